/** The specification's cleaning of text inputs (section 5): done for sameness; safety comes from encoding what is shown. */

const MARKUP = /[<>]|\bjavascript:|\bvbscript:|\bdata:|\bon[a-z]{3,20}\s*=\s*(?=["'a-z(])/giu;
/** Control characters (tab and line ends stay) and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]/gu;
const JOINERS = "\\u200c\\u200d\\ufe0e\\ufe0f";
const VIRAMA = "\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d";
const PICTURE = "\\p{Extended_Pictographic}";
/** What has no width, fillers that look like a space, and signs that turn the direction of writing round. */
const INVISIBLE = new RegExp(`(?![${JOINERS}])[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]`, "gu");
/** Joiners have work to do in Indian scripts and in emoji, nowhere else. */
const IDLE_JOINER = new RegExp(
  `(?!(?<=[\\p{L}\\p{M}])[\\u200c\\u200d](?=[\\p{L}\\p{M}])|(?<=[${VIRAMA}])[\\u200c\\u200d]|(?<=[${PICTURE}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=${PICTURE})|(?<=[${PICTURE}0-9#*])[\\ufe0e\\ufe0f])[${JOINERS}]`,
  "gu",
);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Free text as `visibleText` has it, without angle brackets, script schemes and on...= handlers. Never for websites, PINs, OTPs, ids, signatures or search text. */
export function cleanText(text: string): string {
  return visibleText(text).replace(MARKUP, "").trim();
}

/** The text without control characters, signs that nobody sees and signs that turn it round, in NFC, trimmed; well-formed. */
export function visibleText(text: string): string {
  return text.replace(CONTROL, "").replace(INVISIBLE, "").replace(IDLE_JOINER, "").normalize("NFC").trim();
}

/** Whether a cleaned text names or says something. */
export function hasLetterOrDigit(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}
