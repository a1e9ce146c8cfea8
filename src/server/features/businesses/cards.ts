/** What strangers see of businesses and listings, kept ready: written as JSON when their row changes, so that an answer is a joining of texts. */
import { sql } from "kysely";
import type { JsonText } from "#server/platform/http/json-payload.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
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

/** A row of the table: the card, and what the thing's own page tells strangers besides. */
interface KeptRow extends WholeCardRow {
  kind: Kind;
  locked: string;
}
type Kind = "business" | "listing";
const KINDS: Kind[] = ["business", "listing"];

/** What a list shows: something by its id, with its card as far as the list's statement brought it. */
export type Shown = Partial<CardRow> & { id: string; distanceKm?: number };

/** Makes what is kept of those of these ids that strangers may see, from their rows. */
export type MakeCards = (ctx: Handle, ids: readonly string[]) => Promise<KeptRow[]>;

/** Raise it when what a card or a locked view says changes: older texts are then not shown, and made anew by the timed job. */
export const CARD_VERSION = 2;

/** The column `card` of CardRow, for the row that this id names. */
export const keptCard = (id: string) =>
  `(select k.members from cards k where k.id = ${id} and k.version = ${CARD_VERSION}) as card`;

/**
 * How many public listings the business with this id has now; it changes with each of them and is no part of what is kept. Its own are taken first: a database
 * without statistics thinks little of the indexes of public ones and reads one whole for each business.
 */
export const countListings = (id: string) =>
  `(select count(*)::int from (select status, is_public, deleted_at from listings where business_id = ${id} offset 0) l where l.deleted_at is null and l.is_public and l.status = 'active')`;

const VIEW: Record<Kind, string> = {
  business: `select subcategory_id, place_id, members as card, locked, ${countListings("k.id")} as listings_count from cards k where id = $1 and kind = 0 and version = ${CARD_VERSION}`,
  listing: `select subcategory_id, place_id, members as card, locked from cards where id = $1 and kind = 1 and version = ${CARD_VERSION}`,
};

/** The cards of these items in their order, with the distance where one is given; what has none kept is made now, and left out when strangers may not see it. */
export async function writtenCards<Card>(
  ctx: Handle,
  items: readonly Shown[],
  make: MakeCards,
): Promise<JsonText<Card>[]> {
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

/** What strangers get of one thing's own page; undefined when none is kept, whatever the reason. */
export async function keptView<View>(ctx: Handle, kind: Kind, id: string): Promise<JsonText<View> | undefined> {
  const rows = await ctx.query<KeptRow>({ name: `kept-${kind}`, text: VIEW[kind], values: [id] });
  const [row] = rows;
  return row && written<View>(row, await booksFor(ctx, rows), undefined, `,${row.locked}`);
}

function written<Value>(
  row: WholeCardRow,
  books: Books,
  distanceKm: number | undefined,
  besides = "",
): JsonText<Value> {
  const distance = distanceKm === undefined ? "null" : Math.round(distanceKm);
  const count = typeof row.listings_count === "number" ? `,"listingsCount":${row.listings_count}` : "";
  return `{${row.card},${kindAndPlaceMembers(row, books)},"distanceKm":${distance}${count}${besides}}` as JsonText<Value>;
}

/** Makes the kept cards of these ids anew and takes away those that strangers may not see. Call it in the transaction of the change, with their search documents locked. */
export async function keepCards(ctx: Handle, ids: readonly string[], make: MakeCards): Promise<void> {
  const rows = await make(ctx, ids);
  const kept = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length > 0) await sql`delete from cards where id = any(${gone}::uuid[])`.execute(ctx.db);
  if (rows.length === 0) return;
  const column = <Value>(of: (row: KeptRow) => Value) => rows.map(of);
  await sql`insert into cards (id, kind, subcategory_id, place_id, members, locked, version)
    select c.*, ${CARD_VERSION}::smallint from unnest(${column((row) => row.id)}::uuid[], ${column((row) => KINDS.indexOf(row.kind))}::smallint[], ${column((row) => row.subcategory_id)}::int[],
      ${column((row) => row.place_id)}::int[], ${column((row) => row.card)}::text[], ${column((row) => row.locked)}::text[]) c
    on conflict (id) do update set subcategory_id = excluded.subcategory_id, place_id = excluded.place_id, members = excluded.members, locked = excluded.locked,
      version = excluded.version
    where (cards.subcategory_id, cards.place_id, cards.members, cards.locked, cards.version) is distinct from
      (excluded.subcategory_id, excluded.place_id, excluded.members, excluded.locked, excluded.version)`.execute(
    ctx.db,
  );
}
