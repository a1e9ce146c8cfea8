/** Loads a business for an anonymous visitor, at the address of its own name. */
import type { LoaderFunctionArgs } from "react-router";
import { type BusinessView, businesses } from "#contract/businesses.ts";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug } from "#contract/paths.ts";
import { type CategoryOfItem, loadCategory } from "#web/features/directory/load-category.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";

/** The visitor's view with its category's slug and icon; the 404 or 410 page when there is none. */
export async function loadBusiness(
  args: LoaderFunctionArgs,
  part: string,
): Promise<{ business: BusinessView; category: CategoryOfItem }> {
  const api = apiOf(args);
  const { getBusiness } = await orErrorPage(api.call(businesses.fetch, { fkBusinessId: idInSlug(part) }));
  api.shows(itemTag("business", getBusiness._id));
  return { business: getBusiness, category: await loadCategory(args, getBusiness.fkCategoryId) };
}
