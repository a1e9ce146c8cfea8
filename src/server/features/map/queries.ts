/** The SQL of the map: groups of a part of it, and the entries themselves, newest or nearest first. Parts are cut along the grid, so that no edge tells a position. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { EARTH_RADIUS_KM, type Point } from "#base/geo.ts";
import { MAP_PINS, NEAR_KM } from "#contract/limits.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Group } from "./clusters.ts";
import { type Area, areaAround } from "./grid.ts";

/** What the map shows: the rows of a table that the viewer may see there, with where they are. */
export interface Layer {
  from: RawBuilder<unknown>;
  lat: RawBuilder<number>;
  lng: RawBuilder<number>;
  shown: RawBuilder<SqlBool>;
  /** The columns of an entry. */
  columns: RawBuilder<unknown>;
  /** What comes first in a list. */
  order: RawBuilder<unknown>;
}

/** Above the number of rows of the grid. */
const ROW = 100_000;

/**
 * As many groups as lie in the part of the map, each of so many steps of the grid. One key, made in a statement of its own: the planner then takes few groups for
 * granted and hashes them; by the two terms it expects one for nearly each row and sorts them all, which takes twice as long.
 */
export async function listGroups(
  { db }: Handle,
  layer: Layer,
  { area, steps }: { area: Area | undefined; steps: number },
): Promise<Group[]> {
  const { from, lat, lng, shown } = layer;
  const step = (of: typeof lat) => sql`floor(floor(${of} * 100 + 0.5) / ${steps}::int)`;
  const { rows } = await sql<Group>`
    select count(*)::int as count, avg(lat) as lat, avg(lng) as lng,
      min(lng) as west, max(lng) as east, min(lat) as south, max(lat) as north
    from (select (${step(lng)} * ${ROW}::int + ${step(lat)})::bigint as cell, ${lat} as lat, ${lng} as lng
      from ${from} where ${shown} and ${within(layer, area)} offset 0) p
    group by cell`.execute(db);
  return rows;
}

export async function countIn({ db }: Handle, layer: Layer, area: Area | undefined): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${layer.from} where ${layer.shown} and ${within(layer, area)}`.execute(db);
  return rows[0]!.total;
}

export async function listIn<Row>(
  { db }: Handle,
  layer: Layer,
  { area, limit }: { area: Area | undefined; limit: number },
): Promise<Row[]> {
  const { from, columns, shown, order } = layer;
  const { rows } = await sql<Row>`select ${columns}, null::float8 as km from ${from}
    where ${shown} and ${within(layer, area)} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Those that stand at exactly these points, which groups of one have told. */
export async function listAt<Row>({ db }: Handle, layer: Layer, points: readonly Point[]): Promise<Row[]> {
  if (points.length === 0) return [];
  const { from, columns, shown, lat, lng } = layer;
  const { rows } = await sql<Row>`select ${columns}, null::float8 as km from ${from}
    where ${shown} and (${lng}, ${lat}) in (select * from unnest(${points.map((p) => p.lng)}::float8[], ${points.map((p) => p.lat)}::float8[]))
    limit ${MAP_PINS}`.execute(db);
  return rows;
}

/** Within 20 km of the point, nearest first. `fine`: by the positions themselves; else by the grid, in which the distances then are all that is told. */
export async function listNear<Row>(
  { db }: Handle,
  layer: Layer,
  { at, fine }: { at: Point; fine: boolean },
): Promise<Array<Row & { km: number; total: number }>> {
  const { from, columns, shown } = layer;
  const [lat, lng] = [layer.lat, layer.lng].map((column) =>
    fine ? column : sql<number>`(floor(${column} * 100 + 0.5) / 100)`,
  );
  const km = sql`${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(power(sind((${lat} - ${at.lat}::float8) / 2), 2)
    + cosd(${at.lat}::float8) * cosd(${lat}) * power(sind((${lng} - ${at.lng}::float8) / 2), 2))))`;
  const { rows } = await sql<Row & { km: number; total: number }>`
    select *, count(*) over ()::int as total from (select ${columns}, ${km} as km from ${from}
      where ${shown} and ${within(layer, areaAround(at, NEAR_KM + 2))}) n
    where km <= ${NEAR_KM} order by km, id limit ${MAP_PINS}`.execute(db);
  return rows;
}

function within({ lat, lng }: Layer, area: Area | undefined): RawBuilder<SqlBool> {
  if (!area) return sql<SqlBool>`true`;
  const edge = (step: number) => sql`${(step - 0.5) / 100}::float8`;
  return sql<SqlBool>`${lng} >= ${edge(area.west)} and ${lng} < ${edge(area.east + 1)}
    and ${lat} >= ${edge(area.south)} and ${lat} < ${edge(area.north + 1)}`;
}

/** Cities by how many public businesses they have. */
export function listCities({ db }: Handle, limit: number): Promise<Array<{ place_id: number; total: number }>> {
  return db
    .selectFrom("businesses")
    .select(["place_id", sql<number>`count(*)::int`.as("total")])
    .where("deleted_at", "is", null)
    .where("approval", "=", "approved")
    .groupBy("place_id")
    .orderBy("total", "desc")
    .orderBy("place_id")
    .limit(limit)
    .execute();
}

/** Places of a part of the map, largest first. */
export function listTowns(
  { db }: Handle,
  { west, south, east, north }: Area,
  limit: number,
): Promise<Array<Point & { name: string; name_hi: string | null }>> {
  return db
    .selectFrom("places")
    .select(["name", "name_hi", "lat", "lng"])
    .where("lng", ">=", west)
    .where("lng", "<=", east)
    .where("lat", ">=", south)
    .where("lat", "<=", north)
    .orderBy("population", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
