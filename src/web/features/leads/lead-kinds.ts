/** The calls about leads, one row a kind of item; loaded when a contact button is pressed first, or with the owner's board. */
import { businessLeads } from "#contract/business-leads.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { kindRows, type LeadKindKey } from "#contract/kinds.ts";
import type { leadCalls } from "#contract/lead-calls.ts";
import type { QueryForm } from "#contract/lead-form.ts";
import { LEAD_STAGES, type LeadStage, type LeadView } from "#contract/lead-views.ts";
import { itemLeads, listingLeads } from "#contract/leads.ts";
import { paths } from "#contract/paths.ts";
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

/** A part of an item's leads: a page, and one stage of them. */
interface LeadsPart {
  cursor?: string | undefined;
  stage?: LeadStage | undefined;
}

/** The part that an address names. */
export function leadsPartOf(url: string): LeadsPart {
  const { searchParams } = new URL(url);
  const stage = LEAD_STAGES.find((one) => one === searchParams.get("stage"));
  return { cursor: searchParams.get("cursor") ?? undefined, stage };
}

export function fetchLeads(item: LeadsOf, part: LeadsPart): Promise<LeadsPage> {
  return call(LEAD_CALLS[item.kind].fetchAll, { ...itemField(item), ...part, limit: AT_ONCE });
}

/** The item that a lead of a list asks about: the one whose list it is, or an offering of it. */
export function itemOfLead(of: LeadsOf, { offering }: Lead): LeadsOf {
  return offering ? { kind: "listing", id: offering._id } : of;
}

/** What an owner notes about a lead. */
export type LeadWork = Pick<Lead, "stage" | "note" | "followUpOn">;

export function updateLead({ kind }: LeadsOf, id: string, { stage, note, followUpOn }: LeadWork): Promise<unknown> {
  return call(LEAD_CALLS[kind].update, { id, stage, note, followUpOn: followUpOn ?? "" });
}

/** Reads the notifications of this item's leads; answers how many others are unread. */
export async function markLeadsAsRead(item: LeadsOf): Promise<number> {
  return (await call(itemLeads.markAsRead, itemField(item))).total;
}

const LEADS_PATHS: Record<LeadKindKey, (id: string) => string> = {
  business: (id) => paths.businessLeads(id),
  listing: (id) => paths.listingLeads(id),
};

/** Where the notifications of this item's leads lead to. */
export function leadsPath({ kind, id }: LeadsOf): string {
  return LEADS_PATHS[kind](id);
}

export function deleteLead({ kind }: LeadsOf, id: string): Promise<unknown> {
  return call(LEAD_CALLS[kind].delete, { id });
}

export function deleteAllLeads(item: LeadsOf): Promise<unknown> {
  return call(LEAD_CALLS[item.kind].deleteAll, itemField(item) as Record<string, never>);
}
