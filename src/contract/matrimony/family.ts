/** The calls of a family's workspace: for whom the caller acts, the shortlist with its comments, and profiles side by side. Nobody outside of the family learns of any of it. */
import * as z from "zod/mini";
import { longId } from "#base/ids.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { COMMENT_LENGTH, COMPARED_MAX, familyProfile, SHORTLIST_STATES, shortlistEntry } from "./family-views.ts";
import { profileView } from "./views.ts";

const own = { id: id() };
const entry = { ...own, entryId: id() };
const errors = ["profile.not-found", "family.not-allowed"] as const;
const state = z.enum(SHORTLIST_STATES, "field.choice.invalid");

/** One to four ids, with commas between them. */
const idList = z.pipe(
  z
    .string("field.id.invalid")
    .check(z.regex(new RegExp(`^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22}){0,${COMPARED_MAX - 1}}$`), "field.id.invalid")),
  z.transform((ids) => ids.split(",").flatMap((short) => longId(short) ?? [])),
);

export const commentForm = z.strictObject({ text: text("family.label.comment", { max: COMMENT_LENGTH }) });

export const matrimonyFamily = {
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/family/fetchAll",
    access: "owner",
    summary: "The profiles that the caller acts for, newest first: as owner, as the person, or as a manager.",
    input: z.strictObject(page),
    output: z.object({ families: z.array(familyProfile), nextCursor }),
  }),
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/family/fetch",
    access: "owner",
    summary: "One profile that the caller acts for, and as whom.",
    input: z.strictObject(own),
    output: z.object({ family: familyProfile }),
    errors,
  }),
  fetchChoices: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/family/fetchChoices",
    access: "owner",
    summary: "For which of the caller's profiles another one can be put aside, and for which it already is.",
    input: z.strictObject({ fkProfileId: id() }),
    output: z.object({ families: z.array(z.extend(familyProfile, { isOnShortlist: z.boolean() })) }),
    errors: ["profile.not-found"],
  }),
  fetchShortlist: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/family/fetchShortlist",
    access: "owner",
    summary: "What the family of a profile has put aside, newest first, with its comments.",
    input: z.strictObject({ ...own, state: z.optional(state), ...page }),
    output: z.object({ entries: z.array(shortlistEntry), nextCursor }),
    errors,
  }),
  addToShortlist: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/family/addToShortlist",
    access: "owner",
    summary: "Puts a profile aside for one of the family's own; one that is there already stays as it is.",
    input: z.strictObject({ ...own, fkProfileId: id() }),
    output: z.object({ entryId: z.string() }),
    success: 201,
    errors: [...errors, "shortlist.full", "shortlist.vetoed", "shortlist.same-side"],
  }),
  setShortlistState: endpoint({
    method: "PUT",
    path: "/userAdmin/matrimonial/family/setShortlistState",
    access: "owner",
    summary: "Says how far the family is with a profile that it has put aside.",
    input: z.strictObject({ ...entry, state }),
    output: z.object({}),
    errors: [...errors, "shortlist.not-found"],
  }),
  removeFromShortlist: endpoint({
    method: "DELETE",
    path: "/userAdmin/matrimonial/family/removeFromShortlist",
    access: "owner",
    summary:
      "Takes a profile off the shortlist, with its comments: by whoever put it there, the owner or the person; what the person takes off, nobody else puts back.",
    input: z.strictObject(entry),
    output: z.object({}),
    errors: [...errors, "shortlist.not-found"],
  }),
  comment: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/family/comment",
    access: "owner",
    summary: "Says something about a profile on the shortlist to the family alone.",
    input: z.extend(commentForm, { ...entry, idempotencyKey: idempotencyKey() }),
    output: z.object({ commentId: z.string() }),
    success: 201,
    errors: [...errors, "shortlist.not-found", "shortlist.comments-full", "idempotency.reused", "idempotency.running"],
  }),
  removeComment: endpoint({
    method: "DELETE",
    path: "/userAdmin/matrimonial/family/removeComment",
    access: "owner",
    summary: "Takes a comment out: one's own, and as the person of the profile anybody's.",
    input: z.strictObject({ ...own, commentId: id() }),
    output: z.object({}),
    errors: [...errors, "shortlist.comment-not-found"],
  }),
  compare: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/family/compare",
    access: "paid",
    summary: "Up to four whole profiles in the order that was asked; those that the caller may not see are left out.",
    input: z.strictObject({ ids: idList }),
    output: z.object({ comparison: z.array(profileView) }),
  }),
};
