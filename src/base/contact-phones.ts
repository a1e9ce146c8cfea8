/** Covers phone-like runs of digits in a plain text. */
import { COVER, covered } from "./covered-text.ts";
import { toLatinDigits } from "./digits.ts";

/** Digits of any script with at most six signs between two of them; letters end a run, what is covered already counts as one sign. */
const SIGN = `(?:${COVER}+(?!${COVER})|[^\\p{L}\\p{Nd}${COVER}])`;
const RUN = new RegExp(`[+(]{0,2}\\p{Nd}(?:${SIGN}{0,6}\\p{Nd}){6,}\\p{M}*`, "gu");
/** The same with gaps; as many digits as a phone has, no more. */
const GAPPED_RUN = new RegExp(`[+(]{0,2}\\p{Nd}(?:[^\\p{L}\\p{Nd}${COVER}]{0,40}\\p{Nd}){9,}\\p{M}*`, "gu");
const WHOLE_PHONE = /^(?:\d{10}|0\d{10}|(?:0|00)?91\d{10})$/;
const SOME_DIGITS = /\p{Nd}[^\p{L}]*\p{Nd}/u;

const YEARS = /^(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d$/;
const TIMES = /^\d{1,2}[:.]\d\d ?[-–] ?\d{1,2}[:.]\d\d$/;
const DATE = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/;
const AMOUNT = /^\d{1,2}(?:,\d\d)*,\d{3}$/;
const ROUND_AMOUNT = /^\d{1,2}(?:,\d\d)*,\d00$/;
const ROUND_AMOUNTS = /^\d{1,2}(?:,\d\d)*,\d00(?: ?[-–/] ?₹? ?\d{1,2}(?:,\d\d)*,\d00)+$/;
/** Seven to nine digits are a landline with these signs between them, a list of prices with others. */
const PHONE_SIGNS = /^[\d\s().+/-]+$/;
const MOST_AMOUNT_DIGITS = 8;

/** The text, in its length, with every phone-like run covered. Years, times, dates and amounts of rupees stay; numbers written as words are not found. */
export function coverPhones(text: string): string {
  if (!SOME_DIGITS.test(text)) return text;
  return text
    .replace(GAPPED_RUN, (run) => (isWholePhone(run) ? covered(run) : run))
    .replace(RUN, (run) => (isPhoneLike(run) ? covered(run) : run));
}

function isWholePhone(run: string): boolean {
  const groups = toLatinDigits(run).match(/\d(?:[\d,]*\d)?/g) ?? [];
  return WHOLE_PHONE.test(groups.join("").replaceAll(",", "")) && !groups.every((group) => ROUND_AMOUNT.test(group));
}

function isPhoneLike(run: string): boolean {
  const plain = run.replace(/\p{Nd}/gu, "0");
  const latin = /\d/.test(run) ? run : plain;
  const count = plain.replace(/\D/g, "").length;
  if (YEARS.test(latin) || TIMES.test(latin) || DATE.test(latin)) return false;
  if (AMOUNT.test(latin) && count <= MOST_AMOUNT_DIGITS) return false;
  if (count >= 10) return !ROUND_AMOUNTS.test(latin);
  return PHONE_SIGNS.test(plain);
}
