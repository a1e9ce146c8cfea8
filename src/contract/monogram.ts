/** What stands for an item without a picture, on screen and in the pictures that messengers show. */

/** How many colours there are. */
const TINTS = 6;

/** Below which a letter stands half, joined to the next: of the scripts of India that join letters so. */
const VIRAMAS = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d";
const FIRST_LETTER = new RegExp(`(?:\\p{L}\\p{M}*[${VIRAMAS}])*[\\p{L}\\p{N}]\\p{M}*`, "u");

/** The first letter of a name with what belongs to it, as in कि and ब्रा; titles say nothing. */
export function monogramLetter(name: string): string {
  const plain = name.replace(/^(?:dr|shri|shree|pt|pandit|the|डॉ|श्री|पं|पंडित)\.?\s+/iu, "");
  return FIRST_LETTER.exec(plain)?.[0].toUpperCase() ?? "·";
}

/** Which colour a category has, by its icon: from 0 to 5. */
export function tintOf(icon: string): number {
  const sum = Array.from(icon).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0);
  return Math.abs(sum % TINTS);
}
