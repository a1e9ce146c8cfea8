/** The calls about reports of profiles. */
import { profileReports } from "#contract/matrimony/profile-reports.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { decideReports, reportedProfiles } from "./decisions.ts";
import { createReport } from "./reports.ts";

export const profileReportsRoutes: Bound[] = bind(profileReports, {
  create: async (ctx, input) => {
    await createReport(ctx, input);
    return {};
  },
  fetchWaiting: async (ctx) => ({ reported: await reportedProfiles(ctx) }),
  decide: async (ctx, input) => {
    await decideReports(ctx, input);
    return {};
  },
});
