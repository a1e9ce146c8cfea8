/** One-time codes on the wire: what tells that one was sent, how one is handed in, and the ticket that a right one earns. */
import * as z from "zod/mini";
import { phone } from "./fields.ts";
import { otp } from "./secret-fields.ts";

export const otpSent = z.object({
  /** How long the code is good. */
  minutes: z.number(),
  /** When another one may be asked for. */
  againInSeconds: z.number(),
  /** True when no other code left, because the one sent before is still good. */
  sentBefore: z.boolean(),
});

export const phoneAndCode = z.strictObject({ phoneNo: phone(), otp: otp() });

/** What a verified one-time code is exchanged for: opaque, bound to the phone and to the purpose, good once. */
export const ticket = () =>
  z.string("field.ticket.invalid").check(z.regex(/^[A-Za-z0-9_.-]{20,200}$/, "field.ticket.invalid"));
