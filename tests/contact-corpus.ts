/** The corpus of the mask of contacts: texts as owners write them, with a contact in disguise or without any. Half of them are by somebody who had not seen the mask ('judged'). */
import { readFileSync } from "node:fs";
import { maskContacts } from "#base/contact-mask.ts";
import { digitsOfWord } from "#base/number-words.ts";

export interface Contact {
  text: string;
  /** The contact as it stands in the text. */
  secret: string;
}
export type Half = "own" | "judged";

export const corpus: Record<Half, { contacts: Contact[]; innocent: string[] }> = JSON.parse(
  readFileSync(new URL("./contact-corpus.json", import.meta.url), "utf8"),
);
export const HALVES: Half[] = ["own", "judged"];

/** As many pieces in a row let somebody find the rest. */
const TELLING = 4;
const PIECE = /\p{N}|\p{L}[\p{L}\p{M}]*/gu;
/** Words that are in many contacts and lead to nobody. */
const COMMON = new Set(
  "gmail yahoo hotmail outlook rediffmail paytm okaxis oksbi okicici okhdfcbank dot com http https hxxp hxxps www instagram facebook youtube slash underscore rate point जीमेल याहू डॉट कॉम एट ask ravi second half begin with then baad uske aage plus dash space phir".split(
    " ",
  ),
);

/**
 * Whether a reader of the masked text (of what was `answered` for it) is no nearer to the contact: of the pieces that it consists of (single digits, words) no four stand
 * in a row any more, and no word of four letters or more that only the contact has, other than numbers and common words, is left.
 */
export function isCovered({ text, secret }: Contact, answered = maskContacts(text)): boolean {
  const masked = piecesOf(answered);
  const pieces = piecesOf(secret);
  const rest = new Set(piecesOf(text.replace(secret, " ")));
  const telling = pieces.filter((piece) => [...piece].length >= TELLING && !rest.has(piece) && !isCommon(piece));
  return !hasRun(masked, pieces) && !telling.some((piece) => masked.includes(piece)) && !answered.includes(secret);
}

const piecesOf = (text: string): string[] => text.normalize("NFKC").toLowerCase().match(PIECE) ?? [];
const isCommon = (piece: string) => COMMON.has(piece) || digitsOfWord(piece)?.length === 1;

function hasRun(masked: string[], pieces: string[]): boolean {
  const joined = ` ${masked.join(" ")} `;
  return pieces.some(
    (_, at) => at + TELLING <= pieces.length && joined.includes(` ${pieces.slice(at, at + TELLING).join(" ")} `),
  );
}
