/** Cards of businesses and listings kept ready: written as JSON when their row changes, so that a list is a joining of texts. */
import { sql } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { Json } from "#server/platform/http/written.ts";
import { type Books, booksFor, type KindAndPlaceRow, kindAndPlaceMembers } from "./kind-and-place.ts";

/** A row of a list with its card. */
export interface CardRow extends KindAndPlaceRow {
  id: string;
  /** The card's own fields as members of a JSON object, without braces; null when none is kept. */
  card: string | null;
  /** Of a business: how many public listings it has now. */
  listings_count?: number | null;
}
type WholeCardRow = CardRow & { card: string };

/** What a list shows: something by its id, with its card as far as the list's statement brought it. */
export type Shown = Partial<CardRow> & { id: string; distanceKm?: number };

/** Makes the cards of those of these ids that strangers may see, from their rows. */
export type MakeCards = (ctx: Pick<Ctx, "query">, ids: readonly string[]) => Promise<WholeCardRow[]>;

/** The column `card` of CardRow, for the row that this id names. */
export const keptCard = (id: string) => `(select k.members from cards k where k.id = ${id}) as card`;

/** How many public listings the business with this id has now; it changes with each of them and is no part of what is kept. */
export const countListings = (id: string) =>
  `(select count(*)::int from listings l where l.business_id = ${id} and l.deleted_at is null and l.is_public and l.status = 'active')`;

/** The cards of these items in their order, with the distance where one is given; what has none kept is made now, and left out when strangers may not see it. */
export async function writtenCards<Card>(
  ctx: Pick<Ctx, "query">,
  items: readonly Shown[],
  make: MakeCards,
): Promise<Json<Card>[]> {
  const missing = items.filter((item) => !hasCard(item)).map(({ id }) => id);
  const made = new Map(missing.length > 0 ? (await make(ctx, missing)).map((row) => [row.id, row]) : []);
  const rows = items.flatMap((item) => {
    const row = hasCard(item) ? item : made.get(item.id);
    return row ? [{ row, distanceKm: item.distanceKm }] : [];
  });
  const books = await booksFor(
    ctx,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, distanceKm }) => written<Card>(row, books, distanceKm));
}

function hasCard(item: Shown): item is WholeCardRow & Shown {
  return typeof item.card === "string";
}

function written<Card>(row: WholeCardRow, books: Books, distanceKm: number | undefined): Json<Card> {
  const distance = distanceKm === undefined ? "null" : Math.round(distanceKm);
  const count = typeof row.listings_count === "number" ? `,"listingsCount":${row.listings_count}` : "";
  return `{${row.card},${kindAndPlaceMembers(row, books)},"distanceKm":${distance}${count}}` as Json<Card>;
}

/** Makes the kept cards of these ids anew and takes away those that strangers may not see. Call it in the transaction of the change, with their search documents locked. */
export async function keepCards(
  ctx: Pick<Ctx, "db" | "query">,
  ids: readonly string[],
  make: MakeCards,
): Promise<void> {
  const rows = await make(ctx, ids);
  const kept = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length > 0) await sql`delete from cards where id = any(${gone}::uuid[])`.execute(ctx.db);
  if (rows.length === 0) return;
  await sql`insert into cards (id, members) select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ card }) => card)}::text[])
    on conflict (id) do update set members = excluded.members where cards.members <> excluded.members`.execute(ctx.db);
}
