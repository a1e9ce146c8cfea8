/** Finds the best partial matches when nothing has every word: by the rarity of the words that a document has and the fields in which they stand. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { isKnown, type Meaning } from "../reading/meaning.ts";
import { isOptional } from "../text/words.ts";
import { listPartialMatches, type PartialRow } from "./partial-queries.ts";

/** The best partial matches in a place (or in ALL_INDIA), at most 100; `worth` is the share of the text's weight that each matches, 0 to 1. */
export async function findPartial(
  ctx: Handle,
  { kind, placeId, subcategoryIds }: { kind: Kind; placeId: number; subcategoryIds?: number[] },
  meanings: Meaning[],
  total: number,
): Promise<PartialRow[]> {
  const terms = meanings
    .filter(isKnown)
    .flatMap((meaning, word) =>
      meaning.alternatives.map(({ term, bonus }) => ({ term, bonus, word, weight: weightOf(meaning, total) })),
    );
  if (terms.length === 0) return [];
  const whole = meanings.reduce((sum, meaning) => sum + weightOf(meaning, total), 0);
  const rows = await listPartialMatches(ctx, { kind, placeId, terms, subcategoryIds });
  return rows.map((row) => ({ ...row, worth: row.worth / whole }));
}

/** What a word is worth: rare ones much, optional ones little, a category's name always a good deal. */
function weightOf(meaning: Meaning, total: number): number {
  if (isOptional(meaning.token)) return 0.4;
  const rarity = isKnown(meaning) ? Math.log((total + 10) / (meaning.documents + 1)) : 4;
  return Math.max(meaning.isCategory ? 3.5 : 0.6, Math.min(7, rarity)) * (meaning.correction ? 0.8 : 1);
}
