/** Slug and icon of an item's category, for the loader of its page. */
import type { LoaderFunctionArgs } from "react-router";
import { type CategoryView, catalogue } from "#contract/catalogue.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";

export type CategoryOfItem = Pick<CategoryView, "slug" | "icon">;

/** A small shop and no slug for a category that is not known. */
export async function loadCategory(args: LoaderFunctionArgs, id: string): Promise<CategoryOfItem> {
  const { categories } = await apiOf(args).call(catalogue.fetchAllCategories, {});
  const category = categories.find(({ _id }) => _id === id);
  return { slug: category?.slug ?? "", icon: category?.icon ?? "store" };
}
