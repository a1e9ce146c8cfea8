/** The prepared statements of search: walks along postings in score order, and their complements. */
import { type CardRow, cardColumns, NO_CARD_COLUMNS } from "#server/features/directory/card-queries.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { NamedQuery } from "#server/platform/postgres/handle.ts";

/** A document of a page with its card. */
export interface FoundRow extends CardRow {
  number: number;
  /** The score by which the list is ordered: that of the leading word. */
  score: number;
  /** Sum over all words of the best score each has in the document, and the least of them. */
  total?: number;
  weakest?: number;
}

/** One leading word with its alternatives, what else must be there, and from where on. Terms and bonuses run side by side. */
export interface Walk {
  kind: Kind;
  /** ALL_INDIA for no place in particular. */
  placeId: number;
  terms: number[];
  bonuses: number[];
  /** For every other word, the terms any of which must be present. */
  others: number[][];
  after?: { score: number; number: number };
  limit: number;
}

/** So many postings of each term are looked at first, and so many when that gave a few matches; many terms share the work. */
export function walkCaps({ length }: number[]): { short: number; long: number } {
  if (length === 1) return { short: 300, long: 1500 };
  return length <= 3 ? { short: 200, long: 800 } : { short: 100, long: 400 };
}

/** An intersection ranks at most so many matches: it is asked for where they are few. */
const MOST_INTERSECTED = 1000;

/** More words than this are not searched all together. */
export const MOST_OTHERS = 7;

const TOP = { score: 32_767, number: 2_147_483_647 };

/** Documents of one term, best first: the whole of a search for one word that has one meaning. */
export function walkOne({ kind, placeId, terms, bonuses, after = TOP, limit }: Walk): NamedQuery {
  const bonus = bonuses[0] ?? 0;
  return {
    name: `search-walk-one-${kind.key}`,
    text: `select d.number, d.id, p.score + $6::int as score, ${cardColumns(kind, "d")} from (
        select document, score from search_postings where place_id = $1 and term = $2 and kind = $7 and (score, document) < ($3::int, $4) order by score desc, document desc limit $5) p
      join search_documents d on d.number = p.document order by p.score desc, d.number desc`,
    values: [placeId, terms[0], after.score - bonus, after.number, limit, bonus, kind.number],
  };
}

/**
 * Documents that have any alternative of the leading word and something of every other word, best first. Where other words sift, a row numbered 0 may
 * follow: a posting list goes on behind the cap, from this score and (in `total`) this document on; what stands lower in the page is not yet sure.
 */
export function walk({ kind, placeId, terms, bonuses, others, after, limit }: Walk, cap: number): NamedQuery {
  const from = after ?? TOP;
  const page = `select x.number, x.id, max(x.score) as score from ${ALTERNATIVES} cross join lateral (
      select p.document as number, d.id, p.score + a.bonus as score
      from (select document, score from search_postings where ${BEHIND} order by score desc, document desc limit ${cap}) p
      join search_documents d on d.number = p.document
      where true ${filters(others)} ${after ? NOT_SHOWN : ""}
      order by p.score desc, p.document desc limit $6) x
    group by x.number, x.id order by score desc, x.number desc limit $6`;
  const onFrom = `(select 0, null::uuid, n.score + a.bonus, n.document, null::int, ${NO_CARD_COLUMNS} from ${ALTERNATIVES} cross join lateral (
      select score, document from search_postings where ${BEHIND} order by score desc, document desc offset ${cap} limit 1) n
    where ${terms.length > 1 ? "true" : "(select count(*) from page) < $6"} order by 3 desc, 4 desc limit 1)`;
  return {
    name: `search-walk-${kind.key}-${others.length}-${cap}${terms.length > 1 ? "-many" : ""}${after ? "-on" : ""}`,
    text:
      others.length === 0
        ? withCards(kind, page)
        : `with page as (${page}) ${withTotals(kind, "page", others)} union all ${onFrom}`,
    values: [placeId, terms, bonuses, from.score, from.number, limit, kind.number, ...others],
  };
}

const ALTERNATIVES = "unnest((select $2::int[]), (select $3::int[])) as a (term, bonus)";
const BEHIND = "place_id = $1 and term = a.term and kind = $7 and (score, document) < ($4 - a.bonus, $5)";

/**
 * The same list in the same order, found by intersecting: for words that are common each and rare together. `within` is the place's term; undefined: all India.
 * A row numbered 0 says that there are more matches than were ranked.
 */
export function intersect(
  { kind, terms, bonuses, others, after = TOP, limit }: Walk,
  within: number | undefined,
): NamedQuery {
  const place = within === undefined ? "$1::int is null" : "d.terms @> array[$1::int]";
  return {
    name: `search-intersect-${kind.key}-${others.length}${within === undefined ? "" : "-in-place"}`,
    text: `with matches as materialized (select d.number, d.id, ${BEST} as score from search_documents d
        where d.kind = $7 and ${place} and d.terms && (select $2::int[]) ${filters(others)} limit ${MOST_INTERSECTED}),
      page as (select * from matches where (score, number) < ($4::int, $5::int) order by score desc, number desc limit $6)
      ${withTotals(kind, "page", others)} union all select 0, null, 0, 0, 0, ${NO_CARD_COLUMNS} where (select count(*) from matches) = ${MOST_INTERSECTED}`,
    values: [within ?? null, terms, bonuses, after.score, after.number, limit, kind.number, ...others],
  };
}

/** The best score of a document among these alternatives, bonuses counted. */
const BEST =
  "(select max(d.scores[array_position(d.terms, b.term)] + b.bonus) from unnest((select $2::int[]), (select $3::int[])) as b (term, bonus))";

/** A document with several alternatives stands where its best one is: later meetings are passed over. */
const NOT_SHOWN = `and (${BEST}, d.number) < ($4, $5)`;

const FIRST_OTHER = 8;

function filters(others: number[][]): string {
  return others.map((_, at) => `and d.terms && (select $${FIRST_OTHER + at}::int[])`).join(" ");
}

/** Adds the cards to a page of documents that has no order of words to tell. */
function withCards(kind: Kind, page: string): string {
  return `select q.number, q.id, q.score, ${cardColumns(kind, "d")} from (${page}) q join search_documents d on d.number = q.number order by q.score desc, q.number desc`;
}

/** Adds the cards, and how well all the words together stand in each document of the page. */
function withTotals(kind: Kind, page: string, others: number[][]): string {
  const best = (list: string) =>
    `(select max(d.scores[array_position(d.terms, o.term)]) from unnest((select ${list}::int[])) as o (term))`;
  const words = [best("$2"), ...others.map((_, at) => best(`$${FIRST_OTHER + at}`))];
  const columns = words.map((_, at) => `w${at}`);
  return `select q.number, q.id, q.score, ${columns.join(" + ")} as total, least(${columns.join(", ")}) as weakest, ${cardColumns(kind, "d")} from ${page} q
    join search_documents d on d.number = q.number cross join lateral (select ${words.map((word, at) => `${word}::int as w${at}`).join(", ")} offset 0) w`;
}
