/** The SQL of favourites. */
import type { Insertable } from "kysely";
import type { Item } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Favourites } from "#server/tables/database.ts";

interface OfMember {
  memberId: string;
  from: Keyset;
  limit: number;
}

const COLUMNS = ["id", "item_kind", "item_id", "name", "note", "created_at"] as const;

/** Those of these that are the member's own, newest first. */
export function listByIds({ db }: Handle, memberId: string, ids: readonly string[]) {
  return db
    .selectFrom("favourites")
    .select(COLUMNS)
    .where("member_id", "=", memberId)
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(ids.length)
    .execute();
}
export type FavouriteRow = Awaited<ReturnType<typeof listByIds>>[number];

/** What a member keeps, newest first, one more than `limit`. */
export function listFavourites({ db }: Handle, { memberId, from, limit }: OfMember) {
  return db
    .selectFrom("favourites")
    .select(COLUMNS)
    .select(atMicros("created_at"))
    .where("member_id", "=", memberId)
    .where(isBefore("created_at", "id", from))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
}

/** The items of a member, the newest first, without their cards. */
export function listItems({ db }: Handle, memberId: string, limit: number) {
  return db
    .selectFrom("favourites")
    .select(["id", "item_kind", "item_id"])
    .select(({ eb }) => eb("note", "<>", "").$castTo<boolean>().as("has_note"))
    .where("member_id", "=", memberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findFavourite({ db }: Handle, memberId: string, { kind, id }: Item) {
  return db
    .selectFrom("favourites")
    .select("id")
    .where("member_id", "=", memberId)
    .where("item_kind", "=", kind.number)
    .where("item_id", "=", id)
    .executeTakeFirst();
}

/** How many a member keeps; the member's row is held until the transaction ends, so that two at once are counted one after the other. */
export async function countLocked({ db }: Handle, memberId: string): Promise<number> {
  await db.selectFrom("members").select("id").where("id", "=", memberId).forNoKeyUpdate().executeTakeFirst();
  const { n } = await db
    .selectFrom("favourites")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertFavourite({ db }: Handle, row: Insertable<Favourites>): Promise<void> {
  await db.insertInto("favourites").values(row).execute();
}

/** False where it is not the member's own. */
export async function updateNote({ db }: Handle, memberId: string, id: string, note: string): Promise<boolean> {
  const made = await db
    .updateTable("favourites")
    .set({ note })
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Likewise. */
export async function deleteFavourite({ db }: Handle, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("favourites")
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}
