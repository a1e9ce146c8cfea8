/** Posts as they are answered, in lists and one by one: what everybody reads, and what only this caller does. */
import * as z from "zod/mini";
import { longId } from "#base/ids.ts";
import { discussionCounts } from "./discussions/views.ts";
import { placed } from "./group-views.ts";

const poll = z.object({
  options: z.array(z.string()),
  closesOn: z.string(),
  isClosed: z.boolean(),
  /** Votes for each option; null until the caller has voted or the poll is closed. */
  votes: z.nullable(z.array(z.int())),
  /** What the caller chose, from 0 on. */
  ownVote: z.nullable(z.int()),
});
export type PollView = z.infer<typeof poll>;

export const postView = z.object({
  _id: z.string(),
  /** For its author as typed, for everybody else with contacts masked. */
  text: z.string(),
  language: z.enum(["en", "hi"]),
  /** Of its author: whole where the member has a public page, else 'Rekha S.'. */
  name: z.string(),
  postedAt: z.string(),
  editedAt: z.nullable(z.string()),
  images: z.array(z.string()),
  place: z.nullable(placed),
  group: z.nullable(z.object({ _id: z.string(), slug: z.string(), name: z.string(), nameHi: z.nullable(z.string()) })),
  poll: z.nullable(poll),
  counts: discussionCounts,
  /** The caller likes it. */
  liked: z.boolean(),
  isMine: z.boolean(),
  /** The caller moderates its group. */
  canHide: z.boolean(),
  /** Hidden by the moderator of its group; shown to that moderator and its author. */
  isHidden: z.boolean(),
  hiddenReason: z.nullable(z.string()),
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Reports keep it out of sight until the staff have looked; for its author. */
  isHeld: z.boolean(),
  rejectionMessage: z.nullable(z.string()),
});
export type PostView = z.infer<typeof postView>;

/** Somebody whose posts the caller does not want to read. */
export const muteView = z.object({ _id: z.string(), name: z.string(), mutedAt: z.string() });
export type MuteView = z.infer<typeof muteView>;

export const staffPost = z.extend(postView, {
  author: z.object({ name: z.string(), phoneNo: z.string(), language: z.enum(["en", "hi"]) }),
  updatedAt: z.string(),
});
export type StaffPost = z.infer<typeof staffPost>;

/** The tag of cached pages that show this post, named by its UUID or by its id as it stands in links. */
export const postTag = (id: string) => `post:${longId(id)}`;
