/** The calls about leads of offerings and of businesses. */
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import type { Ctx } from "#server/platform/context.ts";
import { bind } from "#server/platform/http/bind.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { words } from "#server/platform/words.ts";
import { recordClick, sumClicks } from "./clicks.ts";
import { createLead, type QueryGiven } from "./create-lead.ts";
import { exportLeads } from "./export.ts";
import { listOwnLeads, removeLead, removeLeads } from "./own-leads.ts";
import type { Item } from "./thing-queries.ts";
import { viewBusinessLead, viewListingLead } from "./view.ts";
import { countOwnWaiting } from "./waiting.ts";

const listing = (id: string): Item => ({ kind: "listing", id });
const business = (id: string): Item => ({ kind: "business", id });
/** The contract lets exactly one of the two through. */
const either = ({ fkListingId, fkBusinessId }: { fkListingId?: string; fkBusinessId?: string }): Item =>
  fkListingId ? listing(fkListingId) : business(fkBusinessId!);

export const leadsRoutes = bind(leads, {
  create: (ctx, { fkListingId, ...given }) => create(ctx, listing(fkListingId), given),
  recordClick: async (ctx, { click, ...item }) => ({ recorded: await recordClick(ctx, either(item), click) }),
  fetchAll: async (ctx, { fkListingId, ...page }) => {
    const { leads, ...rest } = await fetchAll(ctx, listing(fkListingId), page);
    return { ...rest, leads: leads.map(viewListingLead) };
  },
  fetchWaiting: async (ctx) => ({ total: await countOwnWaiting(ctx) }),
  delete: async (ctx, { id }) => ({ deleted: await removeLead(ctx, "listing", id) }),
  deleteAll: async (ctx, { fkListingId }) => ({ deleted: await removeLeads(ctx, listing(fkListingId)) }),
  export: (ctx, item) => exportLeads(ctx, either(item)),
});

export const businessLeadsRoutes = bind(businessLeads, {
  create: (ctx, { fkBusinessId, ...given }) => create(ctx, business(fkBusinessId), given),
  fetchAll: async (ctx, { fkBusinessId, ...page }) => {
    const { leads, ...rest } = await fetchAll(ctx, business(fkBusinessId), page);
    return { ...rest, leads: leads.map(viewBusinessLead) };
  },
  delete: async (ctx, { id }) => ({ deleted: await removeLead(ctx, "business", id) }),
  deleteAll: async (ctx, { fkBusinessId }) => ({ deleted: await removeLeads(ctx, business(fkBusinessId)) }),
});

async function create(ctx: Ctx, item: Item, given: QueryGiven) {
  const { leadId, phone, email } = await createLead(ctx, item, given);
  return new Answer({ _id: shortId(leadId), phoneNo: phone, email }, { message: words.en("lead.sent") });
}

async function fetchAll(ctx: Ctx, item: Item, page: { limit: number; cursor?: string }) {
  return { ...(await listOwnLeads(ctx, item, page)), clicks: await sumClicks(ctx, item) };
}
