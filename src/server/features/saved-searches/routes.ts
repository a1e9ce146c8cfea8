/** The calls about saved searches. */
import { savedSearches } from "#contract/saved-searches.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { markSearchSeen, ownSearches, removeSearch, saveSearch } from "./saved-searches.ts";

export const savedSearchesRoutes = (kinds: Kinds): Bound[] =>
  bind(savedSearches, {
    create: async (ctx, input) => ({ savedSearch: await saveSearch(ctx, kinds, input) }),
    fetchAll: async (ctx) => ({ savedSearches: await ownSearches(ctx, kinds) }),
    markAsSeen: async (ctx, { id }) => ({ savedSearch: await markSearchSeen(ctx, kinds, id) }),
    delete: async (ctx, { id }) => {
      await removeSearch(ctx, id);
      return {};
    },
  });
