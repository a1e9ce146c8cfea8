/** A listing in the words of the wire for its owner: as it stands, and as the edit form starts from it. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { PrefilledListing } from "#contract/listing-fields.ts";
import type { OwnListing } from "#contract/own-listings.ts";
import type { OwnListingRow } from "./own-queries.ts";

export function viewOwn(row: OwnListingRow): OwnListing {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    listingName: row.name,
    description: row.description,
    images: row.images,
    pricePaise: row.price_paise,
    status: row.status,
    isActive: row.status === "active",
    isApproved: row.is_public,
    rejectionMessage: row.rejection_message,
    views: row.views,
    leadsCount: row.leads_count,
    postedOn: row.posted_at.toISOString(),
    fkUserId: shortId(row.owner_id),
    fkBusinessId: shortId(row.business_id),
    businessName: row.business_name,
    businessSlug: slugify(row.business_name),
    address: row.address,
    phoneNo: row.phone,
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
  };
}

export function viewPrefilled(row: OwnListingRow): PrefilledListing {
  const paise = row.price_paise;
  return {
    _id: shortId(row.id),
    fkBusinessId: shortId(row.business_id),
    listingName: row.name,
    description: row.description,
    status: row.status,
    price: paise === null ? "" : (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2),
    images: row.images,
  };
}
