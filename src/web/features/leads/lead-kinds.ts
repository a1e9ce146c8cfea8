/** The calls about leads for each kind of item, by its key; loaded when a contact button is pressed first, or with the owner's board. */
import { businessLeads } from "#contract/business-leads.ts";
import type { QueryForm } from "#contract/lead-form.ts";
import type { LeadView } from "#contract/lead-views.ts";
import { leads } from "#contract/leads.ts";
import type { ContactDetails, ContactTarget } from "#web/features/directory/contact.ts";
import { call } from "#web/platform/calls/call.ts";

/** The item whose leads are meant. */
export type LeadsOf = Pick<ContactTarget, "kind" | "id">;
export type Lead = LeadView;

export interface LeadsPage {
  leads: Lead[];
  nextCursor: string | null;
  name: string;
  total: number;
  clicks: { directions: number; website: number; detail: number };
}

interface LeadCalls {
  /** How a call that serves all kinds names the item. */
  item: (id: string) => { fkBusinessId: string } | { fkListingId: string };
  create: (id: string, form: QueryForm) => Promise<ContactDetails>;
  fetchAll: (id: string, page: { limit: number; cursor?: string }) => Promise<LeadsPage>;
  delete: (leadId: string) => Promise<unknown>;
  deleteAll: (id: string) => Promise<unknown>;
}

const LEAD_KINDS: Record<string, LeadCalls> = {
  business: {
    item: (id) => ({ fkBusinessId: id }),
    create: (id, form) => call(businessLeads.create, { ...form, fkBusinessId: id }),
    fetchAll: (id, page) => call(businessLeads.fetchAll, { fkBusinessId: id, ...page }),
    delete: (id) => call(businessLeads.delete, { id }),
    deleteAll: (id) => call(businessLeads.deleteAll, { fkBusinessId: id }),
  },
  listing: {
    item: (id) => ({ fkListingId: id }),
    create: (id, form) => call(leads.create, { ...form, fkListingId: id }),
    fetchAll: (id, page) => call(leads.fetchAll, { fkListingId: id, ...page }),
    delete: (id) => call(leads.delete, { id }),
    deleteAll: (id) => call(leads.deleteAll, { fkListingId: id }),
  },
};

/** Throws for a kind whose items take no leads. */
export function leadCalls(kind: string): LeadCalls {
  const calls = LEAD_KINDS[kind];
  if (!calls) throw new Error(`there are no leads about items of the kind ${kind}`);
  return calls;
}

/** Enough at once for a chart of some weeks. */
const AT_ONCE = 50;

export function fetchLeads({ kind, id }: LeadsOf, cursor?: string): Promise<LeadsPage> {
  return leadCalls(kind).fetchAll(id, { limit: AT_ONCE, cursor });
}
