/** The calls of signing in and out, of members and staff, with those of signing up, PINs and sessions (specification, sections 4 and 7). */
import * as z from "zod/mini";
import { STAFF_ROLES } from "./access.ts";
import { emailCalls } from "./email-confirmation.ts";
import { endpoint } from "./endpoint.ts";
import { optional, phone } from "./fields.ts";
import { otpSent } from "./one-time-codes.ts";
import { pinCalls } from "./pins.ts";
import { otp, pin } from "./secret-fields.ts";
import { openedSession, sessionCalls } from "./sessions.ts";
import { signUpCalls } from "./sign-up.ts";
import { staffSignInCalls } from "./staff-sign-in.ts";
import { userData } from "./user-data.ts";

const otpNeeded = z.extend(otpSent, { otpRequired: z.literal(true) });
const credentials = z.strictObject({ phoneNo: phone(), pin: pin(), otp: optional(otp()) });

export const auth = {
  logIn: endpoint({
    method: "POST",
    path: "/auth/user/logIn",
    access: "anyone",
    summary:
      "Phone and PIN open a session (201). On a device that this account has not used, 200 with otpRequired and a code by SMS; the same call with `otp` then opens it.",
    input: credentials,
    output: z.union([openedSession, otpNeeded]),
    success: 201,
    errors: ["login.failed", "otp.wrong", "member.blocked", "rate.limited", "server.unavailable"],
  }),
  ...signUpCalls,
  getUser: endpoint({
    method: "GET",
    path: "/auth/user/getUser",
    access: "member",
    summary:
      "Confirms the session: 201 on a running plan; 401 'plan.none' with payload.userData on Plan 0 or an expired plan.",
    input: z.strictObject({}),
    output: z.object({ userData }),
    success: 201,
    errors: ["plan.none"],
  }),
  logOut: endpoint({
    method: "DELETE",
    path: "/auth/user/logOut",
    access: "member",
    summary: "Ends the session that asks.",
    input: z.strictObject({}),
    output: z.object({}),
    success: 201,
  }),
  ...pinCalls,
  ...sessionCalls,
  ...emailCalls,
  ...staffSignInCalls,
  getStaff: endpoint({
    method: "GET",
    path: "/auth/staff/getStaff",
    access: "staff",
    summary: "Who works in the console, and as what.",
    input: z.strictObject({}),
    output: z.object({ staff: z.object({ _id: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) }) }),
  }),
};
