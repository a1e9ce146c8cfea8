/** The SQL of reports about items. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ItemReports } from "#server/tables/database.ts";

/** False when the member has reported that item before. */
export async function insertReport({ db }: Handle, row: Insertable<ItemReports>): Promise<boolean> {
  const made = await db
    .insertInto("item_reports")
    .values(row)
    .onConflict((c) => c.columns(["kind", "item_id", "member_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Whether the word of this member weighs: a running plan, and hardly a report that was dismissed. */
export async function isWeighty(
  { db }: Handle,
  { memberId, now, mostDismissed }: { memberId: string; now: Date; mostDismissed: number },
): Promise<boolean> {
  const row = await db
    .selectFrom("members as m")
    .select("m.id")
    .where("m.id", "=", memberId)
    .where("m.plan_expires_at", ">", now)
    .where(
      sql<boolean>`(select count(*) from item_reports r where r.member_id = m.id and r.decision = 'dismissed') <= ${mostDismissed}`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** How many members whose word weighs have reported it for one of these reasons and wait for the staff. */
export async function countWeighty(
  { db }: Handle,
  given: { kind: string; id: string; reasons: readonly string[]; now: Date; mostDismissed: number },
): Promise<number> {
  const { total } = await db
    .selectFrom("item_reports as r")
    .innerJoin("members as m", "m.id", "r.member_id")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("r.kind", "=", given.kind)
    .where("r.item_id", "=", given.id)
    .where("r.decision", "is", null)
    .where(sql<boolean>`r.reason = any(${given.reasons})`)
    .where("m.plan_expires_at", ">", given.now)
    .where(
      sql<boolean>`(select count(*) from item_reports d where d.member_id = m.id and d.decision = 'dismissed') <= ${given.mostDismissed}`,
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the staff have looked at it since then and left it. */
export async function wasDismissedSince(
  { db }: Handle,
  { kind, id, since }: { kind: string; id: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("item_reports")
    .select("id")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("decision", "=", "dismissed")
    .where("decided_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Items with reports that wait, the longest waiting first. */
export function listReported({ db }: Handle, limit: number) {
  return db
    .selectFrom("item_reports")
    .select(["kind", "item_id"])
    .select(sql<Date>`min(created_at)`.as("first_at"))
    .where("decision", "is", null)
    .groupBy(["kind", "item_id"])
    .orderBy("first_at")
    .orderBy("item_id")
    .limit(limit)
    .execute();
}

/** Those about one item that wait, the oldest first. */
export function listWaitingOf({ db }: Handle, { kind, id }: { kind: string; id: string }, limit: number) {
  return db
    .selectFrom("item_reports as r")
    .innerJoin("members as m", "m.id", "r.member_id")
    .select(["r.id", "r.reason", "r.text", "r.created_at", "r.member_id", "m.phone as reporter_phone"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("reporter_name"))
    .where("r.kind", "=", kind)
    .where("r.item_id", "=", id)
    .where("r.decision", "is", null)
    .orderBy("r.created_at")
    .orderBy("r.id")
    .limit(limit)
    .execute();
}
export type WaitingReport = Awaited<ReturnType<typeof listWaitingOf>>[number];

/** Decides those of `ids` that wait about an item, and answers who sent them. */
export async function decideWaiting(
  { db }: Handle,
  { kind, id, ids }: { kind: string; id: string; ids: string[] },
  values: Updateable<ItemReports>,
): Promise<string[]> {
  const rows = await db
    .updateTable("item_reports")
    .set(values)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("id", "in", ids)
    .where("decision", "is", null)
    .returning("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}
