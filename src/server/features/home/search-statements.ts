/** The prepared statements of search: walks along postings in score order, and their complements. */
import type { NamedQuery } from "#server/platform/database.ts";

export interface FoundRow {
  number: number;
  id: string;
  /** The score by which the list is ordered: that of the leading word. */
  score: number;
  /** Sum over all words of the best score each has in the document, and the least of them. */
  total?: number;
  weakest?: number;
}

/** One leading word with its alternatives, what else must be there, and from where on. Terms and bonuses run side by side. */
export interface Walk {
  scope: number;
  terms: number[];
  bonuses: number[];
  /** For every other word, the terms any of which must be present. */
  others: number[][];
  after?: { score: number; number: number };
  limit: number;
}

/** So many postings of one term are looked at before the slower complement takes over. */
export const WALK_CAP = 1500;
/** More words than this are not searched all together. */
export const MOST_OTHERS = 7;

const TOP = { score: 1_000_000, number: 2_147_483_647 };

/** Documents of one term, best first: the whole of a search for one word that has one meaning. */
export function walkOne({ scope, terms, bonuses, after = TOP, limit }: Walk): NamedQuery {
  const bonus = bonuses[0] ?? 0;
  return {
    name: "search-walk-one",
    text: `select p.document as number, d.id, p.score + $6::int as score from search_postings p join search_documents d on d.number = p.document
      where p.scope = $1 and p.term = $2 and (p.score, p.document) < ($3, $4) order by p.score desc, p.document desc limit $5`,
    values: [scope, terms[0], after.score - bonus, after.number, limit, bonus],
  };
}

/** Documents that have any alternative of the leading word and something of every other word, best first. */
export function walk({ scope, terms, bonuses, others, after, limit }: Walk): NamedQuery {
  const from = after ?? TOP;
  return {
    name: `search-walk-${others.length}${after ? "-on" : ""}`,
    text: withTotals(
      `select x.number, x.id, max(x.score) as score from unnest($2::int[], $3::int[]) as a (term, bonus) cross join lateral (
        select p.document as number, d.id, p.score + a.bonus as score
        from (select document, score from search_postings where scope = $1 and term = a.term and (score, document) < ($4 - a.bonus, $5)
          order by score desc, document desc limit ${WALK_CAP}) p
        join search_documents d on d.number = p.document
        where true ${filters(others)} ${after ? NOT_SHOWN : ""}
        order by p.score desc, p.document desc limit $6) x
      group by x.number, x.id order by score desc, x.number desc limit $6`,
      others,
    ),
    values: [scope, terms, bonuses, from.score, from.number, limit, ...others],
  };
}

/** The same list in the same order, found by intersecting: for words that are common each and rare together. `within` is the place's term; undefined: all India. */
export function intersect(
  { terms, bonuses, others, after = TOP, limit }: Walk,
  kind: number,
  within: number | undefined,
): NamedQuery {
  const inPlace = within === undefined ? "" : "-in-place";
  return {
    name: `search-intersect-${kind}-${others.length}${inPlace}`,
    text: withTotals(
      `select y.number, y.id, y.score from (
        select d.number, d.id, (select max(t.score + a.bonus) from unnest(d.terms, d.scores) as t (term, score) join unnest($2::int[], $3::int[]) as a (term, bonus) on a.term = t.term) as score
        from search_documents d
        where d.kind = ${kind} and ${inPlace ? "d.terms @> array[$1::int]" : "$1::int is null"} and d.terms && $2::int[] ${filters(others)}) y
      where (y.score, y.number) < ($4::int, $5::int) order by y.score desc, y.number desc limit $6`,
      others,
    ),
    values: [within ?? null, terms, bonuses, after.score, after.number, limit, ...others],
  };
}

/** A document with several alternatives stands where its best one is: later meetings are passed over. */
const NOT_SHOWN = `and not exists (select 1 from unnest(d.terms, d.scores) as t (term, score) join unnest($2::int[], $3::int[]) as b (term, bonus) on b.term = t.term
  where (t.score + b.bonus, d.number) >= ($4, $5))`;

const FIRST_OTHER = 7;

function filters(others: number[][]): string {
  return others.map((_, at) => `and d.terms && $${FIRST_OTHER + at}::int[]`).join(" ");
}

/** Adds how well all the words together stand in each document of the page; of interest only for several words. */
function withTotals(page: string, others: number[][]): string {
  if (others.length === 0) return page;
  const words = [
    `select 0 as word, unnest($2::int[]) as term`,
    ...others.map((_, at) => `select ${at + 1}, unnest($${FIRST_OTHER + at}::int[])`),
  ].join(" union all ");
  return `select q.*, w.total, w.weakest from (${page}) q
    join search_documents d on d.number = q.number
    cross join lateral (select sum(best)::int as total, min(best)::int as weakest from (
      select max(t.score) as best from unnest(d.terms, d.scores) as t (term, score) join (${words}) o on o.term = t.term group by o.word) b) w
    order by q.score desc, q.number desc`;
}
