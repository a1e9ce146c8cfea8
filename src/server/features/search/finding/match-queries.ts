/** The SQL of full matches: scans of posting lists in score order, and their complement, an intersection. Named statements, one of each for each kind of item. */
import { type CardRow, cardColumns, NO_CARD_COLUMNS } from "#server/features/directory/card-queries.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Criteria } from "./criteria.ts";

/** A document of a page with its card. */
export interface MatchRow extends CardRow {
  number: number;
  /** The score by which the list is ordered: that of the leading word. */
  score: number;
  /** Over all words the sum of the best score that each has in the document, and the least of these. */
  total?: number;
  weakest?: number;
}

/** One page of what meets the criteria, in a place or in ALL_INDIA, and from where on. */
export interface Scan extends Criteria {
  kind: Kind;
  placeId: number;
  after?: { score: number; number: number };
  limit: number;
}

const TOP = { score: 32_767, number: 2_147_483_647 };

/** Documents of one term, best first: the whole search for one word that has one meaning. */
export function scanOne(ctx: Handle, { kind, placeId, terms, bonuses, after = TOP, limit }: Scan): Promise<MatchRow[]> {
  const bonus = bonuses[0] ?? 0;
  return ctx.query({
    name: `search-scan-one-${kind.key}`,
    text: () => `select d.number, d.id, p.score + $6::int as score, ${cardColumns(kind, "d")} from (
        select document, score from search_postings where place_id = $1 and term = $2 and kind = ${kind.number} and (score, document) < ($3::int, $4)
        order by score desc, document desc limit $5) p
      join search_documents d on d.number = p.document order by p.score desc, d.number desc`,
    values: [placeId, terms[0], after.score - bonus, after.number, limit, bonus],
  });
}

/**
 * Documents that have any alternative of the leading word and something of every other word, best first. Where there are other words, a row numbered 0 may
 * follow: a posting list goes on behind the cap, from this score and (in `total`) this document on; what stands lower in the page is not yet certain.
 */
export function scan(
  ctx: Handle,
  { kind, placeId, terms, bonuses, others, after, limit }: Scan,
  cap: number,
): Promise<MatchRow[]> {
  const from = after ?? TOP;
  return ctx.query({
    name: `search-scan-${kind.key}-${others.length}-${cap}${terms.length > 1 ? "-many" : ""}${after ? "-on" : ""}`,
    text: () => scanText({ kind, terms, after, others }, cap),
    values: [placeId, terms, bonuses, from.score, from.number, limit, ...others],
  });
}

/** For one or several terms, from the beginning or from a row on, and for so many other words. */
function scanText(
  { kind, terms, after, others }: Pick<Scan, "kind" | "terms" | "after" | "others">,
  cap: number,
): string {
  const behind = `place_id = $1 and term = a.term and kind = ${kind.number} and (score, document) < ($4 - a.bonus, $5)`;
  const page = `select x.number, x.id, max(x.score) as score from ${ALTERNATIVES} cross join lateral (
      select p.document as number, d.id, p.score + a.bonus as score
      from (select document, score from search_postings where ${behind} order by score desc, document desc limit ${cap}) p
      join search_documents d on d.number = p.document
      where true ${conditions(others)} ${after ? NOT_BEFORE : ""}
      order by p.score desc, p.document desc limit $6) x
    group by x.number, x.id order by score desc, x.number desc limit $6`;
  const goesOn = `(select 0, null::uuid, n.score + a.bonus, n.document, null::int, ${NO_CARD_COLUMNS} from ${ALTERNATIVES} cross join lateral (
      select score, document from search_postings where ${behind} order by score desc, document desc offset ${cap} limit 1) n
    where ${terms.length > 1 ? "true" : "(select count(*) from page) < $6"} order by 3 desc, 4 desc limit 1)`;
  return others.length === 0
    ? withCards(kind, page)
    : `with page as (${page}) ${withTotals(kind, others)} union all ${goesOn}`;
}

const ALTERNATIVES = "unnest((select $2::int[]), (select $3::int[])) as a (term, bonus)";

/** An intersection ranks at most so many matches: it is for words that have few in common. */
const MOST_INTERSECTED = 1000;

/**
 * The same list in the same order, found by intersecting: for words that are common each and rare together. `placeTerm`: that of the place; undefined for all
 * India. A row numbered 0 says that there are more matches than were ranked.
 */
export function intersect(
  ctx: Handle,
  { kind, terms, bonuses, others, after = TOP, limit }: Scan,
  placeTerm: number | undefined,
): Promise<MatchRow[]> {
  const inPlace = placeTerm === undefined ? "$1::int is null" : "d.terms @> array[$1::int]";
  return ctx.query({
    name: `search-intersect-${kind.key}-${others.length}${placeTerm === undefined ? "" : "-in-place"}`,
    text: () => `with matches as materialized (select d.number, d.id, ${BEST} as score from search_documents d
        where d.kind = ${kind.number} and ${inPlace} and d.terms && (select $2::int[]) ${conditions(others)} limit ${MOST_INTERSECTED}),
      page as (select * from matches where (score, number) < ($4::int, $5::int) order by score desc, number desc limit $6)
      ${withTotals(kind, others)} union all select 0, null, 0, 0, 0, ${NO_CARD_COLUMNS} where (select count(*) from matches) = ${MOST_INTERSECTED}`,
    values: [placeTerm ?? null, terms, bonuses, after.score, after.number, limit, ...others],
  });
}

/** The best score of a document among the leading word's alternatives, bonuses counted. */
const BEST =
  "(select max(d.scores[array_position(d.terms, b.term)] + b.bonus) from unnest((select $2::int[]), (select $3::int[])) as b (term, bonus))";

/** A document with several alternatives stands where its best one is; when met again it is skipped. */
const NOT_BEFORE = `and (${BEST}, d.number) < ($4, $5)`;

const FIRST_OTHER = 7;

function conditions(others: number[][]): string {
  return others.map((_, at) => `and d.terms && (select $${FIRST_OTHER + at}::int[])`).join(" ");
}

/** The query `page` with cards: where one word alone is looked for, all its scores are known. */
function withCards(kind: Kind, page: string): string {
  return `select q.number, q.id, q.score, ${cardColumns(kind, "d")} from (${page}) q join search_documents d on d.number = q.number order by q.score desc, q.number desc`;
}

/** The rows of `page` with cards, and how well all the words together stand in each document. */
function withTotals(kind: Kind, others: number[][]): string {
  const best = (list: string) =>
    `(select max(d.scores[array_position(d.terms, o.term)]) from unnest((select ${list}::int[])) as o (term))`;
  const words = [best("$2"), ...others.map((_, at) => best(`$${FIRST_OTHER + at}`))];
  const columns = words.map((_, at) => `w${at}`);
  return `select q.number, q.id, q.score, ${columns.join(" + ")} as total, least(${columns.join(", ")}) as weakest, ${cardColumns(kind, "d")} from page q
    join search_documents d on d.number = q.number cross join lateral (select ${words.map((word, at) => `${word}::int as w${at}`).join(", ")} offset 0) w`;
}
