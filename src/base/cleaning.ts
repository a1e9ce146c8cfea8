/** The specification's cleaning of text inputs (section 5): done for sameness; safety comes from encoding what is shown. */

const MARKUP = /[<>]|\bjavascript:|\bvbscript:|\bdata:|\bon[a-z]{3,20}\s*=\s*(?=["'a-z(])/giu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** Free text without angle brackets, script schemes and on...= handlers, in NFC, trimmed. Never for websites, PINs, OTPs, ids, signatures or search text. */
export function cleanText(text: string): string {
  return text.replace(MARKUP, "").replace(CONTROL, "").toWellFormed().normalize("NFC").trim();
}
