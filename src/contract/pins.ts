/** The calls that set another PIN: with a code by SMS when it is forgotten, or with the old one. */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { otpSent, phoneAndCode, phoneAndLanguage, ticket } from "./one-time-codes.ts";
import { pin } from "./secret-fields.ts";

export const pinCalls = {
  resetPinOTP: endpoint({
    method: "GET",
    path: "/auth/user/resetPinOTP",
    access: "anyone",
    summary: "Sends a code to a member who forgot the PIN; the answer is the same for every phone.",
    input: phoneAndLanguage,
    output: otpSent,
    errors: ["rate.limited"],
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
    errors: ["otp.wrong", "rate.limited"],
  }),
  forgotPin: endpoint({
    method: "POST",
    path: "/public/user/forgotPin",
    access: "anyone",
    summary: "Sets a new PIN with a ticket, ends every session of the member and makes this device known.",
    input: z.strictObject({
      ticket: ticket(),
      pin: pin(),
      /** Of messages to whoever claims an imported account; a member's own stays. */
      language: language(),
    }),
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
};
