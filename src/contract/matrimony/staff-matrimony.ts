/** The staff's calls about matrimonial profiles: those that wait, their photos, and the decision on each. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { id } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { PROFILE_LINES } from "./lines.ts";
import { ownProfile } from "./views.ts";

const updatedAt = z.iso.datetime("field.date.invalid");
const decisionErrors = [
  "profile.not-found",
  "profile.not-waiting",
  "profile.changed",
  "profile.person-silent",
  "staff.own-thing",
] as const;

/** A text as it is read now and as the owner wants it. */
const change = z.object({
  field: z.enum(["fullName", "about", "expectations", "familyAbout", "photos", ...PROFILE_LINES]),
  before: z.string(),
  after: z.string(),
});

const waitingProfile = z.object({
  /** With the changes that wait. */
  profile: ownProfile,
  owner: z.object({ name: z.string(), phoneNo: z.string(), memberSince: z.string() }),
  waitingSince: z.string(),
  /** Goes along with the decision: what was changed meanwhile is refused. */
  updatedAt: z.string(),
  /** Approved and found; only these changes wait. */
  changes: z.array(change),
});
export type WaitingProfile = z.infer<typeof waitingProfile>;

export const staffMatrimony = {
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/matrimonial/waiting",
    access: "moderator",
    summary: "Profiles, and changes of profiles, that wait for a decision, the longest waiting first.",
    input: z.strictObject(page),
    output: z.object({ profiles: z.array(waitingProfile), total: z.int(), nextCursor }),
  }),
  approve: endpoint({
    method: "POST",
    path: "/staff/matrimonial/{id}/approve",
    access: "moderator",
    summary: "Lets a waiting profile, or its waiting changes, be found; refused while the person has not agreed.",
    input: z.strictObject({ id: id(), updatedAt }),
    output: z.object({}),
    errors: decisionErrors,
  }),
  reject: endpoint({
    method: "POST",
    path: "/staff/matrimonial/{id}/reject",
    access: "moderator",
    summary: "Turns a waiting profile, or its waiting changes, down with a message that the owner reads.",
    input: z.strictObject({
      id: id(),
      updatedAt,
      rejectionMessage: text("label.rejection-message", { min: 10, max: 500 }),
    }),
    output: z.object({}),
    errors: decisionErrors,
  }),
};
