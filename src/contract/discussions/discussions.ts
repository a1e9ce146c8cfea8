/** The calls about what is said of a topic of any kind: everybody reads, members like, comment, share and report. */
import * as z from "zod/mini";
import { ITEM_REPORT_REASONS } from "../approval-kinds.ts";
import { flag } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { id } from "../key-fields.ts";
import { page } from "../list-fields.ts";
import { TOPIC_KINDS } from "./topics.ts";
import { discussionView, unseenComment } from "./views.ts";

const kind = z.enum(TOPIC_KINDS, "field.choice.invalid");
const topic = { kind, id: id() };

/** So many topics of a list are asked about at once. */
const MARKS_MOST = 50;

export const commentForm = z.strictObject({ text: text("discussion.label.comment", { min: 2, max: 1000 }) });
export const commentReportForm = z.strictObject({
  reason: z.enum(ITEM_REPORT_REASONS, "field.choice.invalid"),
  text: text("item-report.label", { min: 0, max: 500 }),
});
export const likeInput = { liked: z._default(flag(), true) };

export const likeResult = z.object({ liked: z.boolean(), likes: z.int() });
/** `state` is public, or waiting: a first comment is read by the staff before. */
export const commentResult = z.object({
  comment: z.extend(unseenComment, { state: z.enum(["waiting", "public"]) }),
});
export const shareResult = z.object({ shares: z.int() });

export const discussions = {
  fetch: endpoint({
    method: "GET",
    path: "/public/discussions/fetch",
    access: "anyone",
    summary:
      "How many like and share a topic, its comments, newest first, and for a member: whether they like it, and their own comments that wait.",
    input: z.strictObject({ ...topic, ...page }),
    output: discussionView,
    private: true,
    errors: ["discussion.not-found"],
  }),
  fetchLiked: endpoint({
    method: "POST",
    path: "/userAdmin/discussions/fetchLiked",
    access: "member",
    summary: "Which of these topics of one kind the caller likes, for the hearts of a list.",
    input: z.strictObject({
      kind,
      ids: z.array(id(), "field.invalid").check(z.maxLength(MARKS_MOST, "field.invalid")),
    }),
    output: z.object({ ids: z.array(z.string()) }),
    background: true,
  }),
  like: endpoint({
    method: "POST",
    path: "/public/discussions/like",
    access: "member",
    summary: "Likes a topic, or with `liked` false no longer; once more changes nothing.",
    input: z.strictObject({ ...topic, ...likeInput }),
    output: likeResult,
    errors: ["discussion.not-found", "discussion.comments-alone", "like.too-many-today"],
  }),
  comment: endpoint({
    method: "POST",
    path: "/public/discussions/comment",
    access: "member",
    summary: "Comments on a topic. A member's first comment waits for the staff; later ones are public at once.",
    input: z.extend(commentForm, topic),
    output: commentResult,
    success: 201,
    errors: ["discussion.not-found", "comment.too-many-today"],
  }),
  share: endpoint({
    method: "POST",
    path: "/public/discussions/share",
    access: "member",
    summary: "Tells that the caller has passed a topic on; counted once a day.",
    input: z.strictObject(topic),
    output: shareResult,
    errors: ["discussion.not-found", "discussion.comments-alone"],
    background: true,
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/discussions/delete",
    access: "member",
    summary: "Deletes a comment of the caller's own; one that the staff removed stays so.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: ["comment.not-found"],
  }),
  report: endpoint({
    method: "POST",
    path: "/public/discussions/report",
    access: "member",
    summary:
      "Tells the staff that something is wrong with a comment, once for each; three members' reports hide it until the staff decide.",
    input: z.extend(commentReportForm, { id: id() }),
    output: z.object({}),
    success: 201,
    errors: ["comment.not-found", "report.own-item", "report.item-exists", "report.too-many"],
  }),
};
