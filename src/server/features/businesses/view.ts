/** Businesses in the words of the wire: for lists, locked or whole, and as dots. */
import { maskContacts } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { BusinessCard, BusinessLocation, BusinessView } from "#contract/businesses.ts";
import { type Sight, viewCardFields, viewSightFields } from "./directory.ts";
import { type Books, viewKindAndPlace } from "./kind-and-place.ts";
import type { BusinessRow } from "./profile-queries.ts";
import type { BusinessCardRow, DotRow } from "./queries.ts";

/** The same for every viewer, so that lists can be cached. */
export function viewCard(row: BusinessCardRow, books: Books, distanceKm: number | null = null): BusinessCard {
  return {
    ...viewCardFields(row, books, distanceKm),
    businessName: maskContacts(row.name),
    listingsCount: row.listings_count,
  };
}

export function viewBusiness(row: BusinessRow, books: Books, sight: Sight): BusinessView {
  return {
    ...viewCard({ ...row, at_micros: "", image: row.images[0] ?? null }, books),
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
