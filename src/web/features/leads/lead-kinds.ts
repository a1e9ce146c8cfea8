/** The calls about leads, one row a kind of item; loaded when a contact button is pressed first, or with the owner's board. */
import { businessLeads } from "#contract/business-leads.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { kindRows, type LeadKindKey } from "#contract/kinds.ts";
import type { leadCalls } from "#contract/lead-calls.ts";
import type { QueryForm } from "#contract/lead-form.ts";
import type { LeadView } from "#contract/lead-views.ts";
import { listingLeads } from "#contract/leads.ts";
import type { ContactDetails, ContactTarget } from "#web/features/directory/contact.ts";
import { call } from "#web/platform/calls/call.ts";

/** The item whose leads are meant. */
export type LeadsOf = Pick<ContactTarget, "kind" | "id">;
export type Lead = LeadView;

/** Without the field that names the item, which differs from kind to kind: `itemField` adds it. */
type Calls = ReturnType<typeof leadCalls<never>>;
export type LeadsPage = PayloadOf<Calls["fetchAll"]>;

const LEAD_CALLS: Record<LeadKindKey, Calls> = { business: businessLeads, listing: listingLeads };

/** The field by which calls name the item. */
export function itemField({ kind, id }: LeadsOf): Record<string, string> {
  return { [kindRows[kind].idField]: id };
}

export function createLead(item: LeadsOf, form: QueryForm): Promise<ContactDetails> {
  return call(LEAD_CALLS[item.kind].create, { ...form, ...itemField(item) });
}

/** Enough at once for a chart of some weeks. */
const AT_ONCE = 50;

export function fetchLeads(item: LeadsOf, cursor?: string): Promise<LeadsPage> {
  return call(LEAD_CALLS[item.kind].fetchAll, { ...itemField(item), limit: AT_ONCE, cursor });
}

export function deleteLead({ kind }: LeadsOf, id: string): Promise<unknown> {
  return call(LEAD_CALLS[kind].delete, { id });
}

export function deleteAllLeads(item: LeadsOf): Promise<unknown> {
  return call(LEAD_CALLS[item.kind].deleteAll, itemField(item) as Record<string, never>);
}
