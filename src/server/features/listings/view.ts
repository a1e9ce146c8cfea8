/** Listings in the words of the wire: for lists, and locked or whole. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { ListingView } from "#contract/listings.ts";
import { type Sight, viewOwnFields, viewSightFields } from "#server/features/businesses/directory.ts";
import { type Books, viewKindAndPlace } from "#server/features/businesses/kind-and-place.ts";
import type { ListingRow } from "./queries.ts";

/** A card as it is kept: without kind and place, and distance. */
export function viewOwnCard(row: ListingRow) {
  return {
    ...viewOwnFields(row),
    listingName: maskContacts(row.name),
    pricePaise: row.price_paise,
    fkBusinessId: shortId(row.business_id),
    businessName: maskContacts(row.business_name),
    businessSlug: slugify(row.business_name),
    postedOn: new Date(row.at_micros / 1000).toISOString(),
  };
}

export function viewListing(row: ListingRow, books: Books, sight: Sight): ListingView {
  return {
    ...viewOwnCard(row),
    ...viewKindAndPlace(row, books),
    distanceKm: null,
    ...viewBesides(row, sight),
  };
}

/** What its own page tells besides the card, or otherwise. */
export function viewBesides(row: ListingRow, sight: Sight) {
  return {
    ...viewSightFields(row, sight),
    ...(sight.isWhole ? { listingName: row.name, businessName: row.business_name } : {}),
  };
}
