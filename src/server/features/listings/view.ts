/** Listings in the words of the wire: for lists, and locked or whole. */
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { ListingCard, ListingView } from "#contract/listings.ts";
import { type Books, viewKindAndPlace } from "#server/features/businesses/kind-and-place.ts";
import type { ListingCardRow, ListingRow } from "./queries.ts";

/** The same for every viewer, so that lists can be cached. */
export function viewCard(row: ListingCardRow, books: Books, distanceKm: number | null = null): ListingCard {
  return {
    ...viewKindAndPlace(row, books),
    _id: shortId(row.id),
    slug: slugify(row.name),
    listingName: maskContacts(row.name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    images: row.image ? [row.image] : [],
    pricePaise: pricePaise(row),
    fkBusinessId: shortId(row.business_id),
    businessName: maskContacts(row.business_name),
    businessSlug: slugify(row.business_name),
    businessLocation: coarse(row),
    postedOn: new Date(Number(row.at_micros) / 1000).toISOString(),
    distanceKm,
  };
}

export function viewListing(
  row: ListingRow,
  books: Books,
  sight: "locked" | "whole",
  viewerId: string | undefined,
): ListingView {
  const isWhole = sight === "whole";
  const { lat, lng } = isWhole ? row : coarse(row);
  return {
    ...viewCard({ ...row, image: row.images[0] ?? null }, books),
    ...(isWhole
      ? { listingName: row.name, businessName: row.business_name, description: row.description, images: row.images }
      : {}),
    businessLocation: { lat, lng },
    location: { coordinates: [lng, lat] },
    locked: !isWhole,
    isMine: row.owner_id === viewerId,
    fkUserId: shortId(row.owner_id),
    imagesCount: row.images.length,
    hasWebsite: row.website !== null,
    hasOpeningHours: row.opening_hours !== null,
    address: isWhole ? row.address : null,
    pinCode: isWhole ? row.pin_code : null,
    website: isWhole ? row.website : null,
    openingHours: isWhole ? row.opening_hours : null,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function pricePaise({ price_paise }: { price_paise: string | null }): number | null {
  return price_paise === null ? null : Number(price_paise);
}
