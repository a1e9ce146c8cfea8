/** The number under which a business is registered for GST (GSTIN): state, PAN, entity, Z, and a check character that catches a slip (gst.gov.in; ISO 7064-like, modulo 36). */
import * as z from "zod/mini";
import { toLatinDigits } from "#base/digits.ts";

const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** States and union territories, other territory and the centre's own. */
const isStateCode = (code: number) => (code >= 1 && code <= 38) || code === 97 || code === 99;

/** As people type it, in small letters and with spaces; fifteen capitals and digits inside. */
export const gstNumber = () =>
  z.string("field.gst-number.invalid").check(
    z.overwrite((typed) => toLatinDigits(typed).replace(/[\s-]/g, "").toUpperCase()),
    z.refine(isGstNumber, "field.gst-number.invalid"),
  );

/** Whether the fifteen characters fit together: form, a code of a state, check character. */
export function isGstNumber(number: string): boolean {
  return FORM.test(number) && isStateCode(Number(number.slice(0, 2))) && checkCharacterOf(number) === number.at(-1);
}

/** The last character that belongs to the first fourteen: every second digit counts double, in base 36, with its carry added. */
function checkCharacterOf(number: string): string {
  const sum = [...number.slice(0, 14)].reduce((total, character, at) => {
    const product = Number.parseInt(character, 36) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
