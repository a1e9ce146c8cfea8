/** The specification's cleaning of text inputs (section 5): done for sameness; safety comes from encoding what is shown. */

/** A handler is any word that begins with 'on' before an equals sign, but for these words of English. */
const MARKUP =
  /\bjavascript:|\bvbscript:|\bdata:|\bon(?!(?:board|ce|going|ions?|line|ly|set|to|us|wards?)\b)[a-z]{3,40}\s*=/giu;
/** Longer than anything that MARKUP matches but for the spaces within. */
const MARKUP_LENGTH = 60;
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
const MARKS = /(\p{M}{30})\p{M}+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Free text as `visibleText` has it, without angle brackets, script schemes and on...= handlers; cleaning it again changes nothing.
 * Never for websites, PINs, OTPs, ids, signatures or search text.
 */
export function cleanText(text: string): string {
  for (let before = text; ; ) {
    const cleaned = withoutMarkup(visibleText(before)).trim();
    if (cleaned === before) return cleaned;
    before = cleaned;
  }
}

/** The text without control characters, signs that nobody sees and signs that turn it round, in NFC, trimmed; well-formed. */
export function visibleText(text: string): string {
  return composed(text.replace(CONTROL, "").replace(INVISIBLE, "").replace(IDLE_JOINER, "")).trim();
}

/**
 * The text in NFC, with at most 30 combining marks in a row: no language writes more (Stream-Safe Text Format, UAX 15), and putting a longer row in order takes
 * time by the square of its length.
 */
export function composed(text: string): string {
  return text.replace(MARKS, "$1").normalize("NFC");
}

/** Takes away also what only comes together once something within it is gone, looking again from just before each gap. */
function withoutMarkup(text: string): string {
  let left = text.replace(/[<>]/g, "");
  MARKUP.lastIndex = 0;
  for (let match = MARKUP.exec(left); match; match = MARKUP.exec(left)) {
    left = left.slice(0, match.index) + left.slice(match.index + match[0].length);
    MARKUP.lastIndex = Math.max(0, match.index - MARKUP_LENGTH);
  }
  return left;
}

/** Whether a cleaned text names or says something. */
export function hasLetterOrDigit(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}
