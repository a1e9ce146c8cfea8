/** What anyone may see of wants: lists with their filters, by text or the newest first, and one by itself. */
import { dayOf } from "#base/dates.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { WantKind } from "#contract/want-choices.ts";
import type { WantCard, WantView } from "#contract/want-views.ts";
import type { buyers } from "#contract/wants.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { type ListItem, viewCards } from "#server/features/directory/cards.ts";
import { referenceFor } from "#server/features/directory/category-and-place.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { newestCards } from "#server/features/directory/newest.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { JsonText } from "#server/platform/http/json-payload.ts";
import { refuse } from "#server/platform/refusal.ts";
import { listedWants } from "./listed.ts";
import { findWant, keepPublic, type WantRow } from "./queries.ts";
import { viewWant } from "./view.ts";

type Listing = ParsedOf<typeof buyers.all>;
type Understood = NonNullable<PayloadOf<typeof buyers.all>["understood"]>;

/** The search, which is a later room: app.ts hands it in. */
export type FindItems = (
  ctx: Ctx,
  kind: Kind,
  input: Listing,
  narrow: <Item extends ListItem>(ctx: Ctx, items: Item[]) => Promise<Item[]>,
) => Promise<{ items: ListItem[]; nextCursor: string | null; understood: Understood }>;

/** A page of those of a kind that are open. */
export async function allWants(
  ctx: Ctx,
  { kind, find }: { kind: Kind; find: FindItems },
  input: Listing,
): Promise<{ cards: JsonText<WantCard>[]; nextCursor: string | null; understood: Understood | null }> {
  if (input.searchQuery === "") return { ...(await newestCards<WantCard>(ctx, kind, input)), understood: null };
  // The index knows nothing of last days.
  const { items, nextCursor, understood } = await find(ctx, kind, input, async (ctx, items) => {
    if (items.length === 0) return items;
    const open = await keepPublic(
      ctx,
      items.map(({ id }) => id),
    );
    return items.filter(({ id }) => open.has(id));
  });
  const { corrected, match } = understood;
  return { cards: await viewCards<WantCard>(ctx, kind, items), nextCursor, understood: { corrected, match } };
}

/** One of a kind, ended ones too; only its owner sees what is not approved, or held because of reports. A block hides it from the other. */
export async function showWant(ctx: Ctx, key: WantKind, id: string): Promise<WantView> {
  const row = await findWant(ctx, id);
  if (row?.kind !== listedWants[key].number) refuse("want.not-found");
  const me = ctx.viewer.kind === "member" ? ctx.viewer.id : undefined;
  const isMine = me === row.owner_id;
  const isShown = row.approval === "approved" && row.held_at === null;
  if (row.deleted_at) refuse(isShown ? "page.gone" : "want.not-found");
  if (!isMine && (!isShown || (me !== undefined && (await areBlocked(ctx, me, row.owner_id)))))
    refuse("want.not-found");
  return viewOne(ctx, row);
}

/** As the caller may see it. */
export async function viewOne(ctx: Ctx, row: WantRow): Promise<WantView> {
  const [view] = await viewMany(ctx, [row]);
  return view!;
}

export async function viewMany(ctx: Ctx, rows: readonly WantRow[]): Promise<WantView[]> {
  const [reference, now] = [await referenceFor(ctx, rows), ctx.clock.now()];
  const me = ctx.viewer.kind === "member" ? ctx.viewer.id : undefined;
  return rows.map((row) => viewWant(row, { isMine: me === row.owner_id, isEnded: isEnded(row, now), reference }));
}

/** Whether its last day has passed, also before the timed job has come by, or its owner closed it. */
export function isEnded(row: Pick<WantRow, "ended_at" | "until_date">, now: Date): boolean {
  return row.ended_at !== null || row.until_date < dayOf(now);
}
