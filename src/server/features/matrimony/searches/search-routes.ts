/** The calls about saved searches of profiles. */
import { profileSearches } from "#contract/matrimony/profile-searches.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import {
  markProfileSearchSeen,
  ownProfileSearches,
  removeProfileSearch,
  saveProfileSearch,
  setProfileSearchAlerts,
} from "./searches.ts";

export const profileSearchRoutes: Bound[] = bind(profileSearches, {
  create: async (ctx, input) => ({ search: await saveProfileSearch(ctx, input) }),
  fetchAll: async (ctx) => ({ searches: await ownProfileSearches(ctx) }),
  markAsSeen: async (ctx, { id }) => ({ search: await markProfileSearchSeen(ctx, id) }),
  setAlerts: async (ctx, input) => ({ search: await setProfileSearchAlerts(ctx, input) }),
  delete: async (ctx, { id }) => {
    await removeProfileSearch(ctx, id);
    return {};
  },
});
