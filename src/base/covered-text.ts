/** Looks for things in a text as a reader takes it, whatever characters it was written with, and puts something else in their place. */

/** Stands, once for each character, where something was found. */
export const COVER = "\0";

/** Nothing else is written in letters, digits or signs that have another form. */
const ALREADY_PLAIN = /^[\n\r\t\x20-\x7e\u00c0-\u00ff\u0900-\u0dff‘’“”–—•₹]*$/;
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Digits in circles and the like that have no plain form. */
const OTHER_DIGIT = /\p{No}/u;
const FULL_STOPS = /[\u3002\u2024]/;
const COVERED = new RegExp(`${COVER}+`, "g");

/** As many covers as the found text has characters. */
export function covered(found: string): string {
  return COVER.repeat(found.length);
}

/** Whether a text is read as it stands. */
export function isPlain(text: string): boolean {
  return ALREADY_PLAIN.test(text);
}

/**
 * The text with `stead` for every piece that `cover` covers. `cover` is given the text in its plain form (compatibility forms undone, what nobody sees left out)
 * and answers it in the same length; the rest of the original stays as it was written.
 */
export function replaceFound(text: string, cover: (plain: string) => string, stead: string): string {
  if (isPlain(text)) return cover(text).replace(COVERED, stead);
  let replaced = "";
  let at = 0;
  for (const [start, end] of foundRanges(text, cover)) {
    replaced += text.slice(at, start) + stead;
    at = end;
  }
  return replaced + text.slice(at);
}

/** Where in the text the pieces begin and end that `cover` covers, as for `replaceFound`. */
export function foundRanges(text: string, cover: (plain: string) => string): Array<[start: number, end: number]> {
  const { plain, from } = plainForm(text);
  return Array.from(cover(plain).matchAll(COVERED), ({ 0: found, index }) => {
    const last = from[index + found.length - 1];
    let next = index + found.length;
    while (from[next] === last) next += 1;
    return [from[index]!, from[next]!];
  });
}

/** The plain form, and where in the text each of its characters comes from; the text's length closes the list. */
function plainForm(text: string): { plain: string; from: number[] } {
  let plain = "";
  let at = 0;
  const from: number[] = [];
  for (const sign of text) {
    const form = formOf(sign);
    for (let n = 0; n < form.length; n += 1) from.push(at);
    plain += form;
    at += sign.length;
  }
  return { plain, from: [...from, text.length] };
}

function formOf(sign: string): string {
  if (isPlain(sign)) return sign;
  if (BLANK.test(sign)) return " ";
  if (UNSEEN.test(sign)) return "";
  const form = sign.normalize("NFKC");
  return OTHER_DIGIT.test(form) ? "0" : form.replace(FULL_STOPS, ".");
}
