/** What a person's name is made of. It is read where a door opens, before any schema is there. */
import { cleanText, hasLetterOrDigit } from "#base/cleaning.ts";

/** Matched against a cleaned text, in which joiners stand only where they join letters of a script. */
export const NAME = /^(?:[\p{L}\p{M} .'’-]|[\u200c\u200d])+$/u;
/** First and last name in one, as long as both may be. */
export const WHOLE_NAME_MAX = 99;

/** The first name in a text that looks like a person's name. */
export function firstNameIn(text: string | null | undefined): string | undefined {
  const name = cleanText(text ?? "");
  const isName = name.length >= 2 && name.length <= WHOLE_NAME_MAX && NAME.test(name) && hasLetterOrDigit(name);
  return isName ? name.split(" ", 1)[0] : undefined;
}
