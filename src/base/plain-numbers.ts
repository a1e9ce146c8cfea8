/** Which groups of digits are the years, prices, sizes and counts of an ordinary text, although they could be pieces of a phone number. */
import type { NumberGroup } from "./number-groups.ts";

const YEAR = /^(?:19\d\d|20[0-4]\d)$/;
const PRICE = /^(?:\d{1,4}(?<=[059])|\d{3,6}00)$/;
/** Of an amount with commas, or of one with its sign of money: '₹25,499'. */
const MARKED_PRICE = /^(?:\d{1,4}|\d{3,7}(?:00|25|49|50|75|99))$/;
const PIN_CODE = /^[1-9]\d{5}$/;
const ROUND = /0000$/;
/** 'SBIN0001234', 'CM/L-1234567', but not 'Ph-2551234'. */
const CODE_BEFORE =
  /(?<![\p{L}\p{M}])(?!(?:PH|TEL|MOB|M|T|O|R|FAX|CALL|WA)[/.:-]?$)(?:\p{Lu}{2,}|\p{Lu}+[/-](?:\p{Lu}+[/-]?)?)$/u;
const MONEY_BEFORE = /(?:₹|rs\.?|inr|रु\.?|रू\.?|रुपये) ?$/iu;
const UNIT_AFTER =
  /^ ?(?:\/-|\+|rs\b|rupees|per\b|kgs?\b|gms?\b|grams?\b|ml\b|lit|ltr|km\b|ft\b|sq\b|feet|pcs|plates?|people|persons|log\b|guests|years?\b|days?\b|रु|किलो|ग्राम|लोग|साल|वर्ष|दिन|प्लेट)/iu;

/** The number of a licence, a registration or a plot, up to the place where it stands. */
const LABEL =
  /(?:lic(?:en[cs]e)?|reg(?:d|n|istration)?|fssai|affiliation|recognition|approval|permit|licen[cs]e|policy|membership|train|flight|model|file|rera|gst|gstin|hsn|iso|msme|udyam|cin|din|isbn|code|serial|batch|khasra|survey|plot|order|invoice|bill|certificate|cert|ref|roll|लाइसेंस|गाड़ी|मान्यता|पंजीयन|पंजीकरण|रजि|क्रमांक|खसरा|सर्वे|प्लॉट|भूखंड)(?![\p{L}\p{M}])[\s.:#-]{0,4}(?:(?:no|nos|number|num|id|is|नंबर|नं|संख्या|क्र|क्रमांक)(?![\p{L}\p{M}])[\s.:#-]{0,4}){0,2}(?:[\p{L}\d]{1,10}[/-]){0,4}\p{L}{0,4}$/iu;
/** Of these many digits a number is a phone, whatever it is called. */
const WHOLE_PHONE = /^(?:(?:91|00|091|0091)?\d{10}|0[6-9]\d{9})$/;
const LONGEST_LABEL = 48;

/** Whether several groups that stand together are ordinary numbers, however many digits they have. */
export function arePlainNumbers(groups: NumberGroup[], text: string): boolean {
  if (groups.length === 1 || groups.some(({ isSpoken }) => isSpoken)) return false;
  if (isProgression(groups) || areDecimals(groups)) return true;
  const isYear = ({ digits }: NumberGroup) => YEAR.test(digits);
  const isPlain = (group: NumberGroup) => isYear(group) || isPrice(group, text);
  const isListed = groups.slice(1).some(({ joint }) => joint === "list");
  if (groups.every(isPlain)) return isListed || isRising(groups) || groups.some(isYear);
  const [first, ...rest] = groups as [NumberGroup, ...NumberGroup[]];
  if (PIN_CODE.test(first.digits) && isListed) return rest.every(isPlain);
  return isYear(first) && rest.every((group) => isPlain(group) || group.digits.length <= 3);
}

/** Whether a run of digits that may be a landline is an amount, or a code that begins with letters: 'SBIN0001234'. */
export function isCodeOrAmount(run: NumberGroup[], text: string): boolean {
  const [{ digits, start, isAmount, isSpoken }] = run as [NumberGroup];
  if (isSpoken) return false;
  return (
    run.every((group) => group.isAmount) ||
    (run.length === 1 && (isAmount || ROUND.test(digits))) ||
    CODE_BEFORE.test(text.slice(Math.max(0, start - 12), start))
  );
}

/** Whether these digits are the number of a licence or the like. */
export function isLabelled(digits: string, start: number, text: string): boolean {
  if (WHOLE_PHONE.test(digits)) return false;
  return LABEL.test(text.slice(Math.max(0, start - LONGEST_LABEL), start));
}

function isPrice(group: NumberGroup, text: string): boolean {
  const { digits, isAmount, start, end } = group;
  if (PRICE.test(digits)) return true;
  const isMarked =
    isAmount ||
    MONEY_BEFORE.test(text.slice(Math.max(0, start - 8), start)) ||
    UNIT_AFTER.test(text.slice(end, end + 12));
  return isMarked && MARKED_PRICE.test(digits);
}

/** 'sizes 28, 30, 32, 34'. */
function isProgression(groups: NumberGroup[]): boolean {
  const values = groups.map(({ digits }) => Number(digits));
  const step = values[1]! - values[0]!;
  const isStep = step > 0 || (step >= -5 && step < 0 && groups.every(({ digits }) => digits.length > 1));
  return values.length > 2 && isStep && values.every((value, at) => at === 0 || value - values[at - 1]! === step);
}

/** '99.12, 98.76 and 97.54 percentile'. */
function areDecimals(groups: NumberGroup[]): boolean {
  return groups.every(({ isDecimal }) => isDecimal) && groups.slice(1).every(({ joint }) => joint !== "close");
}

function isRising(groups: NumberGroup[]): boolean {
  return groups.every(({ digits }, at) => at === 0 || Number(digits) > Number(groups[at - 1]!.digits));
}
