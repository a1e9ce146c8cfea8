/** The same four deeds for leads of a business and of an offering, so that one screen serves both. */
import { businessLeads } from "#contract/business-leads.ts";
import type { BusinessLeadView, ListingLeadView } from "#contract/lead-views.ts";
import { LEADS_FILE, leads } from "#contract/leads.ts";
import { call } from "#web/platform/calls/call.ts";
import { download } from "#web/platform/calls/download.ts";
import type { Page } from "#web/platform/paging/use-more-pages.ts";

export type Lead = BusinessLeadView | ListingLeadView;
export type LeadsOf = { kind: "business" | "listing"; id: string };

export interface LeadsPage {
  page: Page<Lead>;
  name: string;
  total: number;
  clicks: { directions: number; website: number; detail: number };
}

/** Enough at once for a picture of some weeks. */
const AT_ONCE = 50;

export async function fetchLeads({ kind, id }: LeadsOf, cursor?: string): Promise<LeadsPage> {
  const wanted = { limit: AT_ONCE, cursor };
  const { name, total, clicks, ...found } =
    kind === "business"
      ? await call(businessLeads.fetchAll, { fkBusinessId: id, ...wanted })
      : await call(leads.fetchAll, { fkListingId: id, ...wanted });
  return { page: { items: found.leads, nextCursor: found.nextCursor }, name, total, clicks };
}

export async function deleteLead({ kind }: LeadsOf, id: string): Promise<void> {
  await (kind === "business" ? call(businessLeads.delete, { id }) : call(leads.delete, { id }));
}

export async function deleteAllLeads({ kind, id }: LeadsOf): Promise<void> {
  await (kind === "business"
    ? call(businessLeads.deleteAll, { fkBusinessId: id })
    : call(leads.deleteAll, { fkListingId: id }));
}

/** Saves leads_data.csv. */
export function exportLeads({ kind, id }: LeadsOf): Promise<void> {
  return download(leads.export.path, kind === "business" ? { fkBusinessId: id } : { fkListingId: id }, LEADS_FILE);
}
