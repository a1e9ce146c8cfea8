/** The items that leads are about: public ones with whom they reach, and the caller's own. */
import type { IdField } from "#contract/kinds.ts";
import { findOwnItem } from "#server/features/directory/item-queries.ts";
import type { Item, Kinds, ReachedRow } from "#server/features/directory/kinds.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { OwnItem } from "./lead-queries.ts";

/** The item that one of the fields names; the contract lets exactly one through. */
export function itemOf(kinds: Kinds, ids: Partial<Record<IdField, string>>): Item {
  const [item] = kinds.flatMap((kind) => {
    const id = (ids as Record<string, string | undefined>)[kind.idField];
    return id === undefined ? [] : [{ kind, id }];
  });
  return item!;
}

/** The caller's own item; refuses what is another's, deleted or unknown. */
export async function getOwnItem(ctx: Ctx, item: Item): Promise<OwnItem & { name: string }> {
  const ownerId = memberOf(ctx).id;
  return { ...item, ownerId, ...((await findOwnItem(ctx, item, ownerId)) ?? refuse(item.kind.notFound)) };
}

/** Whom a public item reaches. Its contact may leave the server with a recorded reveal alone. */
export async function getReached(ctx: Ctx, { kind, id }: Item): Promise<ReachedRow> {
  return (await kind.leads?.findReached(ctx, id)) ?? refuse(kind.notFound);
}

/** The columns by which leads, reveals and clicks name their item, its owner and its contact. */
export function itemColumns({ kind, id }: Item, { owner_id, contact_id }: ReachedRow) {
  return { item_kind: kind.number, item_id: id, owner_id, contact_id };
}
