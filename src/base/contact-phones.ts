/** Covers phone-like groups of digits in a plain text. */
import { covered } from "./covered-text.ts";
import { toLatinDigits } from "./digits.ts";
import { type NumberGroup, numberGroups } from "./number-groups.ts";
import { saysNumbers } from "./number-words.ts";
import { arePlainNumbers, isCodeOrAmount, isLabelled } from "./plain-numbers.ts";

/** Fewer make no phone number, letters that look like digits included. */
const SOME_DIGITS = /(?:\p{Nd}\P{Nd}*){5}/u;
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;
const MOBILE = /^(?:0|91|091|0091)?[6-9]\d{9}$/;
const WITH_AREA_CODE = /^0[1-9]\d{9}$/;
const AREA_CODE = /^0\d{2,4}$/;
/** Two numbers of five digits in a list are two numbers, unless they could be of a mobile phone. */
const SAYS_MORE = /\p{L}|,\s/u;
const HALVES = /^\d{5} \d{5}$/;
const MOST_DIGITS = 14;
const FEWEST_DIGITS = 7;
const SURE_DIGITS = 10;
const PIN_CODE_DIGITS = 6;
const SIGNS_BEFORE = /[+(]{1,2}$/;
const MARKS_AFTER = /\p{M}*/uy;

type Range = readonly [start: number, end: number];

/** The text, in its length, with every phone-like number covered, in figures or in words. Years, times, dates, prices and numbers of licences stay. */
export function coverPhones(text: string): string {
  const isSpoken = saysNumbers(text);
  if (!isSpoken && !SOME_DIGITS.test(text)) return text;
  const latin = toLatinDigits(text).replace(OTHER_DIGIT, (digit) => "0".repeat(digit.length));
  const groups = numberGroups(latin, isSpoken);
  let open = "";
  let at = 0;
  for (const [first, last] of phoneRanges(groups, latin)) {
    const start = startWithSigns(groups[first]!.start, latin);
    MARKS_AFTER.lastIndex = groups[last]!.end;
    const end = groups[last]!.end + MARKS_AFTER.exec(latin)![0].length;
    if (end <= at) continue;
    open += text.slice(at, Math.max(at, start)) + covered(text.slice(Math.max(at, start), end));
    at = end;
  }
  return open + text.slice(at);
}

function startWithSigns(start: number, text: string): number {
  const signs = SIGNS_BEFORE.exec(text.slice(Math.max(0, start - 2), start));
  return start - (signs?.[0].length ?? 0);
}

/** First and last group of every phone, in their order. */
function phoneRanges(groups: NumberGroup[], text: string): Range[] {
  const ranges: Range[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    const last = Math.max(closeEnd(groups, first, text), joinedEnd(groups, first, text));
    if (last >= first) ranges.push([first, last]);
  }
  return ranges;
}

/** The last of the groups that begin here and have nothing but signs of phone numbers between them, if those are one. */
function closeEnd(groups: NumberGroup[], first: number, text: string): number {
  if (groups[first]!.joint === "close") return -1;
  let last = first;
  while (groups[last + 1]?.joint === "close") last += 1;
  const run = groups.slice(first, last + 1);
  const read = readings(run).some((digits) => isCloseNumber(digits, run, text));
  return read ? last : -1;
}

function isCloseNumber(digits: string, run: NumberGroup[], text: string): boolean {
  if (digits.length < FEWEST_DIGITS) return false;
  if (digits !== figuresOf(run) && !MOBILE.test(digits)) return false;
  if (isLabelled(digits, run[0]!.start, text) || arePlainNumbers(run, text)) return false;
  if (digits.length >= SURE_DIGITS) return true;
  return !isCodeOrAmount(run, text) && run.every((group) => group.digits.length !== PIN_CODE_DIGITS);
}

/** The last of the groups that begin here and make one whole phone number, whatever stands between them. */
function joinedEnd(groups: NumberGroup[], first: number, text: string): number {
  let count = 0;
  for (let last = first; last < groups.length; last += 1) {
    const { joint, digits } = groups[last]!;
    if (last > first && (joint === "none" || (joint === "far" && last > first + 1))) return -1;
    count += digits.length;
    if (count > MOST_DIGITS) return -1;
    const run = groups.slice(first, last + 1);
    if (last > first && count >= SURE_DIGITS && readings(run).some((read) => isWholePhone(read, run, text)))
      return last;
    if (joint === "far" && last > first && !AREA_CODE.test(groups[first]!.digits)) return -1;
  }
  return -1;
}

function isWholePhone(digits: string, run: NumberGroup[], text: string): boolean {
  const isHalves = HALVES.test(run.map((group) => group.digits).join(" "));
  const isMobile = MOBILE.test(digits);
  const hasAreaCode = WITH_AREA_CODE.test(digits);
  if (!(isMobile || hasAreaCode || isHalves)) return false;
  if (isLabelled(digits, run[0]!.start, text) || arePlainNumbers(run, text)) return false;
  const [first, ...others] = run as [NumberGroup, ...NumberGroup[]];
  if (others.some(({ joint }) => joint === "far"))
    return (isMobile && isHalves) || (hasAreaCode && AREA_CODE.test(first.digits));
  if (!isMobile && !hasAreaCode) return !SAYS_MORE.test(text.slice(first.end, others[0]!.start));
  return !others.some(({ joint }) => joint === "list") || isPhoneShape(run);
}

/** A list of numbers has many shapes; a phone number in pieces has few of them, or all of one length. */
function isPhoneShape(run: NumberGroup[]): boolean {
  const lengths = run.filter(({ isSpoken }) => !isSpoken).map(({ digits }) => digits.length);
  return run.length <= 3 || new Set(lengths).size <= 1;
}

/** With the letters that look like digits read as such, and without them. */
function readings(run: NumberGroup[]): string[] {
  const digits = run.map((group) => group.digits).join("");
  const figures = figuresOf(run);
  return digits === figures ? [digits] : [digits, figures];
}

function figuresOf(run: NumberGroup[]): string {
  return run.map(({ figures }) => figures).join("");
}
