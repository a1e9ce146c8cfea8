/** The SQL of reports about profiles. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ProfileReports } from "#server/tables/database.ts";

/** False when the member has reported that profile before. */
export async function insertReport({ db }: Handle, row: Insertable<ProfileReports>): Promise<boolean> {
  const made = await db
    .insertInto("profile_reports")
    .values(row)
    .onConflict((c) => c.columns(["profile_id", "member_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Of the waiting reports those that weigh: a grave reason, from a member of some weeks with a running plan, few of whose reports were dismissed. */
export async function countWeighty(
  { db }: Handle,
  {
    profileId,
    now,
    memberBefore,
    mostDismissed,
  }: { profileId: string; now: Date; memberBefore: Date; mostDismissed: number },
): Promise<number> {
  const { total } = await db
    .selectFrom("profile_reports as r")
    .innerJoin("members as m", "m.id", "r.member_id")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("r.profile_id", "=", profileId)
    .where("r.decision", "is", null)
    .where("r.reason", "not in", ["rude", "other"])
    .where("m.plan_expires_at", ">", now)
    .where("m.blocked_at", "is", null)
    .where("m.created_at", "<", memberBefore)
    .where(
      sql<boolean>`(select count(*) from profile_reports e where e.member_id = m.id and e.decision = 'dismissed') <= ${mostDismissed}`,
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the staff have looked at it since then and left it. */
export async function wasDismissedSince({ db }: Handle, profileId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom("profile_reports")
    .select("id")
    .where("profile_id", "=", profileId)
    .where("decision", "=", "dismissed")
    .where("decided_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Profiles with reports that wait, the longest waiting first, those too that their owner has deleted. */
export function listReported({ db }: Handle, limit: number) {
  return db
    .selectFrom("profile_reports as r")
    .innerJoin("matrimony_profiles as x", "x.id", "r.profile_id")
    .innerJoin("members as o", "o.id", "x.owner_id")
    .select([
      "x.id",
      "x.held_at",
      "x.deleted_at",
      "x.updated_at",
      "o.phone as owner_phone",
      "o.language as owner_language",
    ])
    .select([
      sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as("owner_name"),
      sql<Date>`min(r.created_at)`.as("first_at"),
    ])
    .where("r.decision", "is", null)
    .groupBy(["x.id", "o.id"])
    .orderBy("first_at")
    .orderBy("x.id")
    .limit(limit)
    .execute();
}
export type ReportedRow = Awaited<ReturnType<typeof listReported>>[number];

/** The profile, deleted or not, held until the transaction ends: whoever reports or saves it meanwhile waits. */
export function lockReported({ db }: Handle, id: string) {
  return db.selectFrom("matrimony_profiles").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Those about one profile that wait, the oldest first. */
export function listWaitingOf({ db }: Handle, profileId: string, limit: number) {
  return db
    .selectFrom("profile_reports as r")
    .innerJoin("members as m", "m.id", "r.member_id")
    .select(["r.id", "r.reason", "r.text", "r.created_at", "r.member_id", "m.phone as reporter_phone"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("reporter_name"))
    .where("r.profile_id", "=", profileId)
    .where("r.decision", "is", null)
    .orderBy("r.created_at")
    .orderBy("r.id")
    .limit(limit)
    .execute();
}
export type WaitingReport = Awaited<ReturnType<typeof listWaitingOf>>[number];

/** Decides those of `ids` that wait about a profile, and answers who sent them. */
export async function decideWaiting(
  { db }: Handle,
  { profileId, ids }: { profileId: string; ids: string[] },
  values: Updateable<ProfileReports>,
): Promise<string[]> {
  const rows = await db
    .updateTable("profile_reports")
    .set(values)
    .where("profile_id", "=", profileId)
    .where("id", "in", ids)
    .where("decision", "is", null)
    .returning("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}
