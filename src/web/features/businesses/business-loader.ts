/** Loads a business for an anonymous visitor, at the address of its own name. */
import type { LoaderFunctionArgs } from "react-router";
import { type BusinessView, businesses } from "#contract/businesses.ts";
import { catalogue } from "#contract/catalogue.ts";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug, languageOf } from "#contract/paths.ts";
import { type CategoryOfItem, loadCategory } from "#web/features/directory/load-category.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { movedTo, orErrorPage } from "#web/platform/loading/refusals.ts";
import { type FurtherKind, furtherKindsOf } from "./further-kind-links.ts";

/** The visitor's view with its category's slug and icon, of a merged one that of the business that it is part of; the 404 or 410 page when there is none. */
export async function loadBusiness(
  args: LoaderFunctionArgs,
  part: string,
): Promise<{ business: BusinessView; category: CategoryOfItem; kinds: FurtherKind[] }> {
  const api = apiOf(args);
  const getBusiness = await orErrorPage(findBusiness(api, idInSlug(part)));
  api.shows(itemTag("business", getBusiness._id));
  const category = await loadCategory(args, getBusiness.fkCategoryId);
  return { business: getBusiness, category, kinds: await loadFurtherKinds(args, getBusiness) };
}

async function loadFurtherKinds(args: LoaderFunctionArgs, business: BusinessView): Promise<FurtherKind[]> {
  if (business.fkFurtherSubCategoryIds.length === 0) return [];
  const { language } = languageOf(new URL(args.request.url).pathname);
  const { subCategories } = await apiOf(args).call(catalogue.fetchAllSubCategories, {});
  return furtherKindsOf(business, subCategories, language);
}

async function findBusiness(api: LoaderApi, fkBusinessId: string): Promise<BusinessView> {
  try {
    return (await api.call(businesses.fetch, { fkBusinessId })).getBusiness;
  } catch (error) {
    const to = movedTo(error);
    if (to === undefined) throw error;
    return findBusiness(api, to);
  }
}
