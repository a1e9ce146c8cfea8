/** Businesses in the words of the wire: for lists, locked or whole, and as dots. */
import { maskContacts } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { BusinessLocation, BusinessView } from "#contract/businesses.ts";
import { type Sight, viewOwnFields, viewSightFields } from "./directory.ts";
import { type Books, viewKindAndPlace } from "./kind-and-place.ts";
import type { BusinessRow } from "./profile-queries.ts";
import type { DotRow } from "./queries.ts";

/** A card as it is kept: without kind and place, distance and number of listings. */
export function viewOwnCard(row: BusinessRow) {
  return { ...viewOwnFields(row), businessName: maskContacts(row.name) };
}

export function viewBusiness(row: BusinessRow, books: Books, sight: Sight): BusinessView {
  return {
    ...viewOwnCard(row),
    ...viewKindAndPlace(row, books),
    distanceKm: null,
    listingsCount: row.listings_count,
    ...viewBesides(row, sight),
  };
}

/** What its own page tells besides the card, or otherwise. */
export function viewBesides(row: BusinessRow, sight: Sight) {
  return {
    ...viewSightFields(row, sight),
    ...(sight.isWhole ? { businessName: row.name } : {}),
    ownerName: sight.isWhole ? row.owner_name : null,
    createdAt: row.created_at.toISOString(),
  };
}

export function viewDot(row: DotRow, books: Books): BusinessLocation {
  const { subCategory, subCategoryHi, city, citySlug } = viewKindAndPlace(row, books);
  const { lat, lng } = coarse(row);
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    businessName: maskContacts(row.name),
    subCategory,
    subCategoryHi,
    city,
    citySlug,
    location: { coordinates: [lng, lat] },
  };
}
