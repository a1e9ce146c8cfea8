/** The calls about leads that serve every kind at once. */
import { itemLeads } from "#contract/leads.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { exportLeads, exportMyLeads } from "./export.ts";
import { itemOf } from "./items.ts";
import { viewOwnLead } from "./lead-verbs.ts";
import { listMyLeads, readMyNotices, readNotices } from "./own-leads.ts";
import { recordClick } from "./reveals.ts";
import { countOwnWaiting } from "./waiting.ts";

export const itemLeadsRoutes = (kinds: Kinds): Bound[] =>
  bind(itemLeads, {
    recordClick: async (ctx, { click, ...ids }) => ({ recorded: await recordClick(ctx, itemOf(kinds, ids), click) }),
    fetchMine: async (ctx, part) => {
      const { leads, ...rest } = await listMyLeads(ctx, part);
      return { ...rest, leads: leads.map(viewOwnLead) };
    },
    markMineAsRead: async (ctx) => ({ total: await readMyNotices(ctx, kinds) }),
    markAsRead: async (ctx, ids) => ({ total: await readNotices(ctx, kinds, itemOf(kinds, ids)) }),
    export: (ctx, ids) => exportLeads(ctx, itemOf(kinds, ids)),
    exportMine: async (ctx) => exportMyLeads(ctx),
    fetchWaiting: async (ctx) => ({ total: await countOwnWaiting(ctx) }),
  });
