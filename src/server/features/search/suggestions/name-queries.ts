/** The SQL of suggested names: terms by their beginning, the items whose names have them, and how many offer the same. Named statements: every pause of somebody who types asks them. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { POINTS } from "../index/scores.ts";

export interface BeginningTerm {
  id: number;
  roman: string;
  documents: number;
}

/** Behind every text that begins with another. */
const AFTER_ALL = "\u{10ffff}";

/** The most used terms that are spelled or sound like a beginning; an empty sound is none. Bounds instead of `like`: a prepared plan takes its index for them. */
export function listTermsBeginning(
  ctx: Handle,
  { roman, sound }: { roman: string; sound: string },
  limit: number,
): Promise<BeginningTerm[]> {
  return ctx.query({
    name: "suggest-terms",
    text: () => `select id, roman, documents from search_terms
      where (roman ~>=~ $1 and roman ~<~ $2) or (key ~>=~ $3 and key ~<~ $4) order by documents desc, id limit $5`,
    values: [roman, roman + AFTER_ALL, sound, sound && sound + AFTER_ALL, limit],
  });
}

export interface NameRow {
  id: string;
  name: string;
  place_id: number;
  score: number;
}

export interface NamesWanted {
  kind: Kind;
  /** A place, or ALL_INDIA. */
  placeId: number;
  /** Any of these stands in the name. */
  terms: number[];
  /** Something of each of these is in the document. */
  others: number[][];
  /** So many items of each term, the shortest names first. */
  cap: number;
}

/** A word with less stands in no name of its own: a listing has the name of its business too. */
const LEAST_SCORE = POINTS.name * 100;

/** Public items with a name that has the terms. Documents are made one before they are looked up: many have several of the terms. */
export function listNames(ctx: Handle, { kind, placeId, terms, others, cap }: NamesWanted): Promise<NameRow[]> {
  const conditions = others.map((_, at) => `and d.terms && (select $${at + 4}::int[])`).join(" ");
  return ctx.query({
    name: `suggest-names-${kind.key}-${others.length}`,
    text: () => `select n.id, n.name, n.place_id, x.score from (
        select p.document, max(p.score) as score from unnest((select $2::int[])) as a (term) cross join lateral (${postingsOf(kind, "a.term")} limit $3) p group by p.document) x
      join search_documents d on d.number = x.document join ${kind.table} n on n.id = d.id where true ${conditions} order by x.score desc, n.id limit 800`,
    values: [placeId, terms, cap, ...others],
  });
}

export interface CountedName {
  keys: string;
  items: number;
  goes_on: boolean;
}

/** For each list of sound keys, divided by spaces, how many of at most `cap` items with the rarest of them in their name have all, and whether there may be more. */
export function countNamed(
  ctx: Handle,
  { kind, placeId, keys, cap }: { kind: Kind; placeId: number; keys: string[]; cap: number },
): Promise<CountedName[]> {
  return ctx.query({
    name: `suggest-count-${kind.key}`,
    text: () => `select g.keys, c.items, c.goes_on from unnest((select $2::text[])) as g (keys)
      cross join lateral (select array_agg(id order by documents, id) as ids from search_terms where key = any(string_to_array(g.keys, ' '))) t
      cross join lateral (select (count(*) filter (where d.terms @> t.ids))::int as items, count(*) = $3 as goes_on
        from (${postingsOf(kind, "t.ids[1]")} limit $3) p join search_documents d on d.number = p.document) c`,
    values: [placeId, keys, cap],
  });
}

const postingsOf = ({ number }: Kind, term: string) =>
  `select document, score from search_postings where place_id = $1 and term = ${term} and kind = ${number} and score >= ${LEAST_SCORE} order by score desc, document desc`;
