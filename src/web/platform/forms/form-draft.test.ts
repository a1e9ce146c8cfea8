/** What is written down of a half-filled form. */
import { expect, test } from "vitest";
import { isSecret } from "./form-draft.ts";

test("a PIN, a code, a password or a ticket is never written down, whatever the form calls it; a postal PIN code is", () => {
  const secret = ["pin", "newPin", "currentPin", "otp", "loginOtp", "password", "ticket", "pan"];
  const open = ["pinCode", "phoneNo", "firstName", "description", "shopName"];
  expect(secret.filter((field) => !isSecret(field))).toEqual([]);
  expect(open.filter(isSecret)).toEqual([]);
});
