/** What the locations map answers: businesses for everybody, people for signed-in members alone, cities as the way into the list. */
import { coarse } from "#base/geo.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { connectMap } from "#contract/map.ts";
import { referenceFor, viewPlace } from "#server/features/directory/category-and-place.ts";
import { resolveFilters } from "#server/features/directory/newest.ts";
import type { Ctx } from "#server/platform/context.ts";
import { type BusinessRow, businessLayer, type PersonRow, peopleLayer } from "./layer-queries.ts";
import { findInPart } from "./part-of-map.ts";
import { listCities, listTowns } from "./queries.ts";
import { viewBusiness, viewCluster, viewPerson } from "./view.ts";

const CITIES = 24;
const TOWNS = 30;

export async function businessesOnMap(
  ctx: Ctx,
  { city, category, subCategory, ...part }: ParsedOf<typeof connectMap.fetchBusinessLocations>,
): Promise<PayloadOf<typeof connectMap.fetchBusinessLocations>> {
  const filters = await resolveFilters(ctx, { city, category, subCategory });
  const layer = businessLayer(filters);
  const sameForAll = `businesses ${filters.placeId ?? ""} ${filters.subcategoryIds ?? ""}`;
  const fine = ctx.viewer.kind === "member" && ctx.viewer.paid;
  const { rows, clusters, total } = await findInPart<BusinessRow>(ctx, layer, { part, fine, sameForAll });
  const reference = await referenceFor(ctx, [...rows, ...clusters.flatMap(({ only }) => only ?? [])]);
  return {
    getBusinessLocations: rows.map((row) => viewBusiness(row, reference, fine)),
    clusters: clusters.map(({ group, only }) => ({
      ...viewCluster(group),
      only: only ? viewBusiness(only, reference, fine) : null,
    })),
    total,
  };
}

/** Nobody, unless somebody signed in asks; never whom a block hides from them. */
export async function peopleOnMap(
  ctx: Ctx,
  { city, ...part }: ParsedOf<typeof connectMap.fetchUsersLocations>,
): Promise<PayloadOf<typeof connectMap.fetchUsersLocations>> {
  const { placeId } = await resolveFilters(ctx, { city });
  if (ctx.viewer.kind !== "member") return { getUsersLocations: [], clusters: [], total: 0 };
  const { id } = ctx.viewer;
  const { rows, clusters, total } = await findInPart<PersonRow>(ctx, peopleLayer(ctx, placeId), { part, fine: false });
  const reference = await placesFor(ctx, [...rows, ...clusters.flatMap(({ only }) => only ?? [])]);
  return {
    getUsersLocations: rows.map((row) => viewPerson(row, reference, id)),
    clusters: clusters.map(({ group, only }) => ({
      ...viewCluster(group),
      only: only ? viewPerson(only, reference, id) : null,
    })),
    total,
  };
}

export async function mapOverview(ctx: Ctx): Promise<PayloadOf<typeof connectMap.overview>> {
  const rows = await listCities(ctx, CITIES);
  const reference = await placesFor(ctx, rows);
  const cities = rows.map((row) => {
    const { city, cityHi, citySlug } = viewPlace(row, reference);
    return { city, cityHi, citySlug, total: row.total };
  });
  return { cities, styleUrl: ctx.config.mapStyleUrl ?? null };
}

/** Names for the map. */
export async function townsOnMap(
  ctx: Ctx,
  part: ParsedOf<typeof connectMap.fetchTowns>,
): Promise<PayloadOf<typeof connectMap.fetchTowns>> {
  const rows = await listTowns(ctx, part, TOWNS);
  return {
    towns: rows.map(({ name, name_hi, lat, lng }) => ({ city: name, cityHi: name_hi, location: coarse({ lat, lng }) })),
  };
}

function placesFor(ctx: Ctx, rows: ReadonlyArray<{ place_id: number }>) {
  return referenceFor(
    ctx,
    rows.map(({ place_id }) => ({ place_id, subcategory_id: null })),
  );
}
