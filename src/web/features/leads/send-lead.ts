/** The calls behind contact buttons, loaded when one is pressed first. */
import { businessLeads } from "#contract/business-leads.ts";
import type { QueryForm } from "#contract/lead-form.ts";
import { leads } from "#contract/leads.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { call } from "#web/platform/calls/call.ts";
import type { ContactTarget, OpenedContact } from "./contact-target.ts";

/** Leaves the lead of a click; the server fills the contact fields from the session. */
export function sendClick(target: ContactTarget, via: "call" | "whatsapp"): Promise<OpenedContact> {
  return create(target, { query: via === "call" ? CALL_MARKER : WHATSAPP_MARKER });
}

export function sendQuery(target: ContactTarget, form: QueryForm): Promise<OpenedContact> {
  return create(target, form);
}

/** Counts a click that leaves no lead; whether it was counted is of no concern to the person. */
export function recordClick({ kind, id }: ContactTarget, click: "directions" | "website" | "detail"): void {
  const item = kind === "listing" ? { fkListingId: id } : { fkBusinessId: id };
  call(leads.recordClick, { click, ...item }).catch(() => undefined);
}

function create({ kind, id }: ContactTarget, form: QueryForm): Promise<OpenedContact> {
  return kind === "listing"
    ? call(leads.create, { ...form, fkListingId: id })
    : call(businessLeads.create, { ...form, fkBusinessId: id });
}
