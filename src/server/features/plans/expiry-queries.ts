/** The SQL of notices about the ends of plans. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PlanNotices } from "#server/tables/database.ts";

export type NoticeKind = PlanNotices["kind"];
export type PlanEnding = Awaited<ReturnType<typeof listUnnoticedEndings>>[number];

/** Members whose plan ends in this time and who have had no notice of that end, the earliest first. */
export function listUnnoticedEndings(
  { db }: Handle,
  { kind, from, to, limit }: { kind: NoticeKind; from: Date; to: Date; limit: number },
) {
  return db
    .selectFrom("members as m")
    .leftJoin("plan_notices as n", (j) =>
      j.onRef("n.member_id", "=", "m.id").onRef("n.plan_end", "=", "m.plan_expires_at").on("n.kind", "=", kind),
    )
    .select(["m.id", "m.plan_expires_at", "m.language"])
    .select(sql<string | null>`case when m.email = m.confirmed_email then m.email end`.as("mail_address"))
    .where("m.plan_expires_at", ">", from)
    .where("m.plan_expires_at", "<=", to)
    .where("m.blocked_at", "is", null)
    .where("n.member_id", "is", null)
    .orderBy("m.plan_expires_at")
    .limit(limit)
    .$narrowType<{ plan_expires_at: Date }>()
    .execute();
}

/** False when the member has had this notice already. */
export async function insertPlanNotice({ db }: Handle, notice: Insertable<PlanNotices>): Promise<boolean> {
  const row = await db
    .insertInto("plan_notices")
    .values(notice)
    .onConflict((c) => c.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return row !== undefined;
}
