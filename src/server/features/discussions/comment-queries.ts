/** The SQL of comments: reading, writing, reporting. */
import { type Insertable, sql, type Updateable } from "kysely";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import { notMuted } from "#server/features/blocks/mute-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { CommentReports, Comments } from "#server/tables/database.ts";
import type { TopicKey } from "./topics.ts";

/** Whether the member has a public page, where the whole name stands (room members). */
const HAS_PAGE = sql<boolean>`m.show_on_map or exists (select from businesses o where o.owner_id = m.id and o.approval = 'approved' and o.deleted_at is null)`;

const commentsWithWriter = ({ db }: Handle) =>
  db
    .selectFrom("comments as c")
    .innerJoin("members as m", "m.id", "c.member_id")
    .select(["c.id", "c.member_id", "c.text", "c.state", "c.created_at", "c.decision_reason"])
    .select(["m.first_name", "m.last_name", HAS_PAGE.as("has_page"), atMicros("c.created_at")]);

interface PageOfTopic extends TopicKey {
  from: Keyset;
  limit: number;
}

/** What the caller may read, newest first, one more than `limit`. */
export function listComments(ctx: Ctx, { kind, id, from, limit }: PageOfTopic) {
  return commentsWithWriter(ctx)
    .where("c.topic_kind", "=", kind)
    .where("c.topic_id", "=", id)
    .where("c.state", "=", "public")
    .where("c.is_withheld", "=", false)
    .where(notBlocked(ctx, "c.member_id"))
    .where(notMuted(ctx, "c.member_id"))
    .where(isBefore("c.created_at", "c.id", from))
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit + 1)
    .execute();
}
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** The member's own that others do not read, newest first. */
export function listUnseen(ctx: Handle, { kind, id }: TopicKey, memberId: string, limit: number) {
  return commentsWithWriter(ctx)
    .where("c.topic_kind", "=", kind)
    .where("c.topic_id", "=", id)
    .where("c.member_id", "=", memberId)
    .where("c.state", "<>", "public")
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

/** The same text by the same member about the same topic, written since then. */
export function findTwin(ctx: Handle, { kind, id }: TopicKey, twin: { memberId: string; text: string; since: Date }) {
  return commentsWithWriter(ctx)
    .where("c.topic_kind", "=", kind)
    .where("c.topic_id", "=", id)
    .where("c.member_id", "=", twin.memberId)
    .where("c.text", "=", twin.text)
    .where("c.state", "in", ["waiting", "public"])
    .where("c.created_at", ">", twin.since)
    .limit(1)
    .executeTakeFirst();
}

export function getComment(ctx: Handle, id: string): Promise<CommentRow> {
  return commentsWithWriter(ctx).where("c.id", "=", id).executeTakeFirstOrThrow();
}

export async function insertComment({ db }: Handle, row: Insertable<Comments>): Promise<void> {
  await db.insertInto("comments").values(row).execute();
}

/** Held until the transaction ends. */
export function lockComment({ db }: Handle, id: string) {
  return db
    .selectFrom("comments")
    .select(["id", "topic_kind", "topic_id", "member_id", "text", "state", "is_withheld", "decided_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateComment({ db }: Handle, id: string, values: Updateable<Comments>): Promise<void> {
  await db.updateTable("comments").set(values).where("id", "=", id).execute();
}

export async function deleteComment({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("comments").where("id", "=", id).execute();
}

/** False when the member has reported that comment before. */
export async function insertReport({ db }: Handle, row: Insertable<CommentReports>): Promise<boolean> {
  const made = await db
    .insertInto("comment_reports")
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning("comment_id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function countWaitingReports({ db }: Handle, commentId: string): Promise<number> {
  const { n } = await db
    .selectFrom("comment_reports")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("comment_id", "=", commentId)
    .where("decided_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(n);
}
