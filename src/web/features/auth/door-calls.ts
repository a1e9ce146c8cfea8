/** The calls of the doors and the rules of their forms: loaded when somebody uses one, since they bring the schemas along. */
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { phone } from "#contract/fields.ts";
import { otp } from "#contract/secret-fields.ts";
import { call } from "#web/platform/calls/call.ts";

/** What each form asks for. */
export const doorRules = {
  logIn: auth.logIn.input,
  code: z.strictObject({ otp: otp() }),
  forgotPin: z.pick(auth.resetPinOTP.input, { phoneNo: true }),
  signUp: z.extend(z.pick(auth.create.input, { kind: true }), { phoneNo: phone() }),
};

/** A code is asked for once: another try could send another. */
const ONCE = { retries: 0 };

export const doorCalls = {
  logIn: (input: InputOf<typeof auth.logIn>) => call(auth.logIn, input, { keepsSession: true }),
  requestOTP: (input: InputOf<typeof auth.requestOTP>) => call(auth.requestOTP, input, ONCE),
  verifyOTP: (input: InputOf<typeof auth.verifyOTP>) => call(auth.verifyOTP, input),
  resetPinOTP: (input: InputOf<typeof auth.resetPinOTP>) => call(auth.resetPinOTP, input, ONCE),
  verifyResetPinOTP: (input: InputOf<typeof auth.verifyResetPinOTP>) => call(auth.verifyResetPinOTP, input),
};
