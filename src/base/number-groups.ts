/** Reads a plain text as groups of digits, in figures and in words, with what joins each to the one before it. */
import { type Joint, jointOf } from "./number-joints.ts";
import { digitsOfWord, isTensWord, timesOfWord } from "./number-words.ts";

export interface NumberGroup {
  start: number;
  end: number;
  digits: string;
  /** Without the letters that look like digits: '9' of '9O'. */
  figures: string;
  joint: Joint;
  isSpoken: boolean;
  /** Commas as amounts have them. */
  isAmount: boolean;
  isDecimal: boolean;
}

const ALONE = (pattern: string, signs: string) => `(?<!\\d|\\d[${signs}])${pattern}(?!\\d|[${signs}]\\d)`;
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const YEAR = "(?:19\\d\\d|20[0-4]\\d)";
/** What is no part of a phone number. */
const APART = [
  ALONE(`(?:${DAY}(?<sign>[-/.])${MONTH}\\k<sign>(?:${YEAR}|\\d\\d)|${YEAR}-${MONTH}-${DAY})`, "-/."),
  ALONE(`${YEAR} ?[-–/] ?${YEAR}`, "-/."),
  ALONE("(?:[01]?\\d|2[0-4])[:.][0-5]\\d", ":.,"),
].join("|");
const DECIMAL = ALONE("\\d{1,4}\\.\\d{1,2}", ".,");
const AMOUNT = ALONE("\\d{1,3}(?:,\\d{2,3})*,\\d{3}", ",");
const LOOKALIKES: Record<string, string> = { O: "0", o: "0", Q: "0", l: "1", I: "1", "|": "1", S: "5", B: "8", Z: "2" };
const FIGURES = "(?:(?<![\\p{L}\\p{M}])[OolI]{1,2})?\\d(?:\\d|[OoQlISBZ|]{1,3}(?=\\d)|[OolI]{1,3}(?![\\p{L}\\p{M}]))*";
const PIECE = `(?<apart>${APART})|(?<amount>${AMOUNT})|(?<decimal>${DECIMAL})|(?<figures>${FIGURES})`;
const PIECES = new RegExp(PIECE, "gu");
const PIECES_AND_WORDS = new RegExp(`${PIECE}|(?<word>\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*)`, "gu");

const COUNTING = /^ (?:digits?|numbers?|figures|letters|ank|अंक|अंकों)(?![\p{L}\p{M}])/iu;
const FARTHEST_REPEAT = 12;

/** The groups in their order, those in words too where `isSpoken`. `text` is plain (base/covered-text.ts), with digits of 0 to 9. */
export function numberGroups(text: string, isSpoken: boolean): NumberGroup[] {
  const groups: NumberGroup[] = [];
  let isCut = false;
  let repeat = ONCE;
  for (const match of text.matchAll(isSpoken ? PIECES_AND_WORDS : PIECES)) {
    const { apart, word } = match.groups!;
    const spoken = word && !isCounting(text, match.index + word.length) ? digitsOfWord(word) : undefined;
    if (word && !spoken) {
      const times = timesOfWord(word);
      if (times) repeat = { times, start: match.index };
      continue;
    }
    if (!apart) addTo(groups, repeated(groupOf(match, spoken), repeat), { text, isCut });
    isCut = apart !== undefined;
    repeat = ONCE;
  }
  return groups;
}

interface Repeat {
  times: number;
  /** Where the word for it begins. */
  start: number;
}
const ONCE: Repeat = { times: 1, start: -1 };
type Unjoined = Omit<NumberGroup, "joint">;

/** 'double nine' is '99'; a word too far before the digit has nothing to do with it. */
function repeated(group: Unjoined, { times, start }: Repeat): Unjoined {
  if (times === 1 || group.start - start > FARTHEST_REPEAT) return group;
  const more = group.digits.slice(0, 1).repeat(times - 1);
  return { ...group, start, digits: more + group.digits, figures: more + group.figures };
}

function addTo(groups: NumberGroup[], group: Unjoined, { text, isCut }: { text: string; isCut: boolean }): void {
  const before = groups.at(-1);
  const joint = before && !isCut ? jointOf(text.slice(before.end, group.start)) : "none";
  if (before && joint === "close" && isTensWord(text.slice(before.start, before.end)) && /^[1-9]$/.test(group.digits)) {
    before.digits = before.figures = before.digits[0]! + group.digits;
    before.end = group.end;
  } else groups.push({ ...group, joint });
}

function groupOf(match: RegExpMatchArray, spoken: string | undefined): Unjoined {
  const [written] = match;
  const start = match.index!;
  const { amount, decimal } = match.groups!;
  const digits = spoken || written.replace(/\D/g, (sign) => LOOKALIKES[sign] ?? "");
  const figures = spoken || written.replace(/\D/g, "");
  return {
    start,
    end: start + written.length,
    digits,
    figures,
    isSpoken: Boolean(spoken),
    isAmount: amount !== undefined,
    isDecimal: decimal !== undefined,
  };
}

/** 'First five digits 98765': the word is no digit of the number. */
function isCounting(text: string, end: number): boolean {
  return COUNTING.test(text.slice(end, end + 10));
}
