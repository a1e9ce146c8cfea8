/** Leads in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { BusinessLeadView, ListingLeadView } from "#contract/lead-views.ts";
import type { LeadRow } from "./lead-queries.ts";

export function viewListingLead(row: LeadRow): ListingLeadView {
  return { ...viewLead(row), fkListingId: shortId(row.listing_id!) };
}

export function viewBusinessLead(row: LeadRow): BusinessLeadView {
  return { ...viewLead(row), fkBusinessId: shortId(row.business_id!) };
}

function viewLead(row: LeadRow): Omit<ListingLeadView, "fkListingId"> {
  return {
    _id: shortId(row.id),
    contactPerson: row.contact_person,
    phoneNo: row.phone,
    email: row.email,
    query: row.query,
    state: row.state,
    city: row.city,
    createdAt: row.created_at.toISOString(),
    isPublic: !row.waiting,
    isContactClick: row.marker !== null,
  };
}
