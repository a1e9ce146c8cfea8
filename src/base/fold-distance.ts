/** How far two sound keys lie apart, counting what Indian hands confuse as less than a slip of the finger. */

const VOWEL = /[aeiouy]/;
const CLOSE = new Map([
  ["ie", 0.4], ["ou", 0.4], ["iy", 0.2], ["ey", 0.4], ["bv", 0.4], ["dr", 0.4], ["mn", 0.4], ["gj", 0.6], ["ks", 0.6], ["fp", 0.5], ["gk", 0.6], ["dt", 0.6], ["bp", 0.7], ["lr", 0.7],
]); // biome-ignore format: pairs read best in rows

/**
 * The least cost of turning one key into the other: 1 for a wrong, missing or extra letter, 0.8 for two swapped ones, 0.3 for a missing h after a consonant
 * or a final a, 0.4 for another vowel letter or a final m, 0.2 to 0.7 for letters often confused. Stops early and answers `most + 1` when it must be more than `most`.
 */
export function soundDistance(a: string, b: string, most = 3): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) * 0.3 > most) return most + 1;
  let before: number[] = [];
  let row: number[] = [0];
  for (let j = 1; j <= b.length; j++) row.push(row[j - 1]! + added(b, j - 1));
  for (let i = 1; i <= a.length; i++) {
    const next = [row[0]! + added(a, i - 1)];
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        row[j - 1]! + changed(a[i - 1]!, b[j - 1]!),
        row[j]! + added(a, i - 1),
        next[j - 1]! + added(b, j - 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 0.8);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length]!;
}

function changed(a: string, b: string): number {
  if (a === b) return 0;
  const close = CLOSE.get(a < b ? a + b : b + a);
  if (close !== undefined) return close;
  return VOWEL.test(a) && VOWEL.test(b) ? 0.5 : 1;
}

function added(key: string, at: number): number {
  const letter = key[at]!;
  if (letter === "h" && at > 0) return VOWEL.test(key[at - 1]!) ? 0.4 : 0.3;
  // English a is written ai in Devanagari: टैक्स, tax
  if (letter === "y" && at > 0 && at < key.length - 1 && !VOWEL.test(key[at - 1]!) && !VOWEL.test(key[at + 1]!))
    return 0.3;
  if (letter === "a" && at === key.length - 1) return 0.3;
  // southern endings: purohitam, shraddham
  if (letter === "m" && at === key.length - 1 && at >= 5) return 0.4;
  return VOWEL.test(letter) ? 0.4 : 1;
}
