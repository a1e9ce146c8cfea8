/** The calls about applications to openings. */
import { applications } from "#contract/applications/applications.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { applicationOfJob, apply, ownApplications, withdraw } from "./own-applications.ts";
import { applicantPage, decideApplication, openApplication } from "./received.ts";

export const applicationsRoutes: Bound[] = bind(applications, {
  create: apply,
  fetchOfJob: (ctx, { fkJobId }) => applicationOfJob(ctx, fkJobId),
  fetchAll: ownApplications,
  withdraw: (ctx, { id }) => withdraw(ctx, id),
  fetchApplicants: applicantPage,
  open: (ctx, { id }) => openApplication(ctx, id),
  shortlist: (ctx, { id }) => decideApplication(ctx, id, { state: "shortlisted" }),
  reject: (ctx, { id, words }) => decideApplication(ctx, id, { state: "rejected", words }),
});
