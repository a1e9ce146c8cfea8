/** What makes text from people safe in a spreadsheet file. */

const FORMULA = /^[\p{White_Space}\p{Cc}\p{Cf}'"]*[=+\-@|%＝＋－＠−﹢﹣＂]/u;
const CONTROL_START = /^[\t\r\n]/;

/** The text as a cell that no spreadsheet runs as a formula: an apostrophe goes before anything that could begin one, also behind spaces, invisible characters and as full-width signs. */
export function inertCell(text: string): string {
  return FORMULA.test(text) || CONTROL_START.test(text) ? `'${text}` : text;
}
