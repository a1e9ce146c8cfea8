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

/** Whether the collection has anything that is just what was asked for. */
export function exists(judged: Judged, entries: readonly Entry[]): boolean {
  return entries.some((entry) => gradeOf(judged, entry) === "exact");
}

function isInPlace({ place }: Judged, entry: Entry): boolean {
  return place === null || entry.place === place;
}

function isOfKind({ kinds, words }: Judged, { kind, name, description, offers }: Entry): boolean {
  const text = `${name} ${description} ${offers}`.toLowerCase();
  return kinds.includes(kind) || words.some((word) => text.includes(word.toLowerCase()));
}
