/** Likes, comments and shares of a topic as they look on the wire. */
import * as z from "zod/mini";
import { nextCursor } from "../list-fields.ts";

export const discussionCounts = z.object({ likes: z.int(), comments: z.int(), shares: z.int() });
export type DiscussionCounts = z.infer<typeof discussionCounts>;

export const commentView = z.object({
  _id: z.string(),
  text: z.string(),
  /** Of the writer: whole where the member has a public page, else with the last name's first letter. */
  name: z.string(),
  createdAt: z.string(),
  /** Written by the caller. */
  isMine: z.boolean(),
});
export type CommentView = z.infer<typeof commentView>;

/** The caller's own that others do not read: it waits for the staff, is looked at after reports, or was removed for this reason. */
export const unseenComment = z.extend(commentView, {
  state: z.enum(["waiting", "hidden", "removed"]),
  decisionReason: z.nullable(z.string()),
});
export type UnseenComment = z.infer<typeof unseenComment>;

export const discussionView = z.object({
  counts: discussionCounts,
  /** Whether the caller likes it; false for a visitor. */
  liked: z.boolean(),
  /** Newest first. */
  comments: z.array(commentView),
  /** Of the caller, newest first; on the first page alone. */
  unseen: z.array(unseenComment),
  nextCursor,
});
export type DiscussionView = z.infer<typeof discussionView>;
