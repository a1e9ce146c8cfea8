/** Takes phone numbers, e-mail addresses and links out of free text, for readers who may not have them. */
import { coverAddresses, coverHandles, coverSpokenAddresses } from "./contact-addresses.ts";
import { coverLinks } from "./contact-links.ts";
import { coverPhones } from "./contact-phones.ts";
import { foundRanges, isPlain, replaceFound } from "./covered-text.ts";
import { saysNumbers } from "./number-words.ts";

/** What stands where something was taken out. */
export const MASK = "•••";

/** What every contact has at least one of, unless it is a number in words; most names have nothing of the kind. Without flags, which would cost five times as much. */
const SUSPICIOUS =
  /[0-9.@:_([{<\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]|[dD][oO0][tT]|[wW] ?[wW] ?[wW]|[hH][tT][tT][pP]|[mM][aA][iI][lL]|[yY][aA][hH][oO]{2}|[ ,*|~•·-][cC][oO][mM](?![a-zA-Z])|[iI][nN][sS][tT][aA]|[fF](?:[aA][cC][eE])?[bB]|[tT][eE][lL][eE][gG]|[sS][cC][oO][rR][eE]|[oO][kK] ?(?:[aA][xX]|[sS][bB]|[iI][cC]|[hH][dD])|[मમজजਜஜజಜ](?:े|ે|ি|ी|ી|ੀ|ி|ీ|ಿ)|ॉट|ाट|[एऐએএਐ]ट|ોટ|টট|ডট|डब्ल्यू/;

/** Vowel signs, accents and joiners belong to the letter before them. */
const JOINED = /\p{M}|\u200c|\u200d/u;

/** What a cut leaves of a word, unless that is most of the text; and what joined it to what is gone. */
const LAST_WORD = /\s\S{0,40}$/;
const LOOSE_END = /[\s,;:(–-]+$/;

/**
 * The text with phone-like runs of digits (any script, with separators), e-mail addresses, handles and links replaced by '•••', in whatever characters they
 * are written, words included. Years, times, dates, prices, measures and numbers of licences stay.
 */
export function maskContacts(text: string): string {
  return mayHaveContacts(text) ? replaceFound(text, coverContacts, MASK) : text;
}

/** The pieces of a text that `maskContacts` replaces, as they are written. */
export function contactsIn(text: string): string[] {
  return mayHaveContacts(text) ? foundRanges(text, coverContacts).map(([start, end]) => text.slice(start, end)) : [];
}

/** The masked text's first `most` characters, cut after a word (never within a letter) and with '…' where it goes on. Masked before it is cut, so that no part of a number is left at the end. */
export function maskedStart(text: string, most: number): string {
  const masked = maskContacts(text);
  if (masked.length <= most) return masked;
  let end = most;
  while (end > 0 && isWithinLetter(masked, end)) end -= 1;
  const start = masked.slice(0, end);
  const words = /\s/.test(masked[end]!) ? start : start.replace(LAST_WORD, "");
  return `${words.replace(LOOSE_END, "")}…`;
}

function mayHaveContacts(text: string): boolean {
  return !isPlain(text) || SUSPICIOUS.test(text) || saysNumbers(text);
}

function isWithinLetter(text: string, at: number): boolean {
  const isSecondHalf = /[\udc00-\udfff]/.test(text[at] ?? "");
  return isSecondHalf || JOINED.test(text[at] ?? "");
}

/** Half of a number may stand before an @, and the halves on both sides of what is covered. */
function coverContacts(text: string): string {
  const open = coverHandles(coverPhones(coverLinks(coverSpokenAddresses(text))));
  const closed = coverAddresses(open);
  return closed === open ? open : coverPhones(closed);
}
