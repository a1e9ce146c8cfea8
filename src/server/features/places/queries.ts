/** The SQL of states and places. */
import { fold } from "#base/fold.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface PlaceRow {
  id: number;
  slug: string;
  name: string;
  name_hi: string | null;
  district: string | null;
  lat: number;
  lng: number;
  state_code: string;
  state_name: string;
  state_name_hi: string;
}

const COLUMNS = `p.id, p.slug, p.name, p.name_hi, p.district, p.lat, p.lng, p.state_code, s.name as state_name, s.name_hi as state_name_hi`;
const FROM = `from places p join states s on s.code = p.state_code`;

/** Places one of whose names begins like the typed text, largest first. */
export function listPlacesByPrefix(
  ctx: Ctx,
  { typed, stateCode, limit }: { typed: string; stateCode?: string; limit: number },
): Promise<PlaceRow[]> {
  return ctx.query({
    name: "places-by-prefix",
    text: `select ${COLUMNS} ${FROM}
      where p.id in (select place_id from place_names where folded like $1) and ($2::text is null or p.state_code = $2)
      order by p.population desc, p.id limit $3`,
    values: [`${fold(typed).replace(/[\\%_]/g, "\\$&")}%`, stateCode ?? null, limit],
  });
}

/** The largest places, of one state or of all. */
export function listPlaces(ctx: Ctx, { stateCode, limit }: { stateCode?: string; limit: number }): Promise<PlaceRow[]> {
  return ctx.query({
    name: "places-largest",
    text: `select ${COLUMNS} ${FROM} where $1::text is null or p.state_code = $1 order by p.population desc, p.id limit $2`,
    values: [stateCode ?? null, limit],
  });
}

/** Places whose name is nearest to a misspelt one; a large city needs less likeness than a village. */
export function listPlacesBySpelling(
  ctx: Ctx,
  { typed, stateCode, limit }: { typed: string; stateCode?: string; limit: number },
): Promise<PlaceRow[]> {
  return ctx.query({
    name: "places-by-spelling",
    text: `select ${COLUMNS} ${FROM}
      join (select place_id, max(similarity(folded, $1)) as likeness from place_names where folded % $1 group by place_id) n on n.place_id = p.id
      where $2::text is null or p.state_code = $2 order by n.likeness + 0.04 * ln(p.population + 1) desc, p.id limit $3`,
    values: [fold(typed), stateCode ?? null, limit],
  });
}

/** The place nearest to a point, as the crow flies. */
export async function findNearestPlace(
  ctx: Ctx,
  { lat, lng }: { lat: number; lng: number },
): Promise<PlaceRow | undefined> {
  const rows = await ctx.query<PlaceRow>({
    name: "place-nearest",
    text: `select ${COLUMNS} ${FROM} order by p.position <-> point($1, $2) limit 1`,
    values: [lng, lat],
  });
  return rows[0];
}

/** Every place there is, a few thousand; for the book alone. */
export function listAllPlaces(ctx: Handle): Promise<PlaceRow[]> {
  return ctx.query({ name: "places", text: `select ${COLUMNS} ${FROM} order by p.id`, values: [] });
}

/** Slugs that places had before. */
export function listOldSlugs(ctx: Handle): Promise<Array<{ slug: string; place_id: number }>> {
  return ctx.query({
    name: "place-aliases",
    text: "select slug, place_id from place_aliases order by slug",
    values: [],
  });
}

export function listStates(
  ctx: Handle,
): Promise<Array<{ code: string; slug: string; name: string; name_hi: string; folded_names: string[] }>> {
  return ctx.query({
    name: "states",
    text: `select s.code, s.slug, s.name, s.name_hi, array_agg(n.folded order by n.folded) as folded_names
      from states s join state_names n on n.state_code = s.code group by s.code order by s.name`,
    values: [],
  });
}
