/** Comments as members write, delete and report them. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { discussions } from "#contract/discussions/discussions.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { shownName } from "#server/features/members/shown-name.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { returnAttempt, takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  type CommentRow,
  countWaitingReports,
  deleteComment,
  findTwin,
  getComment,
  insertComment,
  insertReport,
  lockComment,
  updateComment,
} from "./comment-queries.ts";
import { isWatched } from "./queries.ts";
import { discussionChanged, findTopic, getTopic, type Topic, type TopicKey, type Topics } from "./topics.ts";
import { viewComment } from "./view.ts";

const OF_DAY = { name: "comments", most: 30 };
/** Of everything that members report. */
const REPORTS_OF_DAY = { name: "comment-reports", most: 10 };
/** The same text within a minute is the same comment: somebody pressed twice. */
const TWIN_MS = 60_000;
/** After a comment was removed the staff read the next ones first, for so long. */
const WATCHED_DAYS = 90;
/** So many members' reports hide a comment; one that the staff have kept stays for so long, whatever is reported. */
const HIDING_REPORTS = 3;
const TRUSTED_DAYS = 90;

type Written = PayloadOf<typeof discussions.comment>["comment"];

/** Public at once, or once the staff have read it: a member's first one, and those after one that they removed. */
export function createComment(ctx: Ctx, topics: Topics, key: TopicKey, text: string): Promise<Written> {
  const { id: memberId } = memberOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    const topic = await getTopic(ctx, topics, key);
    await takeOfDay(ctx, OF_DAY, memberId, "comment.too-many-today");
    const now = ctx.clock.now();
    const twin = await findTwin(ctx, key, { memberId, text, since: new Date(now.getTime() - TWIN_MS) });
    if (twin) {
      await returnAttempt(ctx, OF_DAY, memberId);
      return viewWritten(twin);
    }
    const waits = await isWatched(ctx, memberId, new Date(now.getTime() - WATCHED_DAYS * DAY_MS));
    const id = newId();
    await insertComment(ctx, {
      id,
      topic_kind: key.kind,
      topic_id: key.id,
      member_id: memberId,
      text,
      state: waits ? "waiting" : "public",
      created_at: now,
    });
    const row = await getComment(ctx, id);
    if (!waits) await commentShown(ctx, key, topic, row);
    return viewWritten(row);
  });
}

/** What follows once others read a comment: pages show it, and whose topic it is about is told. */
export async function commentShown(ctx: Ctx, key: TopicKey, topic: Topic, row: CommentRow): Promise<void> {
  await discussionChanged(ctx, key.id, topic);
  const { ownerId, title, path } = topic;
  if (ownerId === null || ownerId === row.member_id || (await areBlocked(ctx, ownerId, row.member_id))) return;
  await notify(ctx, {
    memberId: ownerId,
    key: "notice.comment.new",
    values: { who: shownName(row), title },
    redirect: path,
    about: `comments:${key.id}`,
  });
}

/** The caller's own. One that the staff removed stays, for it says that the next one is read first. */
export function removeComment(ctx: Ctx, topics: Topics, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const comment = await lockComment(ctx, id);
    if (comment?.member_id !== memberOf(ctx).id || comment.state === "removed") refuse("comment.not-found");
    await deleteComment(ctx, id);
    const { topic_kind: kind, topic_id } = comment;
    await discussionChanged(ctx, topic_id, await findTopic(ctx, topics, { kind, id: topic_id }));
  });
}

/** Keeps a report for the staff; three members' reports hide the comment until they have decided. */
export function reportComment(
  ctx: Ctx,
  topics: Topics,
  { id, reason, text }: ParsedOf<typeof discussions.report>,
): Promise<void> {
  const { id: memberId } = memberOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    const comment = await lockComment(ctx, id);
    if (comment?.state !== "public" || comment.is_withheld) refuse("comment.not-found");
    if (comment.member_id === memberId) refuse("report.own-item");
    const topic = await findTopic(ctx, topics, { kind: comment.topic_kind, id: comment.topic_id });
    if (!topic || (await areBlocked(ctx, memberId, comment.member_id))) refuse("comment.not-found");
    const now = ctx.clock.now();
    if (!(await insertReport(ctx, { comment_id: id, member_id: memberId, reason, text, created_at: now })))
      refuse("report.item-exists");
    await takeOfDay(ctx, REPORTS_OF_DAY, memberId, "report.too-many");
    const trustedSince = now.getTime() - TRUSTED_DAYS * DAY_MS;
    if (comment.decided_at && comment.decided_at.getTime() > trustedSince) return;
    if ((await countWaitingReports(ctx, id)) < HIDING_REPORTS) return;
    await updateComment(ctx, id, { state: "hidden" });
    await discussionChanged(ctx, comment.topic_id, topic);
  });
}

function viewWritten(row: CommentRow): Written {
  return {
    ...viewComment(row, row.member_id),
    state: row.state === "public" ? "public" : "waiting",
    decisionReason: null,
  };
}
