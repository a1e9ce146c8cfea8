/** The SQL of likes, shares and their numbers; how many there are the database counts itself. */
import { sql } from "kysely";
import type { DiscussionCounts } from "#contract/discussions/views.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { TopicKey } from "./topics.ts";

interface OfMember {
  memberId: string;
  now: Date;
}

/** False when the member likes it already. */
export async function insertLike({ db }: Handle, { kind, id }: TopicKey, { memberId, now }: OfMember) {
  const made = await db
    .insertInto("likes")
    .values({ topic_kind: kind, topic_id: id, member_id: memberId, created_at: now })
    .onConflict((c) => c.doNothing())
    .returning("topic_id")
    .executeTakeFirst();
  return made !== undefined;
}

/** False when the member did not like it. */
export async function deleteLike({ db }: Handle, { kind, id }: TopicKey, memberId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("likes")
    .where("topic_kind", "=", kind)
    .where("topic_id", "=", id)
    .where("member_id", "=", memberId)
    .returning("topic_id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Those of these topics that the member likes. */
export async function listLiked({ db }: Handle, kind: TopicKey["kind"], ids: readonly string[], memberId: string) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("likes")
    .select("topic_id")
    .where("topic_kind", "=", kind)
    .where("topic_id", "in", ids)
    .where("member_id", "=", memberId)
    .orderBy("topic_id")
    .limit(ids.length)
    .execute();
  return rows.map(({ topic_id }) => topic_id);
}

/** False when the member has shared it on that day already. */
export async function insertShare({ db }: Handle, { kind, id }: TopicKey, memberId: string, day: string) {
  const made = await db
    .insertInto("shares")
    .values({ topic_kind: kind, topic_id: id, member_id: memberId, shared_on: day })
    .onConflict((c) => c.doNothing())
    .returning("topic_id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Of the topics that have any, by id. */
export async function listCounts({ db }: Handle, kind: TopicKey["kind"], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DiscussionCounts>();
  const rows = await db
    .selectFrom("discussion_counts")
    .select(["topic_id", "likes", "comments", "shares"])
    .where("topic_kind", "=", kind)
    .where("topic_id", "in", ids)
    .orderBy("topic_id")
    .limit(ids.length)
    .execute();
  return new Map(rows.map(({ topic_id, ...counts }) => [topic_id, counts]));
}

/** Whether the member's next comment is read by the staff first: none of theirs has stood yet, or one was removed lately. */
export async function isWatched({ db }: Handle, memberId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ watched: boolean }>`select
    not exists (select from comments where member_id = ${memberId} and state = 'public')
    or exists (select from comments where member_id = ${memberId} and state = 'removed' and decided_at > ${since}) as watched`.execute(
    db,
  );
  return rows[0]!.watched;
}
