/** Phones as lists have them: several in a cell, numbers that a program has rewritten, landlines. */
import { nationalPhone, toLatinDigits } from "#base/digits.ts";
import type { ListColumn } from "#contract/import-kinds.ts";
import type { MessageId } from "#messages/words.ts";
import type { Refuse } from "./fields.ts";

/** The ten digits, of a mobile where the cell has one; `note` says which of several was taken, and that a landline gets no messages. */
export function phoneOf(
  typed: string | undefined,
  field: ListColumn,
  refuse: Refuse,
  note: Refuse,
): string | undefined {
  const number = numberIn(typed, field, refuse, note);
  if (number?.isLandline) note(field, "imports.landline", number.digits);
  return number?.digits;
}

/** Of somebody who proves by a code that it is theirs: a landline is refused, for this reason. */
export function mobileOf(
  typed: string | undefined,
  field: ListColumn,
  refuse: Refuse,
  note: Refuse,
  reason: MessageId = "imports.landline-alone",
): string | undefined {
  const number = numberIn(typed, field, refuse, note);
  return number?.isLandline ? refuse(field, reason) : number?.digits;
}

/** "98260 12345 / 98260 12346" */
const BETWEEN_PHONES = /[,/;|]|\s(?:or|and|या|और)\s/;

function numberIn(typed: string | undefined, field: ListColumn, refuse: Refuse, note: Refuse) {
  const written = plainNumber(typed ?? "");
  if (written === undefined) return refuse(field, "imports.phone-shortened", typed);
  const parts = written.split(BETWEEN_PHONES).filter((part) => /\d/.test(toLatinDigits(part)));
  const first = parts.find((part) => isWhole(part) && !isLandline(part)) ?? parts[0] ?? "";
  if (!isWhole(first)) return refuse(field, typed?.trim() ? "imports.phone" : "imports.missing");
  const digits = nationalPhone(first);
  if (parts.length > 1) note(field, "imports.phone-first", digits);
  return { digits, isLandline: isLandline(first) };
}

function isWhole(written: string): boolean {
  const digits = nationalPhone(written);
  return /^[0-9]{10}$/.test(digits) && toLatinDigits(written).replace(/\D/g, "").endsWith(digits);
}

/** A code of an area (none begins with 9), then a number that begins with 2 to 6: ten digits together, which a mobile could have as well. */
const AREA_AND_NUMBER =
  /^(?:(?:11|20|22|33|40|44|79|80)[2-6]\d{7}|(?!11|20|22|33|40|44|79|80)[1-8]\d{2}(?:[2-6]\d{6}|\d[2-6]\d{5}))$/;
/** "0731-255 1234", "(0731) 2551234": no mobile is written like that. */
const AREA_APART = /^(?:\+?91[\s-]*)?(?:\(\s*0?\d{2,4}\s*\)|0\d{2,4}(?=[\s.-]))[\d\s.-]+$/;
/** "731-2551234", "11 23456789". */
const AREA_BEFORE = /^(?:\+?91[\s-]*)?(?:\d{3}[\s-]\d{7}|\d{2}[\s-]\d{8})$/;
/** No mobile begins so. */
const NO_MOBILE = /^[1-5]/;

function isLandline(written: string): boolean {
  const digits = nationalPhone(written);
  if (!AREA_AND_NUMBER.test(digits)) return false;
  const plain = toLatinDigits(written).trim();
  return NO_MOBILE.test(digits) || AREA_APART.test(plain) || AREA_BEFORE.test(plain);
}

/** What a spreadsheet shows of a number in a narrow column: six digits at most. */
const SHORTENED = /^\+?(\d)(?:[.,](\d{0,5}))?E\+?\d+$/i;
const SCIENTIFIC = /^\+?\d[.,]\d+E\+?\d+$/i;

/** A number that some program wrote as 9876543210.0 or 9.876543211E9; undefined when digits of it are lost. */
function plainNumber(typed: string): string | undefined {
  const written = typed.trim();
  if (SHORTENED.test(written)) return undefined;
  if (SCIENTIFIC.test(written)) return String(Number(written.replace(",", ".")));
  return written.replace(/^(\d{10,12})\.0+$/, "$1");
}
