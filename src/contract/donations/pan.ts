/** The permanent account number (PAN) of the income-tax office: five letters, four digits, a letter; the fourth letter says whose it is. */
import * as z from "zod/mini";
import { toLatinDigits } from "#base/digits.ts";

/** Persons, companies, families, firms, associations, trusts, bodies, local authorities, other bodies at law, government. */
const PAN = /^[A-Z]{3}[PCHFATBLJG][A-Z][0-9]{4}[A-Z]$/;

/** In capitals without spaces, however it was typed. */
export const pan = () =>
  z.string("field.pan.invalid").check(
    z.overwrite((typed) => toLatinDigits(typed).replace(/[\s-]/g, "").toUpperCase()),
    z.regex(PAN, "field.pan.invalid"),
  );

/** What may be shown of it: '••••••234F'. */
export function maskedPan(tail: string): string {
  return `••••••${tail}`;
}
