/** Businesses in the words of the wire: cards, locked and full views, dots. */
import { maskContacts } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { detailFields } from "#contract/business-details.ts";
import type { BusinessLocation, BusinessView } from "#contract/businesses.ts";
import { RATED_FROM } from "#contract/reviews.ts";
import { type ReferenceData, viewCategoryAndPlace } from "#server/features/directory/category-and-place.ts";
import { shownText, type ViewAccess, viewCardFields, viewPageFields } from "#server/features/directory/locked-view.ts";
import { viewChecks } from "./checks.ts";
import { viewDetails } from "./details.ts";
import { viewFacts } from "./facts.ts";
import type { BusinessRow, DotRow } from "./queries.ts";

/** What is stored of a card: all but category, place, distance and the number of listings. */
export function viewCardMembers(row: BusinessRow) {
  const { reviews_count: count, stars_sum: stars } = row;
  return {
    ...viewCardFields(row),
    businessName: maskContacts(row.name),
    reviewsCount: count,
    rating: count < RATED_FROM ? null : Math.round((stars / count) * 10) / 10,
  };
}

/** What its own page adds to the card, or tells otherwise. Text, pictures, hours and owner of a business are everybody's. */
export function viewPageMembers(row: BusinessRow, access: ViewAccess) {
  return {
    ...viewPageFields(row, access),
    description: shownText(row.description, access),
    hasMoreText: false,
    images: row.images,
    openingHours: row.opening_hours,
    ...viewFacts(row),
    fkFurtherSubCategoryIds: row.further_subcategory_ids.map(String),
    ...(access.isFull ? { businessName: shownText(row.name, access), ...viewDetails(row) } : detailFields(() => null)),
    checks: viewChecks(row),
    answersWithin: row.answers_within,
    ownerName: row.owner_name && shownText(row.owner_name, access),
    createdAt: row.created_at.toISOString(),
  };
}

export function viewBusiness(row: BusinessRow, reference: ReferenceData, access: ViewAccess): BusinessView {
  return {
    ...viewCardMembers(row),
    ...viewCategoryAndPlace(row, reference),
    distanceKm: null,
    listingsCount: row.counted,
    ...viewPageMembers(row, access),
  };
}

export function viewDot(row: DotRow, reference: ReferenceData): BusinessLocation {
  const { subCategory, subCategoryHi, city, citySlug } = viewCategoryAndPlace(row, reference);
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
