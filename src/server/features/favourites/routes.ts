/** The calls about favourites, of all kinds. */
import { favourites } from "#contract/favourites.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { compareFavourites } from "./comparison.ts";
import { changeNote, createFavourite, ownFavourites, ownItems, removeFavourite } from "./favourites.ts";

export const favouritesRoutes = (kinds: Kinds): Bound[] =>
  bind(favourites, {
    fetchAll: (ctx, page) => ownFavourites(ctx, kinds, page),
    compare: async (ctx, { ids }) => ({ comparison: await compareFavourites(ctx, kinds, ids) }),
    fetchItems: async (ctx) => ({ items: await ownItems(ctx, kinds) }),
    create: async (ctx, item) => ({ id: await createFavourite(ctx, kinds, item) }),
    update: async (ctx, { id, note }) => {
      await changeNote(ctx, id, note);
      return {};
    },
    delete: async (ctx, { id }) => {
      await removeFavourite(ctx, id);
      return {};
    },
  });
