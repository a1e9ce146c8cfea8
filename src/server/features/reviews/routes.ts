/** The calls about reviews and about reports. */
import { businessReports } from "#contract/business-reports.ts";
import { reviews } from "#contract/reviews.ts";
import { bind } from "#server/platform/http/bind.ts";
import { decideDispute, disputedReviews } from "./disputes.ts";
import { answerReview, disputeReview, reviewsOfOwn } from "./own-reviews.ts";
import { createReport, decideReport, waitingReports } from "./reports.ts";
import { createReview, ownReview, publicReviews, removeReview } from "./reviews.ts";
import { viewDisputed } from "./view.ts";

export const reviewsRoutes = bind(reviews, {
  fetchAll: publicReviews,
  fetchMine: (ctx, { fkBusinessId }) => ownReview(ctx, fkBusinessId),
  create: async (ctx, given) => ({ review: await createReview(ctx, given) }),
  delete: async (ctx, { id }) => {
    await removeReview(ctx, id);
    return {};
  },
  fetchOfOwn: reviewsOfOwn,
  answer: async (ctx, { id, answer }) => ({ review: await answerReview(ctx, id, answer) }),
  dispute: async (ctx, { id, reason }) => ({ review: await disputeReview(ctx, id, reason) }),
  fetchDisputed: async (ctx) => ({ reviews: (await disputedReviews(ctx)).map(viewDisputed) }),
  decide: async (ctx, decision) => {
    await decideDispute(ctx, decision);
    return {};
  },
});

export const businessReportsRoutes = bind(businessReports, {
  create: async (ctx, given) => {
    await createReport(ctx, given);
    return {};
  },
  fetchWaiting: async (ctx) => ({ reports: await waitingReports(ctx) }),
  decide: async (ctx, decision) => {
    await decideReport(ctx, decision);
    return {};
  },
});
