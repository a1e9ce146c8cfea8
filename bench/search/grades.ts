/** How good an answer is: judged by what was asked for, not by a list of ids. */

export interface Judged {
  query: string;
  /** The place that is chosen. */
  city?: string;
  group: string;
  /** Subcategories whose items are what was asked for, and those that still help. */
  kinds: string[];
  fits: string[];
  /** The place that is meant; null for anywhere. */
  place: string | null;
  /** Any of these in a name or description makes it what was asked for as well. */
  words: string[];
  /** The honest answer is that there is nothing. */
  none?: true;
}

export interface Entry {
  name: string;
  description: string;
  offers: string;
  /** The slug of its subcategory. */
  kind: string;
  place: string;
}

export type Grade = "exact" | "fits" | "wrong";

export function gradeOf(judged: Judged, entry: Entry): Grade {
  if (judged.none) return "wrong";
  if (isOfKind(judged, entry)) return isInPlace(judged, entry) ? "exact" : "fits";
  return judged.fits.includes(entry.kind) ? "fits" : "wrong";
}

/** Whether the collection has anything that a search owes: of the kind, or of one that still helps and saying it in its name or in what it offers. A mention in a description, or in the name of something else, finds it too, but is not owed: who removes the evil eye tests none. */
export function exists(judged: Judged, entries: readonly Entry[]): boolean {
  const owed = [...judged.kinds, ...judged.fits];
  return entries.some(
    ({ description: _, ...entry }) =>
      owed.includes(entry.kind) && gradeOf(judged, { ...entry, description: "" }) === "exact",
  );
}

function isInPlace({ place }: Judged, entry: Entry): boolean {
  return place === null || entry.place === place;
}

function isOfKind({ kinds, words }: Judged, { kind, name, description, offers }: Entry): boolean {
  return kinds.includes(kind) || words.some((word) => patternOf(word).test(`${name} ${description} ${offers}`));
}

const patterns = new Map<string, RegExp>();

/** A word or words as they stand, or in the plural, and not within others: no tutor is statutory, and no silver comes from Chandigarh. */
function patternOf(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const plain = word.normalize("NFC").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${plain}(?:s|es|ों|ें|ओं)?(?![\\p{L}\\p{M}\\p{N}])`, "iu");
  patterns.set(word, pattern);
  return pattern;
}
