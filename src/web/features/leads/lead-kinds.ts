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
/** Whose leads a list holds: one item's, or those of all of the owner's businesses. */
export type LeadsList = LeadsOf | "mine";
/** In the list of all: with its business. */
export type Lead = LeadView & { business?: { _id: string; name: string } };

/** Without the field that names the item, which differs from kind to kind: `itemField` adds it. */
type Calls = ReturnType<typeof leadCalls<never>>;
export type LeadsPage = Omit<PayloadOf<Calls["fetchAll"]>, "leads"> & { leads: Lead[] };

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

export async function fetchLeads(list: LeadsList, part: LeadsPart): Promise<LeadsPage> {
  if (list !== "mine") return call(LEAD_CALLS[list.kind].fetchAll, { ...itemField(list), ...part, limit: AT_ONCE });
  const page = await call(itemLeads.fetchMine, { ...part, limit: AT_ONCE });
  return { ...page, name: "", clicks: { detail: 0, directions: 0, website: 0 } };
}

/** The item that a lead of a list asks about: an offering, its business, or the one whose list it is. */
export function itemOfLead(list: LeadsList, { offering, business }: Lead): LeadsOf {
  if (offering) return { kind: "listing", id: offering._id };
  return list === "mine" ? { kind: "business", id: business!._id } : list;
}

/** What an owner notes about a lead. */
export type LeadWork = Pick<Lead, "stage" | "note" | "followUpOn">;

export function updateLead({ kind }: LeadsOf, id: string, { stage, note, followUpOn }: LeadWork): Promise<unknown> {
  return call(LEAD_CALLS[kind].update, { id, stage, note, followUpOn: followUpOn ?? "" });
}

/** Reads the notifications of these leads; answers how many others are unread. */
export async function markLeadsAsRead(list: LeadsList): Promise<number> {
  const read = list === "mine" ? call(itemLeads.markMineAsRead, {}) : call(itemLeads.markAsRead, itemField(list));
  return (await read).total;
}

const LEADS_PATHS: Record<LeadKindKey, (id: string) => string> = {
  business: (id) => paths.businessLeads(id),
  listing: (id) => paths.listingLeads(id),
};

/** Whether a notification that leads there tells of leads of this list. */
export function tellsOfLeads(list: LeadsList, path: string): boolean {
  return list === "mine" ? path.includes("/viewLeads") : path === LEADS_PATHS[list.kind](list.id);
}

export function deleteLead({ kind }: LeadsOf, id: string): Promise<unknown> {
  return call(LEAD_CALLS[kind].delete, { id });
}

export function deleteAllLeads(item: LeadsOf): Promise<unknown> {
  return call(LEAD_CALLS[item.kind].deleteAll, itemField(item) as Record<string, never>);
}
