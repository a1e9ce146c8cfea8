/** The calls of signing up, signing in and out, PINs and sessions (specification, sections 4 and 7). */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { optional, phone, text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { MEMBER_KINDS, memberFields } from "./member-fields.ts";
import { otp, pin } from "./secret-fields.ts";
import { userData } from "./user-data.ts";

/** What a verified one-time code is exchanged for: opaque, bound to the phone and to the purpose, good once. */
const ticket = () =>
  z.string("field.ticket.invalid").check(z.regex(/^[A-Za-z0-9_.-]{20,200}$/, "field.ticket.invalid"));
const invite = {
  /** The inviter's id, as it stands in the referral link. */
  refId: optional(z.string("field.id.invalid").check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "field.id.invalid"))),
  /** The inviter's name, as it stands in the referral link. */
  referredby: optional(text("label.referred-by", { max: 100 })),
};

export const STAFF_ROLES = ["moderator", "editor", "treasurer", "administrator"] as const;

const session = z.object({ authorization: z.string(), userData });
const otpSent = z.object({
  /** How long the code is good. */
  minutes: z.number(),
  /** When another one may be asked for. */
  againInSeconds: z.number(),
});
const otpNeeded = z.extend(otpSent, { otpRequired: z.literal(true) });
const phoneAndCode = z.strictObject({ phoneNo: phone(), otp: otp() });
const credentials = z.strictObject({ phoneNo: phone(), pin: pin(), otp: optional(otp()) });

export const sessionView = z.object({
  _id: z.string(),
  client: z.enum(["web", "mobile", "staff"]),
  /** Such as 'Chrome' and 'Android'; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

export const auth = {
  logIn: endpoint({
    method: "POST",
    path: "/auth/user/logIn",
    access: "anyone",
    summary:
      "Phone and PIN open a session (201). On a device that this account has not used, 200 with otpRequired and a code by SMS; the same call with `otp` then opens it.",
    input: credentials,
    output: z.union([session, otpNeeded]),
    success: 201,
    errors: ["login.failed", "otp.wrong", "member.blocked", "rate.limited", "server.unavailable"],
    private: true,
  }),
  requestOTP: endpoint({
    method: "GET",
    path: "/auth/user/requestOTP",
    access: "anyone",
    summary: "Sends a code to a phone that wants to sign up; the answer is the same for every phone.",
    input: z.strictObject({
      phoneNo: phone(),
      /** Of the SMS. */
      language: language(),
    }),
    output: otpSent,
    errors: ["rate.limited", "server.busy"],
    private: true,
  }),
  verifyOTP: endpoint({
    method: "POST",
    path: "/auth/user/verifyOTP",
    access: "anyone",
    summary: "Exchanges the code for a ticket to sign up with; tells the phone's owner when it is registered already.",
    input: phoneAndCode,
    output: z.object({ ticket: z.string(), registered: z.boolean() }),
    success: 201,
    errors: ["otp.wrong"],
  }),
  part2Validation: endpoint({
    method: "GET",
    path: "/public/user/part2Validation",
    access: "anyone",
    summary: "Whether a ticket may go on to the second part of the sign-up, and who invited.",
    input: z.strictObject({ ticket: ticket(), ...invite }),
    output: z.object({
      phoneNo: z.string(),
      /** The inviter's first name, when the referral link names a member. */
      invitedBy: z.nullable(z.string()),
      /** True when an imported business waits for this phone's owner. */
      claims: z.boolean(),
    }),
    errors: ["ticket.invalid", "phone.registered"],
    private: true,
  }),
  create: endpoint({
    method: "POST",
    path: "/public/user/create",
    access: "anyone",
    summary:
      "Makes the member of both parts of the form on Plan 0 and opens the first session; the device is known from now on.",
    input: z.strictObject({
      ticket: ticket(),
      kind: z.enum(MEMBER_KINDS, "field.choice.invalid"),
      ...memberFields,
      pin: pin(),
      language: language(),
      acceptsTerms: z.literal(true, "field.terms.required"),
      ...invite,
    }),
    output: session,
    success: 201,
    errors: ["ticket.invalid", "phone.registered", "rate.limited"],
  }),
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
  resetPinOTP: endpoint({
    method: "GET",
    path: "/auth/user/resetPinOTP",
    access: "anyone",
    summary: "Sends a code to a member who forgot the PIN; the answer is the same for every phone.",
    input: z.strictObject({ phoneNo: phone() }),
    output: otpSent,
    errors: ["rate.limited", "server.busy"],
    private: true,
  }),
  verifyResetPinOTP: endpoint({
    method: "POST",
    path: "/auth/user/verifyResetPinOTP",
    access: "anyone",
    summary: "Exchanges the code for a ticket to set a new PIN with.",
    input: phoneAndCode,
    output: z.object({ ticket: z.string() }),
    success: 201,
    errors: ["otp.wrong"],
  }),
  forgotPin: endpoint({
    method: "POST",
    path: "/public/user/forgotPin",
    access: "anyone",
    summary: "Sets a new PIN with a ticket, ends every session of the member and makes this device known.",
    input: z.strictObject({ ticket: ticket(), pin: pin() }),
    output: z.object({}),
    errors: ["ticket.invalid"],
  }),
  changePin: endpoint({
    method: "PUT",
    path: "/userAdmin/user/changePin",
    access: "member",
    summary: "Changes the PIN, ends the member's other sessions and tells the member.",
    input: z.strictObject({ currentPin: pin(), newPin: pin() }),
    output: z.object({}),
    errors: ["pin.wrong", "rate.limited"],
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/userAdmin/user/sessions",
    access: "member",
    summary: "Where the member is signed in, latest first.",
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(sessionView) }),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/userAdmin/user/sessions/{id}",
    access: "member",
    summary: "Ends one of the member's sessions.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: ["session.not-found"],
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/userAdmin/user/sessions",
    access: "member",
    summary: "Ends all of the member's sessions but the one that asks.",
    input: z.strictObject({}),
    output: z.object({ ended: z.number() }),
  }),
  staffLogIn: endpoint({
    method: "POST",
    path: "/auth/staff/logIn",
    access: "anyone",
    summary: "The same for the staff console: a code by SMS at every login.",
    input: credentials,
    output: z.union([session, otpNeeded]),
    success: 201,
    errors: ["login.failed", "otp.wrong", "member.blocked", "staff.needed", "rate.limited", "server.unavailable"],
    private: true,
  }),
  getStaff: endpoint({
    method: "GET",
    path: "/auth/staff/getStaff",
    access: "staff",
    summary: "Who works in the console, and as what.",
    input: z.strictObject({}),
    output: z.object({ staff: z.object({ _id: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) }) }),
  }),
};
