/** Takes phone numbers, e-mail addresses and links out of free text, for readers who may not have them. */
import { coverLinks } from "./contact-links.ts";
import { coverPhones } from "./contact-phones.ts";
import { covered, isPlain, replaceFound } from "./covered-text.ts";

/** What stands where something was taken out. */
export const MASK = "•••";

/** 'Thali @ 120' is a price, everything else with an @ is an address or a handle. */
const ADDRESS =
  /(?:[^\s@]{1,64} ?)?@(?! ?(?:₹|rs\b|inr\b|\p{Nd}{1,6}(?:\.\p{Nd}{1,2})?(?![\p{L}\p{Nd}]|\.[\p{L}\p{Nd}])))(?: ?[^\s@]{1,255})?|[^\s@]{1,64} ?[([{] ?at ?[)\]}] ?[^\s@]{1,255}/giu;

/** What every contact has at least one of; most names have nothing of the kind. */
const SUSPICIOUS = /[\p{Nd}.@:]|[([{] ?[aA][tT]|[dD][oO][tT]|डॉट/u;
const MAYBE_ADDRESS = /@|[([{] ?at/iu;

/** Vowel signs, accents and joiners belong to the letter before them. */
const JOINED = /\p{M}|\u200c|\u200d/u;

/** What a cut leaves of a word, unless that is most of the text; and what joined it to what is gone. */
const LAST_WORD = /\s\S{0,40}$/;
const LOOSE_END = /[\s,;:(–-]+$/;

/**
 * The text with phone-like runs of digits (any script, with separators), e-mail addresses, handles and links replaced by '•••', in whatever characters they
 * are written. Years, times, dates and amounts of rupees stay. Numbers written as words are not found.
 */
export function maskContacts(text: string): string {
  if (isPlain(text) && !SUSPICIOUS.test(text)) return text;
  return replaceFound(text, coverContacts, MASK);
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

function isWithinLetter(text: string, at: number): boolean {
  const isSecondHalf = /[\udc00-\udfff]/.test(text[at] ?? "");
  return isSecondHalf || JOINED.test(text[at] ?? "");
}

/** Half of a number may stand before an @, and the halves on both sides of what is covered. */
function coverContacts(text: string): string {
  const open = coverPhones(coverLinks(text));
  return MAYBE_ADDRESS.test(open) ? coverPhones(open.replace(ADDRESS, covered)) : open;
}
