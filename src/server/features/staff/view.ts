/** The staff's rows in the words of the wire. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { LogEntry, NewListing, WaitingBusiness } from "#contract/staff.ts";
import type { StaffMember } from "#contract/staff-members.ts";
import { viewDetails } from "#server/features/businesses/details.ts";
import type { NewListingRow } from "./new-listing-queries.ts";
import type { LogRow, WaitingRow } from "./queries.ts";
import type { StaffMemberRow } from "./staff-members.ts";

export function viewWaiting(row: WaitingRow, turnedDownFor: string | undefined): WaitingBusiness {
  return {
    _id: shortId(row.id),
    businessName: row.name,
    description: row.description,
    category: row.category,
    categoryHi: row.category_hi,
    subCategory: row.subcategory,
    subCategoryHi: row.subcategory_hi,
    furtherSubCategories: row.further.map(({ name, name_hi }) => ({ text: name, textHi: name_hi })),
    city: row.place,
    cityHi: row.place_hi,
    state: row.state,
    stateHi: row.state_hi,
    address: row.address,
    pinCode: row.pin_code,
    phoneNo: row.phone,
    email: row.email,
    ...viewDetails(row),
    images: row.pending_edit?.imageIds ? row.edited_image_keys : row.image_keys,
    owner: { name: row.owner_name, phoneNo: row.owner_phone, memberSince: row.owner_since.toISOString() },
    waitingSince: row.waiting_since.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    turnedDownFor: turnedDownFor ?? null,
    changes: changesOf(row),
  };
}

export function viewNewListing(row: NewListingRow): NewListing {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    listingName: row.name,
    description: row.description,
    fkBusinessId: shortId(row.business_id),
    businessName: row.business_name,
    businessSlug: slugify(row.business_name),
    city: row.place,
    cityHi: row.place_hi,
    citySlug: row.place_slug,
    ownerName: row.owner_name,
    ownerPhone: row.owner_phone,
    postedOn: row.posted_at.toISOString(),
    ofDay: row.of_day,
  };
}

export function viewStaffMember({ id, name, phone, role }: StaffMemberRow, self: string): StaffMember {
  return { _id: shortId(id), name, phoneNo: phone, role, isSelf: id === self };
}

export function viewLogEntry(row: LogRow): LogEntry {
  return {
    _id: shortId(row.id),
    actor: actorOf(row),
    staffName: row.staff_name,
    action: row.action,
    subjectName: row.subject_name,
    message: row.detail.message ?? "",
    doneAt: row.done_at.toISOString(),
  };
}

function actorOf({ staff_id, action }: LogRow): LogEntry["actor"] {
  if (staff_id !== null) return "staff";
  return action.startsWith("portal.") ? "portal" : "operator";
}

function changesOf(row: WaitingRow): WaitingBusiness["changes"] {
  const edit = row.pending_edit ?? {};
  const changes: WaitingBusiness["changes"] = [];
  const asTyped = { beforeHi: null, afterHi: null };
  if (edit.name !== undefined) changes.push({ field: "businessName", before: row.name, after: edit.name, ...asTyped });
  if (edit.subcategoryId !== undefined)
    changes.push({
      field: "subCategory",
      before: row.subcategory,
      after: row.edited_subcategory ?? "",
      beforeHi: row.subcategory_hi,
      afterHi: row.edited_subcategory_hi,
    });
  if (edit.furtherSubcategoryIds !== undefined)
    changes.push({
      field: "furtherSubCategories",
      before: row.further.map(({ name }) => name).join(", "),
      after: row.edited_further.map(({ name }) => name).join(", "),
      beforeHi: row.further.map(({ name_hi }) => name_hi).join(", "),
      afterHi: row.edited_further.map(({ name_hi }) => name_hi).join(", "),
    });
  if (edit.website !== undefined)
    changes.push({ field: "website", before: row.website ?? "", after: edit.website ?? "", ...asTyped });
  if (edit.imageIds !== undefined)
    changes.push({
      field: "images",
      before: String(row.image_keys.length),
      after: String(edit.imageIds.length),
      ...asTyped,
    });
  return changes;
}
