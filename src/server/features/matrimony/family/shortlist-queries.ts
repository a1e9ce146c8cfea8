/** The SQL of shortlists and their comments. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { MatrimonyComments, MatrimonyShortlist } from "#server/tables/database.ts";

type State = MatrimonyShortlist["state"];
const nameOf = (alias: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})`;

/** Newest first, one more than `limit`. */
export function listEntries(
  { db }: Handle,
  { profileId, state, from, limit }: { profileId: string; state: State | undefined; from: Keyset; limit: number },
) {
  return db
    .selectFrom("matrimony_shortlist as e")
    .innerJoin("members as a", "a.id", "e.added_by")
    .select(["e.id", "e.other_id", "e.state", "e.added_by", "e.added_at", atMicros("e.added_at")])
    .select(nameOf("a").as("added_by_name"))
    .where("e.profile_id", "=", profileId)
    .where("e.vetoed_at", "is", null)
    .$if(state !== undefined, (q) => q.where("e.state", "=", state!))
    .where(isBefore("e.added_at", "e.id", from))
    .orderBy("e.added_at", "desc")
    .orderBy("e.id", "desc")
    .limit(limit + 1)
    .execute();
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Of the profile's shortlist, vetoed or not. */
export function findEntry({ db }: Handle, profileId: string, by: { id: string } | { otherId: string }) {
  return db
    .selectFrom("matrimony_shortlist")
    .select(["id", "other_id", "added_by", "vetoed_at"])
    .where("profile_id", "=", profileId)
    .where("id" in by ? "id" : "other_id", "=", "id" in by ? by.id : by.otherId)
    .executeTakeFirst();
}

/** Which of these profiles have another one on their shortlists. */
export async function listWithOther(
  { db }: Handle,
  profileIds: readonly string[],
  otherId: string,
): Promise<Set<string>> {
  if (profileIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("matrimony_shortlist")
    .select("profile_id")
    .where("profile_id", "in", profileIds)
    .where("other_id", "=", otherId)
    .where("vetoed_at", "is", null)
    .execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}

export async function countEntries({ db }: Handle, profileId: string): Promise<number> {
  const { n } = await db
    .selectFrom("matrimony_shortlist")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("profile_id", "=", profileId)
    .where("vetoed_at", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertEntry({ db }: Handle, row: Insertable<MatrimonyShortlist>): Promise<void> {
  await db.insertInto("matrimony_shortlist").values(row).execute();
}

export async function setEntryState({ db }: Handle, id: string, state: State): Promise<void> {
  await db.updateTable("matrimony_shortlist").set({ state }).where("id", "=", id).execute();
}

export async function setEntryVeto({ db }: Handle, id: string, vetoedAt: Date): Promise<void> {
  await db.updateTable("matrimony_shortlist").set({ vetoed_at: vetoedAt }).where("id", "=", id).execute();
}

export async function deleteEntry({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("matrimony_shortlist").where("id", "=", id).execute();
}

/** Of these entries, the earliest first. */
export function listComments({ db }: Handle, entryIds: readonly string[]) {
  return db
    .selectFrom("matrimony_comments as c")
    .innerJoin("members as a", "a.id", "c.author_id")
    .select(["c.id", "c.entry_id", "c.author_id", "c.text", "c.written_at", nameOf("a").as("author")])
    .where("c.entry_id", "in", entryIds)
    .orderBy("c.written_at")
    .orderBy("c.id")
    .execute();
}
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** Of the profile's shortlist. */
export function findComment({ db }: Handle, profileId: string, id: string) {
  return db
    .selectFrom("matrimony_comments as c")
    .innerJoin("matrimony_shortlist as e", "e.id", "c.entry_id")
    .select(["c.id", "c.author_id"])
    .where("e.profile_id", "=", profileId)
    .where("c.id", "=", id)
    .executeTakeFirst();
}

export async function insertComment({ db }: Handle, row: Insertable<MatrimonyComments>): Promise<void> {
  await db.insertInto("matrimony_comments").values(row).execute();
}

export async function deleteComment({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("matrimony_comments").where("id", "=", id).execute();
}

export async function deleteComments({ db }: Handle, entryId: string): Promise<void> {
  await db.deleteFrom("matrimony_comments").where("entry_id", "=", entryId).execute();
}
