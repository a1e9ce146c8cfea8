/** What the staff read and decide about comments: first ones, and those that members have reported. */
import { shortId } from "#base/ids.ts";
import type { StaffComment, staffComments } from "#contract/discussions/staff-comments.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { messageRef } from "#contract/message-refs.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { getComment, lockComment, updateComment } from "./comment-queries.ts";
import { commentShown } from "./comments.ts";
import { closeReports, countQueue, listReported, listReports, listWaiting, type QueueRow } from "./staff-queries.ts";
import { discussionChanged, findTopic, type Topics } from "./topics.ts";

const AT_ONCE = 30;
const REPORTS_AT_ONCE = 200;

export async function commentQueue(ctx: Ctx, topics: Topics): Promise<PayloadOf<typeof staffComments.fetchWaiting>> {
  const [reported, waiting] = [await listReported(ctx, AT_ONCE), await listWaiting(ctx, AT_ONCE)];
  const reports =
    reported.length > 0
      ? await listReports(
          ctx,
          reported.map(({ id }) => id),
          REPORTS_AT_ONCE,
        )
      : [];
  const view = async (row: QueueRow): Promise<StaffComment> => {
    const topic = await findTopic(ctx, topics, { kind: row.topic_kind, id: row.topic_id });
    return {
      _id: shortId(row.id),
      text: row.text,
      state: row.state as StaffComment["state"],
      createdAt: row.created_at.toISOString(),
      writer: { name: row.writer_name, phoneNo: row.writer_phone, language: row.writer_language },
      kind: row.topic_kind,
      topic: topic ? { title: topic.title, path: topic.path } : null,
      reports: reports
        .filter(({ comment_id }) => comment_id === row.id)
        .map((report) => ({
          reason: report.reason,
          text: report.text,
          createdAt: report.created_at.toISOString(),
          reporter: { name: report.reporter_name, phoneNo: report.reporter_phone },
        })),
    };
  };
  return {
    reported: await Promise.all(reported.map(view)),
    waiting: await Promise.all(waiting.map(view)),
    total: await countQueue(ctx),
  };
}

/** Nobody decides about their own comment or after their own report; the writer hears of what was published or removed, and never who reported it. */
export function decideComment(
  ctx: Ctx,
  topics: Topics,
  { id, decision, reason }: ParsedOf<typeof staffComments.decide>,
): Promise<void> {
  if (decision === "removed" && !reason)
    refuseFields({ reason: messageRef("field.required", { label: "@label.decision-reason" }) });
  return inTransaction(ctx, async (ctx) => {
    const comment = await lockComment(ctx, id);
    if (!comment || comment.state === "removed") refuse("comment.not-waiting");
    const [{ id: staffId }, now] = [memberOf(ctx), ctx.clock.now()];
    const reporters = await closeReports(ctx, id, now);
    if (comment.state === "public" && reporters.length === 0) refuse("comment.not-waiting");
    if ([comment.member_id, ...reporters].includes(staffId)) refuse("staff.own-thing");
    await updateComment(ctx, id, {
      state: decision,
      decided_at: now,
      decided_by: staffId,
      decision_reason: decision === "removed" ? (reason ?? null) : null,
    });
    const key = { kind: comment.topic_kind, id: comment.topic_id };
    const topic = await findTopic(ctx, topics, key);
    if (decision === "public" && comment.state === "waiting" && topic)
      await commentShown(ctx, key, topic, await getComment(ctx, id));
    else await discussionChanged(ctx, key.id, topic);
    const told = { memberId: comment.member_id, redirect: topic?.path ?? paths.home(), about: `comment:${id}` };
    const title = topic?.title ?? "";
    if (decision === "removed")
      await notify(ctx, { ...told, key: "notice.comment.removed", values: { title, reason: reason! } });
    else if (comment.state !== "public")
      await notify(ctx, { ...told, key: "notice.comment.public", values: { title } });
    for (const memberId of reporters) await notify(ctx, { memberId, key: "notice.item-report.decided" });
    await logStaffAction(ctx, {
      action: decision === "removed" ? "comment.removed" : "comment.public",
      kind: "comment",
      id,
      name: comment.text.slice(0, 80),
      ...(reason && { detail: { message: reason } }),
    });
  });
}
