/** The call by which the staff merge businesses. */
import { businessMerges } from "#contract/business-merges.ts";
import { bind } from "#server/platform/http/bind.ts";
import { mergeBusinesses } from "./merge.ts";

export const businessMergesRoutes = bind(businessMerges, {
  create: async (ctx, given) => {
    await mergeBusinesses(ctx, given);
    return {};
  },
});
