/** What administrators do for others of the staff who have lost PIN or app: see who they are, allow a new PIN, remove the app. */
import * as z from "zod/mini";
import { STAFF_ROLES } from "./access.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";

const staffMember = z.object({
  _id: z.string(),
  name: z.string(),
  phoneNo: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Whoever asks: nothing of this is done for oneself. */
  isSelf: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

const ofAnother = {
  method: "POST",
  access: "administrator",
  input: z.strictObject({ id: id() }),
  output: z.object({}),
  recentCode: true,
  errors: ["member.not-found", "staff.own-thing"],
} as const;

export const staffMemberCalls = {
  listMembers: endpoint({
    method: "GET",
    path: "/staff/members",
    access: "administrator",
    summary: "Who is of the staff.",
    input: z.strictObject({}),
    output: z.object({ members: z.array(staffMember) }),
  }),
  allowNewPin: endpoint({
    ...ofAnother,
    path: "/staff/members/{id}/allowNewPin",
    summary: "Lets another one of the staff set a new PIN with a code by SMS, for an hour.",
  }),
  removeApp: endpoint({
    ...ofAnother,
    path: "/staff/members/{id}/removeApp",
    summary:
      "Forgets authenticator app and recovery codes of another one of the staff, who sets up another at the next sign-in.",
  }),
};
