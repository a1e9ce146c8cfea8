/** The calls with which a member shows that the e-mail address of the profile is their own; mail goes to such addresses alone. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { otpSent } from "./one-time-codes.ts";
import { otp } from "./secret-fields.ts";

export const emailCalls = {
  requestEmailCode: endpoint({
    method: "POST",
    path: "/userAdmin/user/requestEmailCode",
    access: "member",
    summary: "Sends a code to the e-mail address of the member's profile.",
    input: z.strictObject({}),
    output: otpSent,
    errors: ["email.missing", "email.unavailable", "rate.limited"],
  }),
  confirmEmail: endpoint({
    method: "POST",
    path: "/userAdmin/user/confirmEmail",
    access: "member",
    summary: "Confirms the address with the code that was sent to it.",
    input: z.strictObject({ otp: otp() }),
    output: z.object({}),
    errors: ["email.missing", "otp.wrong", "rate.limited"],
  }),
};
