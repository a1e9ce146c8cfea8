/** The calls of the search box and its result lists. */
import { search } from "#contract/search.ts";
import { businessCards } from "#server/features/businesses/businesses.ts";
import { allCategories, subcategoriesOf } from "#server/features/catalogue/catalogue.ts";
import { viewCategory, viewSubcategory } from "#server/features/catalogue/category-view.ts";
import { listingCards } from "#server/features/listings/listings.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import { getPlace, suggestPlaces } from "#server/features/places/places.ts";
import { bind } from "#server/platform/http/bind.ts";
import { jsonList } from "#server/platform/http/json-payload.ts";
import { findResults, suggest } from "./results.ts";

/** Cities that a results page offers besides its own. */
const LARGEST_CITIES = 12;

export const searchRoutes = bind(search, {
  searchBusiness: async (ctx, asked) => {
    const { items, ...found } = await findResults(ctx, "business", asked);
    return jsonList("businesses", await businessCards(ctx, items), found);
  },
  searchListings: async (ctx, asked) => {
    const { items, ...found } = await findResults(ctx, "listing", asked);
    return jsonList("listings", await listingCards(ctx, items), found);
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
  searchFields: async (ctx, { searchQuery, limit }) => ({ suggestions: await suggest(ctx, searchQuery, limit) }),
});
