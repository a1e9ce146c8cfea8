/** The SQL of followed festivals and of the ledger of reminders. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

export function findFollows({ db }: Handle, memberId: string) {
  return db
    .selectFrom("festival_follows")
    .select(["keys", "place_id"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

export async function putFollows(
  { db }: Handle,
  row: { member_id: string; place_id: number; keys: string[]; updated_at: Date },
): Promise<void> {
  const { member_id: _, ...values } = row;
  await db
    .insertInto("festival_follows")
    .values(row)
    .onConflict((c) => c.column("member_id").doUpdateSet(values))
    .execute();
}

export async function deleteFollows({ db }: Handle, memberId: string): Promise<void> {
  await db.deleteFrom("festival_follows").where("member_id", "=", memberId).execute();
}

/** Members who follow something and are not blocked, by id. */
export function listFollowers({ db }: Handle, after: string | undefined, limit: number) {
  return db
    .selectFrom("festival_follows as f")
    .innerJoin("members as m", "m.id", "f.member_id")
    .innerJoin("places as p", "p.id", "f.place_id")
    .select(["f.member_id", "f.keys", "m.language", "p.lat", "p.lng"])
    .where("m.blocked_at", "is", null)
    .where("f.member_id", ">", after ?? FIRST_ID)
    .orderBy("f.member_id")
    .limit(limit)
    .execute();
}

/** Those of these keys that the member was not reminded of yet; they stand in the ledger from now on. */
export async function addReminders(
  { db }: Handle,
  { memberId, keys, day, now }: { memberId: string; keys: readonly string[]; day: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .insertInto("festival_reminders")
    .values(keys.map((key) => ({ member_id: memberId, key, day, created_at: now })))
    .onConflict((c) => c.columns(["member_id", "key", "day"]).doNothing())
    .returning("key")
    .execute();
  return rows.map(({ key }) => key);
}

/** At most so many of days long gone. */
export async function deleteRemindersBefore({ db }: Handle, day: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from festival_reminders where (member_id, key, day) in
    (select member_id, key, day from festival_reminders where day < ${day}::date limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
