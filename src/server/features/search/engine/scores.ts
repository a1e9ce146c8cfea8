/** What a word is worth in each field of a business or offering, and the numbers that stand for categories and places in the index. */
import type { Kind } from "#server/features/directory/kinds.ts";

/** Points of a field; a stored score is a hundred times the points plus the document's quality (0 to 99). */
export const POINTS = {
  name: 36,
  nameAlone: 16,
  nameIsCategory: 12,
  businessName: 28,
  subcategory: 25,
  category: 18,
  place: 8,
  state: 3,
  description: 4,
} as const;

/** How well something fits by its score: 2 when it is what the words ask for by its name or subcategory, 1 by its category, 0 when it only speaks of it. */
export function gradeOf(score: number): 0 | 1 | 2 {
  if (score >= POINTS.subcategory * 100) return 2;
  return score > (POINTS.place + 1) * 100 ? 1 : 0;
}

/** A word with at least this score stands in the name. */
export const NAME_SCORE = POINTS.businessName * 100;

/** The term that every document has. */
export const EVERYTHING = 0;
export const subcategoryTerm = (subcategoryId: number) => -subcategoryId;
export const categoryTerm = (categoryId: number) => -1_000_000 - categoryId;
export const placeTerm = (placeId: number) => -10_000_000 - placeId;

export type SearchKind = Kind;
export const kindNumber = ({ number }: SearchKind) => number;

/** Stands for all India where a posting names its place. */
export const ALL_INDIA = 0;
