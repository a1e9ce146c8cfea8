/** What follows a change of items that strangers may see, in the transaction of the change. */
import { itemTag } from "#contract/kinds.ts";
import { changed } from "#server/platform/context.ts";
import type { Ports } from "#server/platform/ports.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { lockOwnedItems } from "./item-queries.ts";
import type { ItemChange, Kind, Kinds } from "./kinds.ts";

type ChangeCtx = Handle & { ports: Pick<Ports, "reindex"> };

/** Drops the cached pages that show these items and brings search and cards in step. An item that moved is named with its old place and with its new one. */
export async function itemsChanged(ctx: ChangeCtx, kind: Kind, items: readonly ItemChange[]): Promise<void> {
  await changed(ctx, ...items.flatMap((item) => pageTags(kind, item)));
  await ctx.ports.reindex(ctx, kind.key, [...new Set(items.map(({ id }) => id))]);
}

/** The tags of pages that show an item: its own, its parent's, those of its place, and every list that it may stand in. */
function pageTags({ key, parent }: Kind, { id, place_id, parentId }: ItemChange): string[] {
  const ofParent = parent && parentId ? [itemTag(parent.key, parentId)] : [];
  return [itemTag(key, id), ...ofParent, `place:${place_id}`, "results", "home"];
}

/**
 * Does what blocks or unblocks an owner, in the caller's transaction: the database then withholds what the owner has, or shows it again; pages and search follow
 * here. The items are held before, so that no decision about one of them slips in between.
 */
export async function withOwnedItems(
  ctx: ChangeCtx,
  kinds: Kinds,
  ownerId: string,
  blockOrUnblock: () => Promise<void>,
): Promise<void> {
  const owned: Array<{ kind: Kind; items: ItemChange[] }> = [];
  for (const kind of kinds) if (!kind.parent) owned.push({ kind, items: await lockOwnedItems(ctx, kind, ownerId) });
  await blockOrUnblock();
  for (const { kind, items } of owned) await itemsChanged(ctx, kind, items);
}
