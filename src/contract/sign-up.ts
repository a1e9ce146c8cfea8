/** The calls of signing up: a code to the phone, the ticket it earns, both parts of the form. */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { optional, text } from "./fields.ts";
import { memberFields } from "./member-fields.ts";
import { MEMBER_KINDS } from "./member-kinds.ts";
import { otpSent, phoneAndCode, phoneAndLanguage, ticket } from "./one-time-codes.ts";
import { REF_ID, REFERRED_BY_MAX } from "./referral.ts";
import { pin } from "./secret-fields.ts";
import { openedSession } from "./sessions.ts";

const invite = {
  /** The inviter's id, as it stands in the referral link. */
  refId: optional(z.string("field.id.invalid").check(z.regex(REF_ID, "field.id.invalid"))),
  /** The inviter's name, as it stands in the referral link. */
  referredby: optional(text("label.referred-by", { max: REFERRED_BY_MAX })),
};

export const signUpCalls = {
  requestOTP: endpoint({
    method: "GET",
    path: "/auth/user/requestOTP",
    access: "anyone",
    summary: "Sends a code to a phone that wants to sign up; the answer is the same for every phone.",
    input: phoneAndLanguage,
    output: otpSent,
    errors: ["rate.limited"],
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
    errors: ["otp.wrong", "rate.limited"],
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
    output: openedSession,
    success: 201,
    errors: ["ticket.invalid", "phone.registered", "rate.limited"],
  }),
};
