/** What only its owner knows: password, PIN and one-time code, with the messages of the specification (section 5). */
import * as z from "zod/mini";
import { messageRef } from "./message-refs.ts";

/** 6 to 128 characters. */
export const password = () =>
  z
    .string({ error: messageRef("field.required", { label: "@label.password" }) })
    .check(z.minLength(6, "field.password.too-short"), z.maxLength(128, "field.password.too-long"));

/** Exactly six digits. */
export const pin = () => z.string({ error: "field.pin.invalid" }).check(z.regex(/^[0-9]{6}$/, "field.pin.invalid"));

/** A one-time code: six digits, spaces allowed. */
export const otp = () =>
  z.string({ error: "field.otp.invalid" }).check(
    z.overwrite((v) => v.replace(/\s/g, "")),
    z.regex(/^[0-9]{6}$/, "field.otp.invalid"),
  );

/** A recovery code of the staff: ten letters and digits, in whatever case and with whatever between them. */
export const recoveryCode = () =>
  z.string({ error: "field.recovery-code.invalid" }).check(
    z.maxLength(40, "field.recovery-code.invalid"),
    z.overwrite((v) => v.toLowerCase().replace(/[^a-z0-9]/g, "")),
    z.regex(/^[a-z2-7]{10}$/, "field.recovery-code.invalid"),
  );
