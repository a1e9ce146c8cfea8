/** The SQL of stored cards: the columns by which every list reads them, the locked view of one item, and their writing. */
import { type Selectable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Cards } from "#server/tables/database.ts";
import type { ListedKind, NewCard } from "./kinds.ts";

/** Raise it when what a card or a locked view says changes: older texts are then not shown, and made anew by the timed job. */
export const CARD_VERSION = 10;

/** A row of a list with its card: `members` is null when none is stored; `counted` is what its kind counts anew. */
export type CardRow = Pick<Selectable<Cards>, "id" | "subcategory_id" | "place_id"> & {
  members: string | null;
  counted?: number | null;
};

/** The columns of CardRow beside the id, of rows `alias` that have an id, a place and a subcategory of this kind. */
export const cardColumns = (kind: ListedKind, alias: string, subcategory = `${alias}.subcategory_id`) =>
  `${subcategory}, ${alias}.place_id, (select k.members from cards k where k.id = ${alias}.id and k.version = ${CARD_VERSION}) as members, ${countedColumn(kind, alias)}`;

/** The same columns of a row that is no item. */
export const NO_CARD_COLUMNS = "null::int, null::int, null::text, null::int";

const countedColumn = ({ counted }: ListedKind, alias: string) =>
  `${counted?.of(`${alias}.id`) ?? "null::int"} as counted`;

/** A named statement: it answers every visit of a page that is not in memory. */
export async function findStoredCard(ctx: Handle, kind: ListedKind, id: string) {
  const rows = await ctx.query<CardRow & Pick<Selectable<Cards>, "members" | "locked">>({
    name: `stored-card-${kind.key}`,
    text: () => `select k.id, k.subcategory_id, k.place_id, k.members, k.locked, ${countedColumn(kind, "k")} from cards k
      where k.id = $1 and k.kind = ${kind.number} and k.version = ${CARD_VERSION}`,
    values: [id],
  });
  return rows[0];
}

/** The stored cards of these items, in no order. A named statement: it answers lists that bring ids alone. */
export function findStoredCards(ctx: Handle, kind: ListedKind, ids: readonly string[]) {
  return ctx.query<CardRow & { members: string }>({
    name: `stored-cards-${kind.key}`,
    text: () => `select k.id, k.subcategory_id, k.place_id, k.members, ${countedColumn(kind, "k")} from cards k
      where k.id = any($1::uuid[]) and k.kind = ${kind.number} and k.version = ${CARD_VERSION}`,
    values: [ids],
  });
}

export async function deleteCards(ctx: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from cards where id = any(${ids}::uuid[])`.execute(ctx.db);
}

/** New cards, or new texts of those that are stored; a card that stays the same is not touched. */
export async function putCards(ctx: Handle, { number }: ListedKind, cards: readonly NewCard[]): Promise<void> {
  if (cards.length === 0) return;
  const column = <Value>(of: (card: NewCard) => Value) => cards.map(of);
  await sql`insert into cards (id, kind, subcategory_id, place_id, members, locked, version)
    select c.id, ${number}::smallint, c.subcategory_id, c.place_id, c.members, c.locked, ${CARD_VERSION}::smallint
    from unnest(${column((card) => card.id)}::uuid[], ${column((card) => card.subcategory_id)}::int[], ${column((card) => card.place_id)}::int[],
      ${column((card) => card.members)}::text[], ${column((card) => card.locked)}::text[]) as c (id, subcategory_id, place_id, members, locked)
    on conflict (id) do update set subcategory_id = excluded.subcategory_id, place_id = excluded.place_id, members = excluded.members, locked = excluded.locked,
      version = excluded.version
    where (cards.subcategory_id, cards.place_id, cards.members, cards.locked, cards.version) is distinct from
      (excluded.subcategory_id, excluded.place_id, excluded.members, excluded.locked, excluded.version)`.execute(
    ctx.db,
  );
}
