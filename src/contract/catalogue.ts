/** The calls about categories and subcategories of businesses. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { key } from "./key-fields.ts";
import { searchText } from "./list-fields.ts";

export const categoryView = z.object({
  _id: z.string(),
  category: z.string(),
  categoryHi: z.string(),
  slug: z.string(),
  /** The name of a line drawing or icon of the kit. */
  icon: z.string(),
});
export const subCategoryView = z.object({
  _id: z.string(),
  subCategory: z.string(),
  subCategoryHi: z.string(),
  slug: z.string(),
  fkCategoryId: z.string(),
});
export type CategoryView = z.infer<typeof categoryView>;
export type SubCategoryView = z.infer<typeof subCategoryView>;

/** A category or subcategory in a filter: its key or its slug. */
export const keyOrSlug = () =>
  z.union([key(), z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, "field.id.invalid"))], "field.id.invalid");

export const catalogue = {
  fetchAllCategories: endpoint({
    method: "GET",
    path: "/public/categories/fetchAllCategories",
    access: "anyone",
    summary: "All categories in the order they are shown.",
    input: z.strictObject({}),
    output: z.object({ categories: z.array(categoryView) }),
  }),
  fetchAllSubCategories: endpoint({
    method: "GET",
    path: "/public/categories/fetchAllSubCategories",
    access: "anyone",
    summary: "All subcategories, or those of one category.",
    input: z.strictObject({ fkCategoryId: optional(keyOrSlug()) }),
    output: z.object({ subCategories: z.array(subCategoryView) }),
    errors: ["category.not-found"],
  }),
  suggestSubCategories: endpoint({
    method: "GET",
    path: "/userAdmin/categories/suggestSubCategories",
    access: "paid",
    summary:
      "Subcategories that are called, or searched by, what is being typed, in either script; for the business form.",
    input: z.strictObject({ searchQuery: searchText() }),
    output: z.object({ subCategories: z.array(subCategoryView) }),
  }),
  fetchSubCategoryViaCategory: endpoint({
    method: "GET",
    path: "/userAdmin/categories/fetchSubCategoryViaCategory",
    access: "paid",
    summary: "The subcategories of one category, for the business form.",
    input: z.strictObject({ fkCategoryId: key() }),
    output: z.object({ subCategories: z.array(subCategoryView) }),
    errors: ["category.not-found"],
  }),
};
