/** What contact buttons send, loaded when one is pressed first. */
import type { QueryForm } from "#contract/lead-form.ts";
import { itemLeads } from "#contract/leads.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import type { ContactDetails, ContactTarget } from "#web/features/directory/contact.ts";
import { call } from "#web/platform/calls/call.ts";
import { createLead, itemField } from "./lead-kinds.ts";

/** Leaves the lead of a click; the server fills the contact fields from the session. */
export function sendClick(target: ContactTarget, via: "call" | "whatsapp"): Promise<ContactDetails> {
  return createLead(target, { query: via === "call" ? CALL_MARKER : WHATSAPP_MARKER });
}

export function sendQuery(target: ContactTarget, form: QueryForm): Promise<ContactDetails> {
  return createLead(target, form);
}

/** Counts a click that leaves no lead; a failure does not matter to the person. */
export function recordClick(target: ContactTarget, click: "directions" | "website" | "detail"): void {
  call(itemLeads.recordClick, { click, ...itemField(target) }).catch(() => undefined);
}
