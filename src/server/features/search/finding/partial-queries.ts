/** The SQL of partial matches. A named statement, as in match-queries.ts. */
import type { Point } from "#base/geo.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { subcategoryTerm } from "../vocabulary/facet-terms.ts";

/** A term that a word of the text may stand for; words are numbered. */
export interface WeightedTerm {
  term: number;
  word: number;
  bonus: number;
  /** What the word is worth in the text. */
  weight: number;
  /** Whether the word names the trade. */
  isTrade: boolean;
}

export interface PartialRow extends Point {
  number: number;
  id: string;
  /** Sum of the weights of the words that it has, less the worse the fields in which they stand. */
  worth: number;
  /** The best score that one of the words with a meaning of its own has in it, and that one of the trade's words has. */
  best: number;
  trade: number;
  /** The words that it has, by number, and those of them that stand in its name or kind. */
  words: number[];
  named: number[];
}

const MOST_MATCHES = 100;
const POSTINGS = 2400;
/** Words of less weight say how or where. */
const CONTENT = 0.5;
const WORTH = "a.weight * (0.6 + 0.4 * least(1, greatest(0, t.score + a.bonus) / 4000.0))";

/** The documents of a place (or of ALL_INDIA) that have the most of these terms, at most 100. */
export function listPartialMatches(
  ctx: Handle,
  {
    kind,
    placeId,
    terms,
    subcategoryIds,
    least,
  }: {
    kind: Kind;
    placeId: number;
    terms: WeightedTerm[];
    subcategoryIds?: number[];
    /** The score of a word that stands in a name. */
    least: number;
  },
): Promise<PartialRow[]> {
  return ctx.query({
    name: `search-partial-${kind.key}`,
    text: () => `with alternatives as (select * from unnest((select $2::int[]), (select $3::int[]), (select $4::int[]), (select $5::float8[]), (select $9::boolean[])) as a (term, word, bonus, weight, trade)),
      candidates as (
        select document, sum(best) as worth from (
          select t.document, a.word, max(${WORTH}) as best from alternatives a cross join lateral (
            select document, score from search_postings where place_id = $1 and term = a.term and kind = ${kind.number} order by score desc, document desc limit $6) t
          group by t.document, a.word) s
        group by document order by worth desc, document desc limit 200)
      select d.number, d.id, d.position[1] as lat, d.position[0] as lng, sum(w.best)::float8 as worth, coalesce(max(w.score), 0)::int as best, coalesce(max(w.trade), 0)::int as trade, array_agg(w.word) as words, coalesce(array_agg(w.word) filter (where w.score >= $10), '{}') as named from candidates c join search_documents d on d.number = c.document
      cross join lateral (select a.word, max(${WORTH}) as best, max(t.score + a.bonus) filter (where a.weight >= ${CONTENT}) as score, max(t.score + a.bonus) filter (where a.trade) as trade from unnest(d.terms, d.scores) as t (term, score) join alternatives a on a.term = t.term group by a.word) w
      where $8::int[] is null or d.terms && (select $8::int[])
      group by d.number, d.id order by worth desc, d.number desc limit $7`,
    values: [
      placeId,
      terms.map(({ term }) => term),
      terms.map(({ word }) => word),
      terms.map(({ bonus }) => bonus),
      terms.map(({ weight }) => weight),
      Math.ceil(POSTINGS / terms.length),
      MOST_MATCHES,
      subcategoryIds?.map(subcategoryTerm) ?? null,
      terms.map(({ isTrade }) => isTrade),
      least,
    ],
  });
}
