/** Loads a page of wants of one kind for an anonymous visitor, with what its filters offer. */
import type { LoaderFunctionArgs } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { WantKind } from "#contract/want-choices.ts";
import type { buyers } from "#contract/wants.ts";
import { orAnyCity } from "#web/features/places/any-city.ts";
import { loadPlaceFacts } from "#web/features/places/facts/place-facts-loader.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { type WantQuery, wantQueryOf } from "./want-ways.ts";

/** The list of each kind is asked for and answered alike. */
type AllCall = typeof buyers.all;
export type WantPage = PayloadOf<AllCall>;

export async function loadWants(args: LoaderFunctionArgs, kind: WantKind, all: AllCall) {
  const api = apiOf(args);
  api.shows("results");
  const { categories } = await api.call(catalogue.fetchAllCategories, {});
  const given = wantQueryOf(new URL(args.request.url));
  const category = categories.find(({ slug }) => slug === given.category);
  const { subCategories } = category
    ? await api.call(catalogue.fetchAllSubCategories, { fkCategoryId: category._id })
    : { subCategories: [] };
  const query = {
    ...given,
    category: category?.slug,
    subCategory: subCategories.find(({ slug }) => slug === given.subCategory)?.slug,
  };
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as WantQuery;
  const answer = await orAnyCity(asked, (wanted) => orErrorPage(api.call(all, wanted)));
  return { categories, subCategories, ...answer, facts: await loadPlaceFacts(api, kind, answer.query) };
}
