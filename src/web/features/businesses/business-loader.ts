/** Loads a business for an anonymous visitor, at the address of its own name. */
import type { LoaderFunctionArgs } from "react-router";
import { longId } from "#base/ids.ts";
import { type BusinessView, businesses } from "#contract/businesses.ts";
import { type CategoryView, catalogue } from "#contract/catalogue.ts";
import { idInSlug } from "#contract/paths.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refused.ts";

/** The visitor's view with its category's slug and icon; the 404 or 410 page when there is none. */
export async function loadBusiness(
  args: LoaderFunctionArgs,
  written: string,
): Promise<{ business: BusinessView; category: Pick<CategoryView, "slug" | "icon"> }> {
  const api = apiOf(args);
  const { getBusiness } = await orErrorPage(api.call(businesses.fetch, { fkBusinessId: idInSlug(written) }));
  api.shows(`business:${longId(getBusiness._id)}`);
  return { business: getBusiness, category: await loadCategory(args, getBusiness.fkCategoryId) };
}

/** Slug and icon of a category by its id. */
export async function loadCategory(args: LoaderFunctionArgs, id: string): Promise<Pick<CategoryView, "slug" | "icon">> {
  const all = (await apiOf(args).call(catalogue.fetchAllCategories, {})).categories;
  const found = all.find((one) => one._id === id);
  return { slug: found?.slug ?? "", icon: found?.icon ?? "store" };
}
