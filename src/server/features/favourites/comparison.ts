/** Favourites side by side: with each the facts that everybody may read of the item, or of the business that it belongs to. */
import type { BusinessView } from "#contract/businesses.ts";
import type { ComparisonView } from "#contract/favourites.ts";
import { type Kinds, kindOf } from "#server/features/directory/kinds.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { cardsOf } from "./favourites.ts";
import { type FavouriteRow, listByIds } from "./queries.ts";
import { viewFavourite } from "./view.ts";

export async function compareFavourites(ctx: Ctx, kinds: Kinds, ids: readonly string[]): Promise<ComparisonView[]> {
  const rows = ids.length > 0 ? await listByIds(ctx, memberOf(ctx).id, ids) : [];
  const cards = await cardsOf(ctx, kinds, rows);
  return Promise.all(
    rows.map(async (row) => {
      const favourite = viewFavourite(kinds, row, cards);
      return { favourite, facts: favourite.card ? await factsOf(ctx, kinds, row) : null };
    }),
  );
}

async function factsOf(ctx: Ctx, kinds: Kinds, { item_kind, item_id }: FavouriteRow): Promise<ComparisonView["facts"]> {
  const kind = kinds.find(({ number }) => number === item_kind)!;
  const owning = kind.parent ? kindOf(kinds, kind.parent.key) : kind;
  const ids = kind.parent ? await kind.parent.listParentIds(ctx, [item_id]) : [item_id];
  const [made] = await owning.makeCards(ctx, ids);
  if (!made) return null;
  // A kind says of these what it has.
  const view = JSON.parse(`{${[made.members, made.locked].filter(Boolean).join(",")}}`) as Partial<BusinessView>;
  return {
    openingHours: view.openingHours ?? null,
    openSince: view.openSince ?? null,
    languages: view.languages ?? [],
    serviceArea: view.serviceArea ?? null,
    paymentWays: view.paymentWays ?? [],
    reviewsCount: view.reviewsCount ?? 0,
    rating: view.rating ?? null,
  };
}
