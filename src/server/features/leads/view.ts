/** Leads in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { BusinessLeadView, ListingLeadView } from "#contract/lead-views.ts";
import type { OwnLead } from "./own-leads.ts";

export function viewListingLead(row: OwnLead): ListingLeadView {
  return { ...viewLead(row), fkListingId: shortId(row.listing_id!) };
}

export function viewBusinessLead(row: OwnLead): BusinessLeadView {
  return { ...viewLead(row), fkBusinessId: shortId(row.business_id!) };
}

function viewLead(row: OwnLead): Omit<ListingLeadView, "fkListingId"> {
  return {
    _id: shortId(row.id),
    contactPerson: row.contact_person,
    phoneNo: row.phone,
    email: row.email,
    query: row.query,
    state: row.state,
    city: row.city,
    stateHi: row.stateHi,
    cityHi: row.cityHi,
    createdAt: row.created_at.toISOString(),
    isPublic: !row.waiting,
    isContactClick: row.marker !== null,
  };
}
