/** Reads a plain text as groups of digits, in figures and in words, with what joins each to the one before it. */
import { digitsOfWord, isTensWord, saysNumbers, timesOfWord } from "./number-words.ts";

/**
 * What stands between two groups. `close`: signs that a phone number is written with. `list`: a comma or full stop with a space, or a new line. `loose`: other signs, or words such as 'and'.
 * `far`: other words. `none`: they have nothing to do with one another.
 */
export type Joint = "close" | "loose" | "list" | "far" | "none";

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
const AMOUNT = ALONE("\\d{1,3}(?:,\\d{2,3})*,\\d{3}", ",");
const LOOKALIKES: Record<string, string> = { O: "0", o: "0", Q: "0", l: "1", I: "1", "|": "1", S: "5", B: "8", Z: "2" };
const FIGURES = "\\d(?:\\d|[OoQlISBZ|]{1,3}(?=\\d)|[OolI]{1,3}(?![\\p{L}\\p{M}]))*";
const PIECE = `(?<apart>${APART})|(?<amount>${AMOUNT})|(?<figures>${FIGURES})`;
const PIECES = new RegExp(PIECE, "gu");
const PIECES_AND_WORDS = new RegExp(`${PIECE}|(?<word>\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*)`, "gu");

const CLOSE = /^[ \t\u00a0().+–\p{M}-]{0,6}$/u;
const LIST = /^[^\p{L}\p{Nd}%]{0,3}(?:[,.;।]\s|\n)[^\p{L}\p{Nd}%]{0,3}$/u;
const LOOSE = /^[^\p{L}\p{Nd}%]{0,40}$/u;
const FILLERS =
  "and|then|plus|minus|space|dash|hyphen|star|comma|stop|next|also|after|followed|by|n|aur|or|phir|fir|uske|iske|baad|bad|mein|me|main|ke|aage|age|tatha|evam|va|ani|aani|mag|ane|pachi|ebong|और|फिर|तथा|एवं|व|उसके|इसके|बाद|में|के|आगे|आणि|मग|नंतर|प्लस|स्पेस|डैश|এবং|আর|তারপর|ও|અને|પછી|ਅਤੇ|ਫਿਰ|மற்றும்|பிறகு|మరియు|తర్వాత|ಮತ್ತು|ನಂತರ";
const FILLED = new RegExp(
  `^[^\\p{L}\\p{Nd}%]{0,6}(?:(?:${FILLERS})(?![\\p{L}\\p{M}])[^\\p{L}\\p{Nd}%]{0,6}){1,4}$`,
  "iu",
);
/** '9a8b7', but not the x of measures. */
const LETTERS = /^(?!x)\p{L}{1,2}$/iu;
const LONGEST_JOINT = 60;
const FARTHEST_REPEAT = 12;
const COVERS = /\0+/g;

/** The groups in their order. `text` is plain, with digits of 0 to 9 (base/covered-text.ts). */
export function numberGroups(text: string): NumberGroup[] {
  const groups: NumberGroup[] = [];
  let isCut = false;
  let repeat = ONCE;
  for (const match of text.matchAll(saysNumbers(text) ? PIECES_AND_WORDS : PIECES)) {
    const { apart, word } = match.groups!;
    const spoken = word && digitsOfWord(word);
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
  const isAmount = match.groups!.amount !== undefined;
  const digits = spoken || written.replace(/\D/g, (sign) => LOOKALIKES[sign] ?? "");
  const figures = spoken || written.replace(/\D/g, "");
  return { start, end: start + written.length, digits, figures, isSpoken: Boolean(spoken), isAmount };
}

function jointOf(written: string): Joint {
  if (written.length > 200) return "none";
  const between = written.replace(COVERS, "\0");
  if (CLOSE.test(between) && !LIST.test(between)) return "close";
  if (LIST.test(between)) return "list";
  if (LOOSE.test(between) || FILLED.test(between) || LETTERS.test(between)) return "loose";
  return between.length <= LONGEST_JOINT && !between.includes("%") ? "far" : "none";
}
