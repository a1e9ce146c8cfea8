/** The prepared statements that answer by distance: nearest neighbours of a point, and posting lists of several places at once. */
import type { Point } from "#base/geo.ts";
import { EARTH_RADIUS_KM } from "#base/geo.ts";
import type { NamedQuery } from "#server/platform/database.ts";
import type { WalkPlan } from "./search-cursor.ts";

export interface AroundRow extends Point {
  number: number;
  id: string;
  score?: number;
}
export interface NearRow extends AroundRow {
  score: number;
}

const DEGREE_KM = (Math.PI / 180) * EARTH_RADIUS_KM;

/** The candidates nearest by degrees inside the box around a circle; the caller measures them. `words` are the terms any of which each word needs. */
export function around(kind: number, at: Point, km: number, words: number[][], limit: number): NamedQuery {
  const high = km / DEGREE_KM;
  const wide = high / Math.max(0.2, Math.cos((Math.abs(at.lat) + high) * (Math.PI / 180)));
  const filters = words.map((_, n) => `and d.terms && (select $${8 + n}::int[])`).join(" ");
  return {
    name: `search-around-${kind}-${words.length}`,
    text: `select d.number, d.id, d.position[1] as lat, d.position[0] as lng from search_documents d
      where d.kind = ${kind} and d.position <@ box(point($3, $4), point($5, $6)) ${filters}
      order by d.position <-> point($1, $2) limit $7`,
    values: [at.lng, at.lat, at.lng - wide, at.lat - high, at.lng + wide, at.lat + high, limit, ...words],
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
