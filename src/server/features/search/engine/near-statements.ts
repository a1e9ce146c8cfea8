/** The prepared statements that answer by distance: nearest neighbours of a point, and posting lists of several places at once. */
import { EARTH_RADIUS_KM, type Point } from "#base/geo.ts";
import { NEAR_KM } from "#contract/limits.ts";
import { type CardRow, cardColumns } from "#server/features/directory/card-queries.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { NamedQuery } from "#server/platform/postgres/handle.ts";
import type { WalkPlan } from "./cursor.ts";

export interface PlacedRow extends Point {
  number: number;
  id: string;
  score: number;
}

export const DEGREE_KM = (Math.PI / 180) * EARTH_RADIUS_KM;

/** A document near a point, with what was looked at to find it. */
export interface NearRow extends CardRow {
  /** In degrees: everything nearer than this was looked at. */
  horizon: number;
  /** How many were looked at. */
  seen: number;
  /** Null on the one row that is answered when nothing matches. */
  number: number | null;
  km: number;
}

/** What is looked at first, and so on: numbers that stand in the statement, so that it keeps one plan. */
const CANDIDATES = [48, 96, 200, 400, 800, 1500, 3000, 12_000, 50_000];
export const MOST_CANDIDATES = CANDIDATES.at(-1)!;
export const candidatesFor = (wanted: number) => CANDIDATES.find((some) => some >= wanted) ?? MOST_CANDIDATES;

/** Great-circle kilometres between the point ($1 lng, $2 lat) and `c.position`; the same formula as base/geo.ts. */
const KM = `${2 * EARTH_RADIUS_KM} * asin(least(1, sqrt(power(sind((c.position[1] - $2) / 2), 2)
  + cosd($2) * cosd(c.position[1]) * power(sind((c.position[0] - $1) / 2), 2))))`;

/**
 * A page of those of so many nearest neighbours (by degrees) that have all the words (any one of the terms of each) and lie within 20 km, nearest first:
 * `limit` behind the first `shown`.
 */
export function around(
  { kind, at, words, shown, limit }: { kind: Kind; at: Point; words: number[][]; shown: number; limit: number },
  candidates: number,
): NamedQuery {
  const filters = words.map((_, n) => `and c.terms && (select $${5 + n}::int[])`).join(" ");
  return {
    name: `search-around-${kind.key}-${words.length}-${candidates}`,
    text: `with c as materialized (select d.number, d.position, ${words.length > 0 ? "d.terms, " : ""}d.position <-> point($1, $2) as far from search_documents d
        where d.kind = ${kind.number} order by d.position <-> point($1, $2) limit ${candidates}),
      near as (select * from (select c.number, ${KM} as km from c where true ${filters}) n where km <= ${NEAR_KM} order by km, number desc limit $4 offset $3)
      select h.horizon, h.seen, n.number, n.km, d.id, ${cardColumns(kind, "d")}
      from (select max(far) as horizon, count(*)::int as seen from c) h left join near n on true left join search_documents d on d.number = n.number order by n.km, n.number desc`,
    values: [at.lng, at.lat, shown, limit, ...words],
  };
}

/** The best of a kind in each place that has all the words, places in the given order (or ALL_INDIA alone): at most `each` per alternative of the leading word, `limit` in all. */
export function inPlaces(
  kind: number,
  placeIds: number[],
  { terms, bonuses, others }: WalkPlan,
  each: number,
  limit: number,
): NamedQuery {
  const filters = others.map((_, n) => `and d.terms && (select $${7 + n}::int[])`).join(" ");
  return {
    name: `search-in-places-${others.length}`,
    text: `select x.number, x.id, x.lat, x.lng, max(x.score) as score, min(s.n) as n from unnest((select $1::int[])) with ordinality as s (place_id, n)
      cross join unnest((select $2::int[]), (select $3::int[])) as a (term, bonus) cross join lateral (
        select d.number, d.id, d.position[1] as lat, d.position[0] as lng, p.score + a.bonus as score
        from (select document, score from search_postings where place_id = s.place_id and term = a.term and kind = $6 order by score desc, document desc limit 2000) p
        join search_documents d on d.number = p.document
        where true ${filters}
        order by p.score desc, p.document desc limit $4) x
      group by x.number, x.id, x.lat, x.lng order by n, score desc, x.number desc limit $5`,
    values: [placeIds, terms, bonuses, each, limit, kind, ...others],
  };
}
