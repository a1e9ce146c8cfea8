/** One-time codes on the wire: asking for one, the answer that one was sent, handing one in, and the ticket that a right one earns. */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { phone } from "./fields.ts";
import { otp } from "./secret-fields.ts";

export const otpSent = z.object({
  /** How long the code is good. */
  minutes: z.number(),
  /** When another one may be requested. */
  againInSeconds: z.number(),
  /** True when no other code left, because the one sent before is still good. */
  sentBefore: z.boolean(),
});

/** To which phone a code is sent, and in which language where nobody has chosen one for that phone. */
export const phoneAndLanguage = z.strictObject({ phoneNo: phone(), language: language() });

export const phoneAndCode = z.strictObject({ phoneNo: phone(), otp: otp() });

/** What a verified one-time code is exchanged for: opaque, bound to the phone and to the purpose, good once. */
export const ticket = () =>
  z.string("field.ticket.invalid").check(z.regex(/^[A-Za-z0-9_.-]{20,200}$/, "field.ticket.invalid"));
