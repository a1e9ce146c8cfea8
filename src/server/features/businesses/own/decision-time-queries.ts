/** The SQL of how long the staff took over businesses. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** When the last businesses that were decided had been registered, and when that was decided; one that was sent twice counts from the first time. */
export function listDecisionTimes({ db }: Handle, limit: number): Promise<Array<{ created_at: Date; done_at: Date }>> {
  return db
    .selectFrom("staff_log as l")
    .innerJoin("businesses as b", "b.id", "l.subject_id")
    .select(["b.created_at", "l.done_at"])
    .where("l.action", "in", ["business.approved", "business.rejected"])
    .orderBy("l.id", "desc")
    .limit(limit)
    .execute();
}
