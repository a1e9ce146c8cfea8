/** The calls about categories. */
import { catalogue } from "#contract/catalogue.ts";
import { TYPE_AHEAD } from "#contract/limits.ts";
import { bind } from "#server/platform/http/bind.ts";
import { allCategories, subcategoriesOf, suggestSubcategories } from "./catalogue.ts";
import { viewCategory, viewSubcategory } from "./category-view.ts";

export const catalogueRoutes = bind(catalogue, {
  fetchAllCategories: async (ctx) => ({ categories: (await allCategories(ctx)).map(viewCategory) }),
  fetchAllSubCategories: async (ctx, { fkCategoryId }) => ({
    subCategories: (await subcategoriesOf(ctx, fkCategoryId)).map(viewSubcategory),
  }),
  suggestSubCategories: async (ctx, { searchQuery }) => ({
    subCategories: (await suggestSubcategories(ctx, searchQuery, TYPE_AHEAD)).map(viewSubcategory),
  }),
  fetchSubCategoryViaCategory: async (ctx, { fkCategoryId }) => ({
    subCategories: (await subcategoriesOf(ctx, fkCategoryId)).map(viewSubcategory),
  }),
});
