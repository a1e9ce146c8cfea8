/** The call that gives the staff's second factor again within a session, which sensitive calls ask for. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { otpSent } from "./one-time-codes.ts";
import { otp, recoveryCode } from "./secret-fields.ts";

export const staffCodeCalls = {
  confirmCode: endpoint({
    method: "POST",
    path: "/staff/confirmCode",
    access: "staff",
    summary:
      "A code of the authenticator app or a recovery code, good for sensitive calls of this session for ten minutes; without one it says which is needed and, in a demo without an app, sends it by SMS.",
    input: z.strictObject({ otp: optional(otp()), recoveryCode: optional(recoveryCode()) }),
    output: z.union([
      z.object({ confirmed: z.literal(true) }),
      z.extend(otpSent, { otpRequired: z.literal(true) }),
      z.object({ appCodeRequired: z.literal(true) }),
    ]),
    errors: ["otp.wrong", "rate.limited"],
  }),
};
