/** The calls about favourites, of all kinds. */
import { favourites } from "#contract/favourites.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { comparedFavourites } from "./compared.ts";
import { changeNote, createFavourite, favouriteOf, ownFavourites, removeFavourite } from "./favourites.ts";

export const favouritesRoutes = (kinds: Kinds): Bound[] =>
  bind(favourites, {
    fetchAll: (ctx, page) => ownFavourites(ctx, kinds, page),
    compare: async (ctx, { ids }) => ({ compared: await comparedFavourites(ctx, kinds, ids) }),
    fetchOf: async (ctx, item) => ({ favourite: await favouriteOf(ctx, kinds, item) }),
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
