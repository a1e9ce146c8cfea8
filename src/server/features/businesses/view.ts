/** Businesses in the words of the wire: cards, locked and full views. */
import { maskContacts } from "#base/contact-mask.ts";
import { detailFields } from "#contract/business-details.ts";
import type { BusinessView } from "#contract/businesses.ts";
import { RATED_FROM } from "#contract/reviews.ts";
import { type ReferenceData, viewCategoryAndPlace } from "#server/features/directory/category-and-place.ts";
import { shownText, type ViewAccess, viewCardFields, viewPageFields } from "#server/features/directory/locked-view.ts";
import { viewChecks } from "./checks.ts";
import { viewDetails } from "./details.ts";
import { viewFacts } from "./facts.ts";
import type { BusinessRow } from "./queries.ts";

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
