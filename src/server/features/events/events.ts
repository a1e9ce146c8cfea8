/** What anyone may see of events: lists with their filters, by their beginning or by a text, and one by itself. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { EventCard, EventView } from "#contract/events/event-views.ts";
import type { events } from "#contract/events/events.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import type { ListItem } from "#server/features/directory/cards.ts";
import { openView } from "#server/features/directory/full-views.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { LOCKED } from "#server/features/directory/locked-view.ts";
import { getPlace } from "#server/features/places/places.ts";
import { listEventEntries } from "#server/features/spirituality/entries.ts";
import type { Ctx } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { gatheringKind } from "./gathering-kind.ts";
import { daysOf } from "./months.ts";
import {
  type EventFilters,
  type EventRow,
  type FoundEvent,
  keepMatching,
  listByIds,
  listComing,
  listPast,
} from "./queries.ts";
import { viewCard, viewEvent } from "./view.ts";

/** The search, which is a later room: app.ts hands it in. */
export type FindItems = (
  ctx: Ctx,
  kind: Kind,
  input: Pick<ParsedOf<typeof events.fetch>, "searchQuery" | "city" | "limit" | "cursor">,
  narrow: <Item extends ListItem>(ctx: Ctx, items: Item[]) => Promise<Item[]>,
) => Promise<{ items: ListItem[]; nextCursor: string | null; understood: Understood }>;

type Page = PayloadOf<typeof events.fetch>;
type Understood = NonNullable<Page["understood"]>;

/** A page of public events; for a text those of the community alone, since religious ones are found among spirituality. */
export async function listEvents(
  ctx: Ctx,
  find: FindItems,
  { searchQuery, city, month, when, limit, cursor }: ParsedOf<typeof events.fetch>,
): Promise<Page> {
  const days = month === undefined ? undefined : daysOf(month);
  if (searchQuery === "" || when === "past") {
    const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
    const filters: EventFilters = { placeId, days };
    const rows =
      when === "past"
        ? await listPast(ctx, filters, { from: startOf(cursor), limit })
        : await listComing(ctx, filters, { after: cursor === undefined ? undefined : startOf(cursor), limit });
    const page = pageOf(rows, limit);
    return { events: await viewFound(ctx, page.rows), nextCursor: page.nextCursor, understood: null };
  }
  // The place is the search's own: a text may name another one, or nothing may be there.
  const found = await find(ctx, gatheringKind, { searchQuery, city, limit, cursor }, async (ctx, items) => {
    if (items.length === 0) return items;
    const ids = items.map(({ id }) => id);
    const kept = await keepMatching(ctx, ids, { days });
    return items.filter(({ id }) => kept.has(id));
  });
  const { corrected, match } = found.understood;
  const rows = found.items.map(({ id }) => ({ id, source: "community" as const }));
  return { events: await viewFound(ctx, rows), nextCursor: found.nextCursor, understood: { corrected, match } };
}

/** One event, one that is over or called off too; only its organiser sees what others may not. A block hides it from the other. */
export async function showEvent(ctx: Ctx, id: string): Promise<EventView> {
  const row = await getVisible(ctx, id);
  const now = ctx.clock.now();
  const isMine = ctx.viewer.kind === "member" && ctx.viewer.id === row.owner_id;
  if (!row.is_home) return viewEvent(row, { ...LOCKED, isMine }, now);
  return viewEvent(row, await openView(ctx, { kind: gatheringKind, id, ownerId: row.owner_id, contactId: id }), now);
}

/** The row, if the caller may see it. */
export async function getVisible(ctx: Ctx, id: string): Promise<EventRow> {
  const [row] = await listByIds(ctx, [id]);
  if (!row) refuse("event.not-found");
  const me = ctx.viewer.kind === "member" ? ctx.viewer.id : undefined;
  const wasShown = row.approval === "approved" && row.held_at === null;
  if (row.deleted_at) refuse(wasShown ? "page.gone" : "event.not-found");
  if (me === row.owner_id) return row;
  if (!wasShown || (me !== undefined && (await areBlocked(ctx, me, row.owner_id)))) refuse("event.not-found");
  return row;
}

/** The cards of these in their order. */
async function viewFound(ctx: Ctx, found: ReadonlyArray<Pick<FoundEvent, "id" | "source">>): Promise<EventCard[]> {
  const idsOf = (source: FoundEvent["source"]) => found.flatMap((one) => (one.source === source ? [one.id] : []));
  const cards = new Map<string, EventCard>();
  const own = idsOf("community");
  if (own.length > 0) for (const row of await listByIds(ctx, own)) cards.set(row.id, viewCard(row));
  for (const { id, card } of await listEventEntries(ctx, idsOf("religion"))) {
    const { kind: _, services: _s, languages: _l, shakha: _h, textKind: _t, startsOn, ...shown } = card;
    const rest = { venue: null, endsAt: null, byAssociation: false, isReligious: true };
    cards.set(id, { ...shown, ...rest, startsOn: startsOn! });
  }
  return found.flatMap(({ id }) => cards.get(id) ?? []);
}
