/** The SQL of the staff's list of comments. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

const commentsOfQueue = ({ db }: Handle) =>
  db
    .selectFrom("comments as c")
    .innerJoin("members as m", "m.id", "c.member_id")
    .select(["c.id", "c.topic_kind", "c.topic_id", "c.text", "c.state", "c.created_at"])
    .select(["m.phone as writer_phone", "m.language as writer_language"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("writer_name"));
export type QueueRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** First comments, the longest waiting first. */
export function listWaiting(ctx: Handle, limit: number) {
  return commentsOfQueue(ctx)
    .where("c.state", "=", "waiting")
    .where("c.is_withheld", "=", false)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .limit(limit)
    .execute();
}

/** With reports that wait, hidden ones first, then the longest waiting. */
export function listReported(ctx: Handle, limit: number): Promise<QueueRow[]> {
  return commentsOfQueue(ctx)
    .where("c.state", "in", ["public", "hidden"])
    .where(sql<boolean>`exists (select from comment_reports r where r.comment_id = c.id and r.decided_at is null)`)
    .orderBy(sql`c.state = 'hidden' desc`)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .limit(limit)
    .execute();
}

export async function countQueue({ db }: Handle): Promise<number> {
  const { rows } = await sql<{ n: number }>`select
    (select count(*) from comments where state = 'waiting' and not is_withheld)::int
    + (select count(distinct r.comment_id) from comment_reports r join comments c on c.id = r.comment_id
        where r.decided_at is null and c.state in ('public', 'hidden'))::int as n`.execute(db);
  return rows[0]!.n;
}

/** Those about these comments that wait, the oldest first. */
export function listReports({ db }: Handle, ids: readonly string[], limit: number) {
  return db
    .selectFrom("comment_reports as r")
    .innerJoin("members as m", "m.id", "r.member_id")
    .select(["r.comment_id", "r.member_id", "r.reason", "r.text", "r.created_at", "m.phone as reporter_phone"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("reporter_name"))
    .where("r.comment_id", "in", ids)
    .where("r.decided_at", "is", null)
    .orderBy("r.created_at")
    .orderBy("r.member_id")
    .limit(limit)
    .execute();
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

/** Closes the reports that wait, and answers who sent them. */
export async function closeReports({ db }: Handle, commentId: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable("comment_reports")
    .set({ decided_at: now })
    .where("comment_id", "=", commentId)
    .where("decided_at", "is", null)
    .returning("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}
