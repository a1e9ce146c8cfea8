/** Listings in the words of the wire: for lists, and locked or whole. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { ListingCard, ListingView } from "#contract/listings.ts";
import { type Sight, viewCardFields, viewSightFields } from "#server/features/businesses/directory.ts";
import type { Books } from "#server/features/businesses/kind-and-place.ts";
import type { ListingCardRow, ListingRow } from "./queries.ts";

/** The same for every viewer, so that lists can be cached. */
export function viewCard(row: ListingCardRow, books: Books, distanceKm: number | null = null): ListingCard {
  return {
    ...viewCardFields(row, books, distanceKm),
    listingName: maskContacts(row.name),
    pricePaise: pricePaise(row),
    fkBusinessId: shortId(row.business_id),
    businessName: maskContacts(row.business_name),
    businessSlug: slugify(row.business_name),
    postedOn: new Date(Number(row.at_micros) / 1000).toISOString(),
  };
}

export function viewListing(row: ListingRow, books: Books, sight: Sight): ListingView {
  return {
    ...viewCard({ ...row, image: row.images[0] ?? null }, books),
    ...viewSightFields(row, sight),
    ...(sight.isWhole ? { listingName: row.name, businessName: row.business_name } : {}),
  };
}

export function pricePaise({ price_paise }: { price_paise: string | null }): number | null {
  return price_paise === null ? null : Number(price_paise);
}
