/** Finds what comes nearest when nothing has every word: by the rarity of the words it has and the fields they stand in. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Meaning } from "./meaning.ts";
import { kindNumber, type SearchKind } from "./scores.ts";
import { isSoft } from "./words.ts";

export interface PartialRow {
  number: number;
  id: string;
  /** Share of the text's weight that it matches, 0 to 1. */
  worth: number;
}

const MOST_FOUND = 100;
const POSTINGS = 2400;

/** The best partial matches of a kind in a place (or ALL_INDIA), at most 100; those with nothing but soft words are left out. */
export async function findPartial(
  ctx: Handle,
  { kind, placeId }: { kind: SearchKind; placeId: number },
  meanings: Meaning[],
  total: number,
  subcategoryIds?: number[],
): Promise<PartialRow[]> {
  const known = meanings.filter((meaning) => meaning.alternatives.length > 0);
  const rows = known.flatMap((meaning, word) =>
    meaning.alternatives.map(({ term, bonus }) => ({ term, bonus, word, weight: weightOf(meaning, total) })),
  );
  if (rows.length === 0) return [];
  const whole = meanings.reduce((sum, meaning) => sum + weightOf(meaning, total), 0);
  const values = [
    placeId,
    rows.map((r) => r.term),
    rows.map((r) => r.word),
    rows.map((r) => r.bonus),
    rows.map((r) => r.weight),
    Math.ceil(POSTINGS / rows.length),
    MOST_FOUND,
    subcategoryIds ?? null,
    kindNumber(kind),
  ];
  const found = await ctx.query<PartialRow>({ name: "search-partial", text: PARTIAL, values });
  return found.map((row) => ({ ...row, worth: row.worth / whole }));
}

/** How much a word says: rare ones much, soft ones little, a category's name always a good deal. */
function weightOf(meaning: Meaning, total: number): number {
  if (isSoft(meaning.token)) return 0.4;
  const rarity = meaning.alternatives.length === 0 ? 4 : Math.log((total + 10) / (meaning.documents + 1));
  return Math.max(meaning.isCategory ? 3.5 : 0.6, Math.min(7, rarity)) * (meaning.corrected ? 0.8 : 1);
}

const WORTH = "a.weight * (0.6 + 0.4 * least(1, greatest(0, t.score + a.bonus) / 4000.0))";
const PARTIAL = `with alternatives as (select * from unnest((select $2::int[]), (select $3::int[]), (select $4::int[]), (select $5::float8[])) as a (term, word, bonus, weight)),
  candidates as (
    select document, sum(best) as worth from (
      select t.document, a.word, max(${WORTH}) as best from alternatives a cross join lateral (
        select document, score from search_postings where place_id = $1 and term = a.term and kind = $9 order by score desc, document desc limit $6) t
      group by t.document, a.word) s
    group by document order by worth desc, document desc limit 200)
  select d.number, d.id, sum(w.best)::float8 as worth from candidates c join search_documents d on d.number = c.document
  cross join lateral (select max(${WORTH}) as best from unnest(d.terms, d.scores) as t (term, score) join alternatives a on a.term = t.term group by a.word) w
  where $8::int[] is null or d.subcategory_id = any((select $8::int[])::int[])
  group by d.number, d.id order by worth desc, d.number desc limit $7`;
