/** The calls of the search box and its result lists. */
import type { BusinessCard } from "#contract/businesses.ts";
import type { ListingCard } from "#contract/listings.ts";
import { search } from "#contract/search.ts";
import { allCategories, subcategoriesOf } from "#server/features/catalogue/catalogue.ts";
import { viewCategory, viewSubcategory } from "#server/features/catalogue/category-view.ts";
import { viewCards } from "#server/features/directory/cards.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import { getPlace, suggestPlaces } from "#server/features/places/places.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { jsonList } from "#server/platform/http/json-payload.ts";
import { countByCategory } from "./category-counts.ts";
import { findResults } from "./results.ts";
import { suggest } from "./suggest.ts";

/** Cities that a results page offers besides its own. */
const LARGEST_CITIES = 12;

/** `searched`: the kind that each of the calls finds. */
export const searchRoutes = (searched: Record<"searchBusiness" | "searchListings", Kind>): Bound[] =>
  bind(search, {
    searchBusiness: async (ctx, input) => {
      const { items, ...page } = await findResults(ctx, searched.searchBusiness, input);
      return jsonList("businesses", await viewCards<BusinessCard>(ctx, searched.searchBusiness, items), page);
    },
    searchListings: async (ctx, input) => {
      const { items, ...page } = await findResults(ctx, searched.searchListings, input);
      return jsonList("listings", await viewCards<ListingCard>(ctx, searched.searchListings, items), page);
    },
    countCategories: async (ctx, { kind: key, city }) => {
      const kind = Object.values(searched).find((one) => one.key === key)!;
      const place = city === undefined ? undefined : await getPlace(ctx, city);
      const { isWhole: isAllIndia, ...counts } = await countByCategory(ctx, kind, place?.id);
      return { isAllIndia, ...counts };
    },
    fetchBaseFields: async (ctx, { city }) => {
      const [place, categories, subCategories, cities] = await Promise.all([
        city === undefined ? null : getPlace(ctx, city),
        allCategories(ctx),
        subcategoriesOf(ctx),
        suggestPlaces(ctx, { limit: LARGEST_CITIES }),
      ]);
      return {
        city: place && viewCity(place),
        categories: categories.map(viewCategory),
        subCategories: subCategories.map(viewSubcategory),
        cities: cities.map(viewCity),
      };
    },
    searchFields: async (ctx, input) => ({
      suggestions: await suggest(ctx, { offered: searched.searchListings, item: searched.searchBusiness }, input),
    }),
  });
