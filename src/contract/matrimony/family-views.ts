/** What the family of a profile reads of its workspace: the profiles it acts for, what it has put aside, and what it says about it. */
import * as z from "zod/mini";
import { SIDES } from "./choices.ts";
import { profileCard } from "./views.ts";

/** How far a family is with a profile that it has put aside. */
export const SHORTLIST_STATES = ["interested", "talking", "not-for-us"] as const;
/** So many profiles a family puts aside for one of its own, and so many comments it writes about one. */
export const SHORTLIST_MAX = 200;
export const COMMENTS_MAX = 50;
export const COMMENT_LENGTH = 500;
/** So many stand side by side. */
export const COMPARED_MAX = 4;

/** Who somebody is to a profile: its writer, the person whom it is about, or a manager whom the family has invited. */
export const FAMILY_ROLES = ["owner", "person", "manager"] as const;
export type FamilyRole = (typeof FAMILY_ROLES)[number];

/** A profile that the caller acts for. */
export const familyProfile = z.object({
  _id: z.string(),
  fullName: z.string(),
  gender: z.enum(SIDES),
  role: z.enum(FAMILY_ROLES),
  /** The caller is whom it is about, and may veto what is said in their name. */
  isPerson: z.boolean(),
  state: z.enum(["open", "hidden", "settled"]),
  /** By the person, who alone opens it again. */
  isHiddenByPerson: z.boolean(),
  personAnswer: z.enum(["waiting", "agreed", "declined"]),
});
export type FamilyProfile = z.infer<typeof familyProfile>;

const comment = z.object({
  _id: z.string(),
  /** Name of the member. */
  author: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  mayRemove: z.boolean(),
});
export type FamilyComment = z.infer<typeof comment>;

export const shortlistEntry = z.object({
  _id: z.string(),
  state: z.enum(SHORTLIST_STATES),
  addedBy: z.string(),
  addedAt: z.string(),
  mayRemove: z.boolean(),
  /** Null once the caller may not see it any more; then there are no comments either. */
  profile: z.nullable(profileCard),
  comments: z.array(comment),
});
export type ShortlistEntry = z.infer<typeof shortlistEntry>;
