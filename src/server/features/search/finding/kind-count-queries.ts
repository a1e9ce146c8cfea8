/** The SQL that counts what there is of each category. A named statement: the posting lists of the wanted terms are read in the index to the cap and no further. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** How many documents have each of these terms, in a place or in ALL_INDIA, counted to the cap; terms that none has are left out. */
export function countOfTerms(
  ctx: Handle,
  { number, key }: Kind,
  { placeId, terms, cap }: { placeId: number; terms: number[]; cap: number },
): Promise<Array<{ term: number; found: number }>> {
  return ctx.query({
    name: `search-count-of-terms-${key}`,
    text: () => `select t.term, c.found from unnest($2::int[]) as t (term) cross join lateral (
        select count(*)::int as found from (
          select from search_postings p where p.place_id = $1 and p.term = t.term and p.kind = ${number} limit $3) x) c
      where c.found > 0 order by t.term limit 10000`,
    values: [placeId, terms, cap],
  });
}
