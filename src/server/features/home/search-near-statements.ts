/** The prepared statements that answer by distance: nearest neighbours of a point, and posting lists of several places at once. */
import { EARTH_RADIUS_KM, type Point } from "#base/geo.ts";
import type { NamedQuery } from "#server/platform/database.ts";
import type { WalkPlan } from "./search-cursor.ts";

export interface NearRow extends Point {
  number: number;
  id: string;
  score: number;
}

export const DEGREE_KM = (Math.PI / 180) * EARTH_RADIUS_KM;

export interface CandidateRow {
  /** In degrees: everything nearer than this was looked at. */
  horizon: number;
  /** How many were looked at. */
  seen: number;
  /** Null on the one row that is answered when nothing matches. */
  number: number | null;
  id: string;
  lat: number;
  lng: number;
}

/** Those of so many nearest neighbours (by degrees) that have all the words: any one of the terms of each. */
export function around(kind: number, at: Point, words: number[][], candidates: number): NamedQuery {
  const filters = words.map((_, n) => `and c.terms && (select $${4 + n}::int[])`).join(" ");
  return {
    name: `search-around-${kind}-${words.length}`,
    text: `with c as materialized (select d.number, d.id, d.position, ${words.length > 0 ? "d.terms, " : ""}d.position <-> point($1, $2) as far from search_documents d
        where d.kind = ${kind} order by d.position <-> point($1, $2) limit $3)
      select h.horizon, h.seen, c.number, c.id, c.position[1] as lat, c.position[0] as lng
      from (select max(far) as horizon, count(*)::int as seen from c) h left join c on true ${filters}`,
    values: [at.lng, at.lat, candidates, ...words],
  };
}

/** The best of each scope that has all the words, scopes in the given order: at most `each` per alternative of the leading word, `limit` in all. */
export function inScopes(
  scopes: number[],
  { terms, bonuses, others }: WalkPlan,
  each: number,
  limit: number,
): NamedQuery {
  const filters = others.map((_, n) => `and d.terms && (select $${6 + n}::int[])`).join(" ");
  return {
    name: `search-in-scopes-${others.length}`,
    text: `select x.number, x.id, x.lat, x.lng, max(x.score) as score, min(s.n) as n from unnest((select $1::int[])) with ordinality as s (scope, n)
      cross join unnest((select $2::int[]), (select $3::int[])) as a (term, bonus) cross join lateral (
        select d.number, d.id, d.position[1] as lat, d.position[0] as lng, p.score + a.bonus as score
        from (select document, score from search_postings where scope = s.scope and term = a.term order by score desc, document desc limit 2000) p
        join search_documents d on d.number = p.document
        where true ${filters}
        order by p.score desc, p.document desc limit $4) x
      group by x.number, x.id, x.lat, x.lng order by n, score desc, x.number desc limit $5`,
    values: [scopes, terms, bonuses, each, limit, ...others],
  };
}
