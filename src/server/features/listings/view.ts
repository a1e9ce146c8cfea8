/** Listings in the words of the wire: cards, locked and full views. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { ListingView } from "#contract/listings.ts";
import { type ReferenceData, viewCategoryAndPlace } from "#server/features/directory/category-and-place.ts";
import { shownText, type ViewAccess, viewCardFields, viewPageFields } from "#server/features/directory/locked-view.ts";
import type { ListingRow } from "./queries.ts";

/** What is stored of a card: all but category, place and distance. */
export function viewCardMembers(row: ListingRow) {
  return {
    ...viewCardFields(row),
    listingName: maskContacts(row.name),
    pricePaise: row.price_paise,
    fkBusinessId: shortId(row.business_id),
    businessName: maskContacts(row.business_name),
    businessSlug: slugify(row.business_name),
    postedOn: row.posted_at.toISOString(),
  };
}

/** What its own page adds to the card, or tells otherwise. */
export function viewPageMembers(row: ListingRow, access: ViewAccess) {
  return {
    ...viewPageFields(row, access),
    ...(access.isFull
      ? { listingName: shownText(row.name, access), businessName: shownText(row.business_name, access) }
      : {}),
  };
}

export function viewListing(row: ListingRow, reference: ReferenceData, access: ViewAccess): ListingView {
  return {
    ...viewCardMembers(row),
    ...viewCategoryAndPlace(row, reference),
    distanceKm: null,
    ...viewPageMembers(row, access),
  };
}
