/** What anyone may see of entries: lists with their filters, by text or the newest first, and one by itself. */
import { longId } from "#base/ids.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { EntryCard, EntryView } from "#contract/spirituality/entry-views.ts";
import type { spirituality } from "#contract/spirituality/spirituality.ts";
import { type ListItem, viewCards } from "#server/features/directory/cards.ts";
import { openView } from "#server/features/directory/full-views.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { pageOfCards } from "#server/features/directory/newest.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { JsonText } from "#server/platform/http/json-payload.ts";
import { startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type EntryRow, keepMatching, listByIds, listMatching } from "./queries.ts";
import { isOver, sevaKind } from "./seva-kind.ts";
import { viewEntry } from "./view.ts";

/** The search, which is a later room: app.ts hands it in. */
export type FindItems = (
  ctx: Ctx,
  kind: Kind,
  input: Pick<ParsedOf<typeof spirituality.fetch>, "searchQuery" | "city" | "limit" | "cursor">,
  narrow: <Item extends ListItem>(ctx: Ctx, items: Item[]) => Promise<Item[]>,
) => Promise<{ items: ListItem[]; nextCursor: string | null; understood: Understood }>;

type Understood = NonNullable<PayloadOf<typeof spirituality.fetch>["understood"]>;

/** A page of public entries. */
export async function listEntries(
  ctx: Ctx,
  find: FindItems,
  { searchQuery, city, limit, cursor, ...filters }: ParsedOf<typeof spirituality.fetch>,
): Promise<{ cards: JsonText<EntryCard>[]; nextCursor: string | null; understood: Understood | null }> {
  if (searchQuery === "") {
    const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
    const rows = await listMatching(ctx, { ...filters, placeId }, { from: startOf(cursor), limit });
    return { ...(await pageOfCards<EntryCard>(ctx, sevaKind, rows, limit)), understood: null };
  }
  // The place is the search's own: a text may name another one, or nothing may be there.
  const { items, nextCursor, understood } = await find(
    ctx,
    sevaKind,
    { searchQuery, city, limit, cursor },
    async (ctx, items) => {
      if (items.length === 0) return items;
      const ids = items.map(({ id }) => id);
      const kept = await keepMatching(ctx, ids, filters);
      return items.filter(({ id }) => kept.has(id));
    },
  );
  const { corrected, match } = understood;
  return { cards: await viewCards<EntryCard>(ctx, sevaKind, items), nextCursor, understood: { corrected, match } };
}

/** One entry, an event that is over too; only its owner sees what others may not. Opening its address and position is recorded and capped as of businesses. */
export async function showEntry(ctx: Ctx, id: string): Promise<EntryView> {
  const row = await getVisible(ctx, id);
  const access = await openView(ctx, { kind: sevaKind, id, ownerId: row.owner_id, contactId: id });
  return viewEntry(row, access, { isOver: isOver(row, ctx.clock.now()) });
}

/** Those of these entries that are public events, as cards, by id: lists of events show them beside those of the community. */
export async function listEventEntries(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Array<{ id: string; card: EntryCard }>> {
  if (ids.length === 0) return [];
  const cards = await viewCards<EntryCard>(
    ctx,
    sevaKind,
    ids.map((id) => ({ id })),
  );
  return cards
    .map((text) => JSON.parse(text) as EntryCard)
    .flatMap((card) => (card.startsOn === null ? [] : [{ id: longId(card._id)!, card }]));
}

/** The row, if the caller may see it. */
export async function getVisible(ctx: Ctx, id: string): Promise<EntryRow> {
  const [row] = await listByIds(ctx, [id]);
  if (!row) refuse("seva.not-found");
  const isMine = ctx.viewer.kind === "member" && ctx.viewer.id === row.owner_id;
  const wasShown = row.approval === "approved" && row.held_at === null;
  if (row.deleted_at) refuse(wasShown ? "page.gone" : "seva.not-found");
  if (!wasShown && !isMine) refuse("seva.not-found");
  return row;
}
