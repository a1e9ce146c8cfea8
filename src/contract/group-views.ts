/** Groups as they are answered: for everybody, and as a member stands to one. */
import * as z from "zod/mini";
import { longId } from "#base/ids.ts";
import { placeFields } from "./directory.ts";

/** A city with its state, as forms choose it. */
export const placed = z.object({ ...placeFields, fkStateId: z.string() });
export type Placed = z.infer<typeof placed>;

/** The same for every viewer; who is in it is told to nobody. */
export const groupView = z.object({
  _id: z.string(),
  /** For links: the name in Roman letters. */
  slug: z.string(),
  name: z.string(),
  nameHi: z.nullable(z.string()),
  /** In English and in Hindi; at least one is there. */
  description: z.nullable(z.string()),
  descriptionHi: z.nullable(z.string()),
  rules: z.nullable(z.string()),
  rulesHi: z.nullable(z.string()),
  /** Null for all of India. */
  place: z.nullable(placed),
  /** Its posts are read by its members alone. */
  isClosed: z.boolean(),
  /** Who wants to join waits for its moderator. */
  asksFirst: z.boolean(),
  membersCount: z.int(),
});
export type GroupView = z.infer<typeof groupView>;

/** What the caller has to do with a group: in it, asking to be, or its founder. */
export const ownGroup = z.extend(groupView, {
  state: z.nullable(z.enum(["asked", "member"])),
  isMine: z.boolean(),
  isModerator: z.boolean(),
  /** Null where there is none, or where a block stands between the two. */
  moderator: z.nullable(z.string()),
  /** How many wait for the caller to let them in. */
  asking: z.int(),
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Why it, or its last edit, was turned down; for its founder. */
  rejectionMessage: z.nullable(z.string()),
  editRejectionMessage: z.nullable(z.string()),
  hasPendingEdit: z.boolean(),
});
export type OwnGroup = z.infer<typeof ownGroup>;

/** One who asks to join, as the moderator reads it. */
export const joinRequest = z.object({ _id: z.string(), name: z.string(), city: z.string(), askedAt: z.string() });
export type JoinRequest = z.infer<typeof joinRequest>;

export const staffGroup = z.extend(groupView, {
  founder: z.string(),
  moderator: z.nullable(z.string()),
  moderatorPhone: z.nullable(z.string()),
});
export type StaffGroup = z.infer<typeof staffGroup>;

/** The tag of cached pages that show this group, named by its UUID or by its id as it stands in links. */
export const groupTag = (id: string) => `group:${longId(id)}`;
