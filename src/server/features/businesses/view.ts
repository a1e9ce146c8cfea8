/** Businesses in the words of the wire: for lists, locked or whole, and as dots. */
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { BusinessCard, BusinessLocation, BusinessView } from "#contract/businesses.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import { type Books, viewKindAndPlace } from "./kind-and-place.ts";
import type { BusinessRow } from "./profile-queries.ts";
import type { BusinessCardRow, DotRow } from "./queries.ts";

/** How much of a thing its viewer gets. */
export type Sight = "locked" | "whole";

/** The same for every viewer, so that lists can be cached. */
export function viewCard(row: BusinessCardRow, books: Books, distanceKm: number | null = null): BusinessCard {
  return {
    ...viewKindAndPlace(row, books),
    _id: shortId(row.id),
    slug: slugify(row.name),
    businessName: maskContacts(row.name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    images: row.image ? [row.image] : [],
    businessLocation: coarse(row),
    listingsCount: row.listings_count,
    distanceKm,
  };
}

export function viewBusiness(row: BusinessRow, books: Books, sight: Sight, viewerId: string | undefined): BusinessView {
  const isWhole = sight === "whole";
  const { lat, lng } = isWhole ? row : coarse(row);
  return {
    ...viewCard({ ...row, at_micros: "", image: row.images[0] ?? null }, books),
    ...(isWhole ? { businessName: row.name, description: row.description, images: row.images } : {}),
    businessLocation: { lat, lng },
    location: { coordinates: [lng, lat] },
    locked: !isWhole,
    isMine: row.owner_id === viewerId,
    fkUserId: shortId(row.owner_id),
    ownerName: isWhole ? row.owner_name : null,
    imagesCount: row.images.length,
    hasWebsite: row.website !== null,
    hasOpeningHours: row.opening_hours !== null,
    address: isWhole ? row.address : null,
    pinCode: isWhole ? row.pin_code : null,
    website: isWhole ? row.website : null,
    openingHours: isWhole ? row.opening_hours : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
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
