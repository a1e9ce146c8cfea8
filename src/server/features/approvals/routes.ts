/** The calls about items that are approved and reported; the kinds are handed over. */
import { approvals } from "#contract/approvals.ts";
import { itemReports } from "#contract/item-reports.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import type { ApprovalKinds } from "./approval-kinds.ts";
import { approve, reject, waitingItems } from "./approvals.ts";
import { decideReports, reportedItems, takeDown } from "./report-decisions.ts";
import { createReport } from "./reports.ts";

export const approvalsRoutes = (kinds: ApprovalKinds): Bound[] =>
  bind(approvals, {
    fetchWaiting: (ctx, input) => waitingItems(ctx, kinds, input),
    approve: async (ctx, input) => {
      await approve(ctx, kinds, input);
      return {};
    },
    reject: async (ctx, input) => {
      await reject(ctx, kinds, input);
      return {};
    },
    takeDown: async (ctx, input) => {
      await takeDown(ctx, kinds, input);
      return {};
    },
  });

export const itemReportsRoutes = (kinds: ApprovalKinds): Bound[] =>
  bind(itemReports, {
    create: async (ctx, input) => {
      await createReport(ctx, kinds, input);
      return {};
    },
    fetchWaiting: async (ctx) => ({ reported: await reportedItems(ctx, kinds) }),
    decide: async (ctx, input) => {
      await decideReports(ctx, kinds, input);
      return {};
    },
  });
