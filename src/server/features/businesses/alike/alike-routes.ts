/** The calls about businesses that may be the same one. */
import { alikeBusinesses } from "#contract/alike-businesses.ts";
import { bind } from "#server/platform/http/bind.ts";
import { alikeToBusiness, alikeToNew } from "./alike.ts";

export const alikeBusinessesRoutes = bind(alikeBusinesses, {
  find: async (ctx, given) => ({ businesses: await alikeToNew(ctx, given) }),
  ofBusiness: async (ctx, { id }) => ({ businesses: await alikeToBusiness(ctx, id) }),
});
