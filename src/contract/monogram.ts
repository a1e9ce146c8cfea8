/** What stands for an item without a picture, on screen and in the pictures that messengers show. */

/** How many colours there are. */
const TINTS = 6;

/** The first letter of a name with the signs that belong to it, as in कि; titles say nothing. */
export function monogramLetter(name: string): string {
  const plain = name.replace(/^(?:dr|shri|shree|pt|pandit|the|डॉ|श्री|पं)\.?\s+/iu, "");
  return /[\p{L}\p{N}]\p{M}*/u.exec(plain)?.[0].toUpperCase() ?? "·";
}

/** Which colour a category has, by its icon: from 0 to 5. */
export function tintOf(icon: string): number {
  const sum = Array.from(icon).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0);
  return Math.abs(sum % TINTS);
}
