/** A business in the words of the wire for its owner: as it stands, and as the edit form starts from it. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { OwnBusiness, PrefilledBusiness } from "#contract/businesses.ts";
import { viewKindAndPlace } from "./kind-and-place.ts";
import type { OwnBusinessRow } from "./own-queries.ts";

export function viewOwn(row: OwnBusinessRow): OwnBusiness {
  return {
    ...viewKindAndPlace(row),
    _id: shortId(row.id),
    slug: slugify(row.name),
    businessName: row.name,
    description: row.description,
    phoneNo: row.phone,
    email: row.email,
    website: row.website,
    address: row.address,
    pinCode: row.pin_code,
    images: row.images,
    fkStateId: row.state_code,
    businessLocation: { lat: row.lat, lng: row.lng },
    openingHours: row.opening_hours,
    status: row.approval,
    isApproved: row.approval === "approved",
    rejectionMessage: row.rejection_message ?? row.edit_rejection_message,
    hasPendingEdit: row.pending_since !== null,
    listingsCount: row.listings_count,
    leadsCount: row.leads_count,
    views: row.views,
    createdAt: row.created_at.toISOString(),
  };
}

export function viewPrefilled(row: OwnBusinessRow): PrefilledBusiness {
  const edit = row.pending_edit ?? {};
  return {
    _id: shortId(row.id),
    businessName: edit.name ?? row.name,
    fkCategoryId: String(row.pending_category_id ?? row.category_id),
    fkSubCategoryId: String(edit.subcategoryId ?? row.subcategory_id),
    description: row.description,
    phoneNo: row.phone,
    email: row.email ?? "",
    website: (edit.website === undefined ? row.website : edit.website) ?? "",
    fkStateId: row.state_code,
    fkCityId: String(row.place_id),
    state: row.state_name,
    stateHi: row.state_name_hi,
    city: row.place_name,
    cityHi: row.place_name_hi,
    address: row.address,
    pinCode: row.pin_code ?? "",
    businessLocation: { lat: row.lat, lng: row.lng },
    openingHours: row.opening_hours ?? [],
    images: edit.imageIds ? row.pending_images : row.images,
  };
}
