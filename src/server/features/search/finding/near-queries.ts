/** The SQL that answers by distance: nearest neighbours of a point, and the posting lists of several places at once. Named statements, as in match-queries.ts. */
import { EARTH_RADIUS_KM, type Point } from "#base/geo.ts";
import { NEAR_KM } from "#contract/limits.ts";
import { type CardRow, cardColumns } from "#server/features/directory/card-queries.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Criteria } from "./criteria.ts";

/** A document near a point, with what was read to find it. */
export interface NeighbourRow extends CardRow {
  /** In degrees: everything nearer than this was read. */
  horizon: number;
  /** How many were read. */
  seen: number;
  /** Null in the only row when nothing matches. */
  number: number | null;
  km: number;
}

/** So many neighbours are read first, and so on: numbers that stand in the statement, so that it keeps one plan. */
const CANDIDATES = [48, 96, 200, 400, 800, 1500, 3000, 12_000, 50_000];
export const MOST_CANDIDATES = CANDIDATES.at(-1)!;
export const candidatesFor = (wanted: number) => CANDIDATES.find((some) => some >= wanted) ?? MOST_CANDIDATES;

/** Great-circle kilometres between the point ($1 lng, $2 lat) and `c.position`; the same formula as base/geo.ts. */
const KM = `${2 * EARTH_RADIUS_KM} * asin(least(1, sqrt(power(sind((c.position[1] - $2) / 2), 2)
  + cosd($2) * cosd(c.position[1]) * power(sind((c.position[0] - $1) / 2), 2))))`;

export interface Neighbourhood {
  kind: Kind;
  at: Point;
  /** For each word the terms any one of which must be present. */
  words: number[][];
  offset: number;
  limit: number;
}

/**
 * Out of so many nearest neighbours (by degrees) a page of those that have all the words and lie within 20 km, nearest first. The kind stands in the
 * statement: each has an index of positions of its own.
 */
export function listNeighbours(
  ctx: Handle,
  { kind, at, words, offset, limit }: Neighbourhood,
  candidates: number,
): Promise<NeighbourRow[]> {
  const conditions = () => words.map((_, n) => `and c.terms && (select $${5 + n}::int[])`).join(" ");
  return ctx.query({
    name: `search-neighbours-${kind.key}-${words.length}-${candidates}`,
    text: () => `with c as materialized (select d.number, d.position, ${words.length > 0 ? "d.terms, " : ""}d.position <-> point($1, $2) as far from search_documents d
        where d.kind = ${kind.number} order by d.position <-> point($1, $2) limit ${candidates}),
      near as (select * from (select c.number, ${KM} as km from c where true ${conditions()}) n where km <= ${NEAR_KM} order by km, number desc limit $4 offset $3)
      select h.horizon, h.seen, n.number, n.km, d.id, ${cardColumns(kind, "d")}
      from (select max(far) as horizon, count(*)::int as seen from c) h left join near n on true left join search_documents d on d.number = n.number order by n.km, n.number desc`,
    values: [at.lng, at.lat, offset, limit, ...words],
  });
}

export interface PlacedRow extends Point {
  number: number;
  id: string;
  score: number;
}

/** The best matches in each of these places (or in ALL_INDIA alone), places in the given order: at most `each` per alternative of the leading word, `limit` in all. */
export function listBestInPlaces(
  ctx: Handle,
  {
    kind,
    placeIds,
    criteria,
    each,
    limit,
  }: { kind: Kind; placeIds: number[]; criteria: Criteria; each: number; limit: number },
): Promise<PlacedRow[]> {
  const { terms, bonuses, others } = criteria;
  const conditions = () => others.map((_, n) => `and d.terms && (select $${6 + n}::int[])`).join(" ");
  return ctx.query({
    name: `search-in-places-${kind.key}-${others.length}`,
    text: () => `select x.number, x.id, x.lat, x.lng, max(x.score) as score, min(s.n) as n from unnest((select $1::int[])) with ordinality as s (place_id, n)
      cross join unnest((select $2::int[]), (select $3::int[])) as a (term, bonus) cross join lateral (
        select d.number, d.id, d.position[1] as lat, d.position[0] as lng, p.score + a.bonus as score
        from (select document, score from search_postings where place_id = s.place_id and term = a.term and kind = ${kind.number}
          order by score desc, document desc limit 2000) p
        join search_documents d on d.number = p.document
        where true ${conditions()}
        order by p.score desc, p.document desc limit $4) x
      group by x.number, x.id, x.lat, x.lng order by n, score desc, x.number desc limit $5`,
    values: [placeIds, terms, bonuses, each, limit, ...others],
  });
}
