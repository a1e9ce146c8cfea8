/** A business in the words of the wire for its owner: as it stands, and as the edit form starts from it. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { DETAILS, type Detail } from "#contract/business-details.ts";
import type { PrefilledBusiness } from "#contract/business-fields.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { type ReferenceData, viewCategoryAndPlace } from "#server/features/directory/category-and-place.ts";
import { viewDetails } from "../details.ts";
import { viewFacts } from "../facts.ts";
import type { OwnBusinessRow } from "./own-queries.ts";

export function viewOwn(row: OwnBusinessRow, reference: ReferenceData): OwnBusiness {
  return {
    ...viewCategoryAndPlace(row, reference),
    _id: shortId(row.id),
    slug: slugify(row.name),
    businessName: row.name,
    description: row.description,
    phoneNo: row.phone,
    email: row.email,
    ...viewDetails(row),
    ...viewFacts(row),
    address: row.address,
    pinCode: row.pin_code,
    images: row.images,
    fkFurtherSubCategoryIds: row.further_subcategory_ids.map(String),
    fkStateId: stateOf(row, reference),
    businessLocation: { lat: row.lat, lng: row.lng },
    location: { coordinates: [row.lng, row.lat] },
    fkUserId: shortId(row.owner_id),
    openingHours: row.opening_hours,
    status: row.approval === "withheld" ? "approved" : row.approval, // its owner is blocked, and cannot ask
    isApproved: row.approval === "approved",
    rejectionMessage: row.rejection_message ?? row.edit_rejection_message,
    hasPendingEdit: row.pending_since !== null,
    hasUnsentCorrection: row.unsent_correction,
    listingsCount: row.listings_count,
    leadsCount: row.leads_count,
    newLeadsCount: row.new_leads_count,
    views: row.views,
    createdAt: row.created_at.toISOString(),
  };
}

export function viewPrefilled(row: OwnBusinessRow, reference: ReferenceData): PrefilledBusiness {
  const edit = row.pending_edit ?? {};
  const wanted = { subcategory_id: edit.subcategoryId ?? row.subcategory_id, place_id: row.place_id };
  const { fkCategoryId, fkSubCategoryId, fkCityId, state, stateHi, city, cityHi } = viewCategoryAndPlace(
    wanted,
    reference,
  );
  return {
    _id: shortId(row.id),
    businessName: edit.name ?? row.name,
    fkCategoryId,
    fkSubCategoryId,
    fkFurtherSubCategoryIds: (edit.furtherSubcategoryIds ?? row.further_subcategory_ids).map(String),
    description: row.description,
    phoneNo: row.phone,
    email: row.email ?? "",
    ...prefilledDetails(row),
    fkStateId: stateOf(row, reference),
    fkCityId,
    state,
    stateHi,
    city,
    cityHi,
    address: row.address,
    pinCode: row.pin_code ?? "",
    businessLocation: { lat: row.lat, lng: row.lng },
    openingHours: row.opening_hours ?? [],
    ...viewFacts(row),
    images: editedImages(row),
  };
}

/** A website that waits for approval stands in the form. */
function prefilledDetails(row: OwnBusinessRow): Record<Detail, string> {
  const details = { ...viewDetails(row), ...row.pending_edit };
  return Object.fromEntries(DETAILS.map((detail) => [detail, details[detail] ?? ""])) as Record<Detail, string>;
}

/** The pictures the edit form starts from: those that wait, else those that are shown. */
export function editedImages({ pending_edit, pending_images, images }: OwnBusinessRow): string[] {
  return pending_edit?.imageIds ? pending_images : images;
}

function stateOf({ place_id }: OwnBusinessRow, { places }: ReferenceData): string {
  return places.byId.get(place_id)!.state_code;
}
