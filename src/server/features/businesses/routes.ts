/** The calls about businesses: the public's and the owners'. */
import { businesses } from "#contract/businesses.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { bind } from "#server/platform/http/bind.ts";
import { jsonOf } from "#server/platform/http/json-payload.ts";
import { businessDots, businessesOfMember, idleBusinesses, newestBusinesses, showBusiness } from "./businesses.ts";
import { updateBusiness } from "./edit-business.ts";
import { createBusiness, ownBusinessPage, prefillBusiness, removeBusiness, showOwn } from "./own-businesses.ts";
import { countBusinessView } from "./viewings.ts";

export const businessesRoutes = bind(businesses, {
  fetch: async (ctx, { fkBusinessId }) => jsonOf("getBusiness", await showBusiness(ctx, fkBusinessId)),
  fetchAll: (ctx, input) => newestBusinesses(ctx, input),
  fetchAllBusinessWithNoListings: (ctx, input) => idleBusinesses(ctx, input),
  fetchProfileBusinesses: (ctx, { fkUserId, ...page }) => businessesOfMember(ctx, fkUserId, page),
  fetchBusinessLocations: async (ctx, input) => ({ getBusinessLocations: await businessDots(ctx, input) }),
  updateViews: async (ctx, { fkBusinessId }) => ({ views: await countBusinessView(ctx, fkBusinessId) }),
});

export const ownBusinessesRoutes = bind(ownBusinesses, {
  create: createBusiness,
  update: updateBusiness,
  fetch: async (ctx, { id }) => ({ business: await showOwn(ctx, id) }),
  fetchAll: (ctx, page) => ownBusinessPage(ctx, page),
  fetchBusinessPrefilledData: async (ctx, { id }) => ({ business: await prefillBusiness(ctx, id) }),
  delete: async (ctx, { id }) => {
    await removeBusiness(ctx, id);
    return {};
  },
});
