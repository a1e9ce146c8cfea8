/** The calls about a year of membership without payment. */
import { exemptions } from "#contract/exemptions.ts";
import { staffExemptions } from "#contract/staff-exemptions.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { ownDocument, ownState, submitExemption, withdrawExemption } from "./exemptions.ts";
import { activeReasons, allReasons, createReason, updateReason } from "./reasons.ts";
import { decideOnExemption, openDocument, waitingExemptionPage } from "./staff-exemptions.ts";

export const exemptionsRoutes: Bound[] = [
  ...bind(exemptions, {
    active: async (ctx) => ({ exemptionReasons: await activeReasons(ctx) }),
    submit: submitExemption,
    fetchMine: (ctx) => ownState(ctx),
    fetchOwnDocument: (ctx) => ownDocument(ctx),
    withdraw: (ctx) => withdrawExemption(ctx),
  }),
  ...bind(staffExemptions, {
    fetchWaiting: waitingExemptionPage,
    openDocument: (ctx, { id }) => openDocument(ctx, id),
    decide: async (ctx, decision) => {
      await decideOnExemption(ctx, decision);
      return {};
    },
    fetchReasons: async (ctx) => ({ exemptionReasons: await allReasons(ctx) }),
    createReason: async (ctx, form) => ({ exemptionReasons: await createReason(ctx, form) }),
    updateReason: async (ctx, form) => ({ exemptionReasons: await updateReason(ctx, form) }),
  }),
];
