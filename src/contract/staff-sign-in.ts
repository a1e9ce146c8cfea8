/** The calls of signing in to the staff console: phone and PIN, then a code of an authenticator app, which the first sign-in sets up. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional, phone } from "./fields.ts";
import { otpSent, ticket } from "./one-time-codes.ts";
import { otp, pin, recoveryCode } from "./secret-fields.ts";
import { openedSession } from "./sessions.ts";

const enrolment = z.object({
  /** Goes along with the first code of the app. */
  ticket: z.string(),
  /** What the app is given: by hand, or from the QR code of 'otpauth://...', drawn as squares in a square. */
  secret: z.string(),
  qr: z.object({ d: z.string(), side: z.number() }),
});
export type Enrolment = z.infer<typeof enrolment>;

export const staffSignInCalls = {
  staffLogIn: endpoint({
    method: "POST",
    path: "/auth/staff/logIn",
    access: "anyone",
    summary:
      "Phone and PIN, then a code of the authenticator app or a recovery code; without an app a code by SMS, which in production leads to setting one up (`enrolment`). Who is not of the staff is answered as an unknown phone is.",
    input: z.strictObject({
      phoneNo: phone(),
      pin: pin(),
      otp: optional(otp()),
      recoveryCode: optional(recoveryCode()),
    }),
    output: z.union([
      openedSession,
      z.extend(otpSent, { otpRequired: z.literal(true) }),
      z.object({ appCodeRequired: z.literal(true) }),
      z.object({ enrolment }),
    ]),
    success: 201,
    errors: ["login.failed", "otp.wrong", "member.blocked", "rate.limited", "server.unavailable"],
  }),
  enrolStaff: endpoint({
    method: "POST",
    path: "/auth/staff/enrol",
    access: "anyone",
    summary:
      "The first code of a new authenticator app opens the session, with recovery codes that are shown this once.",
    input: z.strictObject({ ticket: ticket(), otp: otp() }),
    output: z.extend(openedSession, { recoveryCodes: z.array(z.string()) }),
    success: 201,
    errors: ["ticket.invalid", "otp.wrong", "rate.limited"],
  }),
};
