/** What contact buttons send, loaded when one is pressed first. */
import type { QueryForm } from "#contract/lead-form.ts";
import { leads } from "#contract/leads.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import type { ContactDetails, ContactTarget } from "#web/features/directory/contact.ts";
import { call } from "#web/platform/calls/call.ts";
import { leadCalls } from "./lead-kinds.ts";

/** Leaves the lead of a click; the server fills the contact fields from the session. */
export function sendClick({ kind, id }: ContactTarget, via: "call" | "whatsapp"): Promise<ContactDetails> {
  return leadCalls(kind).create(id, { query: via === "call" ? CALL_MARKER : WHATSAPP_MARKER });
}

export function sendQuery({ kind, id }: ContactTarget, form: QueryForm): Promise<ContactDetails> {
  return leadCalls(kind).create(id, form);
}

/** Counts a click that leaves no lead; whether it was counted is of no concern to the person. */
export function recordClick({ kind, id }: ContactTarget, click: "directions" | "website" | "detail"): void {
  call(leads.recordClick, { click, ...leadCalls(kind).item(id) }).catch(() => undefined);
}
