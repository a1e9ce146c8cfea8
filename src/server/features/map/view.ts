/** The map in the words of the wire; no position leaves it finer than the grid. */
import { maskContacts } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { NearBusiness, PersonOnMap } from "#contract/map.ts";
import { type ReferenceData, viewCategoryAndPlace, viewPlace } from "#server/features/directory/category-and-place.ts";
import type { Group } from "./clusters.ts";
import type { BusinessRow, PersonRow } from "./layer-queries.ts";

export function viewBusiness(row: BusinessRow, reference: ReferenceData, fine: boolean): NearBusiness {
  const { subCategory, subCategoryHi, city, cityHi, citySlug } = viewCategoryAndPlace(row, reference);
  const { lat, lng } = coarse(row);
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    businessName: maskContacts(row.name),
    subCategory,
    subCategoryHi,
    city,
    cityHi,
    citySlug,
    location: { coordinates: [lng, lat] },
    distanceKm: row.km === null ? null : rounded(row.km, fine ? 10 : 1),
  };
}

export function viewPerson(row: PersonRow, reference: ReferenceData, viewerId: string): PersonOnMap {
  const { city, cityHi, state } = viewPlace(row, reference);
  return {
    _id: shortId(row.id),
    name: maskContacts(`${row.first_name} ${row.last_name}`.trim()),
    city,
    cityHi,
    state,
    logo: row.logo,
    location: coarse(row),
    hasPage: row.has_page,
    isMine: row.id === viewerId,
    distanceKm: row.km === null ? null : rounded(row.km, 1),
  };
}

export function viewCluster(group: Group) {
  const low = coarse({ lat: group.south, lng: group.west });
  const high = coarse({ lat: group.north, lng: group.east });
  return {
    count: group.count,
    location: coarse(group),
    box: { west: low.lng, south: low.lat, east: high.lng, north: high.lat },
  };
}

function rounded(km: number, parts: number): number {
  return Math.round(km * parts) / parts;
}
