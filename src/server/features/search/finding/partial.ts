/** Finds the best partial matches when nothing has every word: by the rarity of the words that a document has and the fields in which they stand. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { isKnown, type Meaning } from "../reading/meaning.ts";
import type { Trade } from "../reading/trade.ts";
import { isOptional, isWeak } from "../text/words.ts";
import { listPartialMatches, type PartialRow } from "./partial-queries.ts";

/** With less of the text's weight an item has something else in common with it than what was meant. */
const LEAST_SHARE = 0.2;

/** The best partial matches in a place (or in ALL_INDIA), at most 100, of the trade alone if one was asked for; `worth` is the share of the text's weight that each matches, 0 to 1. */
export async function findPartial(
  ctx: Handle,
  {
    kind,
    placeId,
    subcategoryIds,
    trade,
  }: { kind: Kind; placeId: number; subcategoryIds?: number[]; trade: Trade | undefined },
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
  const rows = await listPartialMatches(ctx, { kind, placeId, terms, subcategoryIds, kindTerms: trade?.terms });
  const least = trade ? 0 : LEAST_SHARE;
  return rows.map((row) => ({ ...row, worth: row.worth / whole })).filter(({ worth }) => worth >= least);
}

const UNKNOWN = 4;

/** What a word is worth: rare ones much, optional and weak ones little, a category's name always a good deal. */
function weightOf(meaning: Meaning, total: number): number {
  if (isOptional(meaning.token)) return 0.4;
  if (isWeak(meaning.token)) return 0.2;
  const rarity = isKnown(meaning) ? Math.log((total + 10) / (meaning.documents + 1)) : UNKNOWN;
  return Math.max(meaning.isCategory ? 3.5 : 0.6, Math.min(7, rarity)) * (meaning.correction ? 0.8 : 1);
}
