/** What a word is worth in each field of an item, and what a score says about the match. */

/** Points of a field; a stored score is a hundred times the points plus the document's quality (0 to 99). */
export const POINTS = {
  name: 36,
  nameAlone: 16,
  nameIsCategory: 12,
  businessName: 28,
  subcategory: 25,
  category: 18,
  furtherSubcategory: 22,
  furtherCategory: 15,
  offering: 12,
  place: 8,
  /** For whom or for what a name says it is. */
  purpose: 7,
  state: 3,
  description: 4,
} as const;

/** How well an item matches by its score: 2 by its name or subcategory, 1 by its category, 0 by a mention alone. */
export function gradeOf(score: number): 0 | 1 | 2 {
  if (score >= POINTS.subcategory * 100) return 2;
  return score > (POINTS.place + 1) * 100 ? 1 : 0;
}

/** A word with at least this score stands in the name. */
export const NAME_SCORE = POINTS.businessName * 100;
