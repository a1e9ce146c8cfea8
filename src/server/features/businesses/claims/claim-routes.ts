/** The calls about claims. */
import { businessClaims } from "#contract/business-claims.ts";
import { bind } from "#server/platform/http/bind.ts";
import { claimByCode, claimByDocument, ownClaim, requestClaimCode } from "./claims.ts";
import { claimDocument, decideOnClaim, waitingClaims } from "./staff-claims.ts";

export const businessClaimsRoutes = bind(businessClaims, {
  fetchMine: (ctx, { fkBusinessId }) => ownClaim(ctx, fkBusinessId),
  requestCode: (ctx, { fkBusinessId }) => requestClaimCode(ctx, fkBusinessId),
  confirmCode: async (ctx, { fkBusinessId, otp }) => {
    await claimByCode(ctx, fkBusinessId, otp);
    return {};
  },
  create: async (ctx, given, files) => {
    await claimByDocument(ctx, given, files);
    return {};
  },
  fetchWaiting: async (ctx) => ({ claims: await waitingClaims(ctx) }),
  fetchDocument: (ctx, { id }) => claimDocument(ctx, id),
  decide: async (ctx, decision) => {
    await decideOnClaim(ctx, decision);
    return {};
  },
});
