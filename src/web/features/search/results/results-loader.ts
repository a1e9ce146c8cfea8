/** Loads a results page for an anonymous visitor: its place, the filters, the first page of cards. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { inLanguage, languageOf } from "#contract/paths.ts";
import type { PlaceFactsView } from "#contract/place-facts.ts";
import { search } from "#contract/search.ts";
import { categoryName, iconsOf, iconsText, subCategoryName } from "#web/features/catalogue/category-names.ts";
import { loadPlaceFacts } from "#web/features/places/facts/place-facts-loader.ts";
import { chosenOf } from "#web/features/places/place-name.ts";
import { placeOfAddress } from "#web/features/places/place-of-address.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ChosenPlace } from "#web/platform/stored-session/chosen-place.ts";
import { KINDS, kindNamed } from "../kinds.ts";
import { fetchResults, type ResultsPage, type ResultsQuery } from "./fetch-results.ts";
import { type Filter, filterLines } from "./filters.ts";
import { bestOf, type Finds, findsOf } from "./finds.ts";
import { fetchRelated, type Related } from "./related.ts";
import { resultsPath } from "./results-address.ts";
import { wishesOf } from "./wishes-of-address.ts";

export interface ResultsData {
  /** Undefined for all of India. */
  place?: ChosenPlace;
  query: ResultsQuery;
  /** The categories that have something, and the chosen one, as filters.ts writes them. */
  filters: string;
  /** The subcategories of the chosen category, likewise. */
  within: string;
  /** Of every category, for the cards that come later. */
  icons: string;
  page: ResultsPage;
  related?: Related;
  /** Whether everything is shown that the list can be narrowed to. */
  isChoosing: boolean;
  /** How much of each kind a search found, by its name; absent for a plain list, which counts nothing. */
  finds?: Record<string, Finds>;
  /** Of the place of a plain list. */
  facts?: PlaceFactsView;
}

const LONGEST_TEXT = 200;

export async function loadResults(args: LoaderFunctionArgs): Promise<ResultsData> {
  const api = apiOf(args);
  const url = new URL(args.request.url);
  const { language } = languageOf(url.pathname);
  const city = await placeOfAddress(args);
  api.shows("results", ...(city ? [`place:${city._id}`] : []));
  const all = (await api.call(catalogue.fetchAllCategories, {})).categories;
  const { category, subCategory, within } = await chosenCategory(api, all, url.searchParams.get("category"));
  const named = url.searchParams.get("kind");
  const query: ResultsQuery = {
    kind: kindNamed(named).name,
    isKindChosen: Boolean(named),
    city: city?.slug,
    text: (url.searchParams.get("searchQuery") ?? "").trim().slice(0, LONGEST_TEXT),
    category,
    subCategory,
    wishes: wishesOf(url.searchParams),
    cursor: url.searchParams.get("cursor") ?? undefined,
  };
  const isChoosing = url.searchParams.get("filters") === "1";
  const context = { call: api.call, iconOf: iconsOf(all), language };
  const isSearch = query.text !== "" && !query.cursor;
  const asked = isSearch ? KINDS.map(({ name }) => name) : [query.kind];
  const pages = await orErrorPage(
    Promise.all(
      asked.map(async (kind) => [kind, await fetchResults({ ...query, kind, facets: isChoosing }, context)] as const),
    ),
  );
  const opened = named || !isSearch ? query.kind : bestOf(pages);
  const page = new Map(pages).get(opened)!;
  if (isSearch) leadToPlace(query, page, url);
  const { leadKind } = kindNamed(opened);
  const [counts, facts] = await Promise.all([
    api.call(search.countCategories, { kind: leadKind, city: city?.slug }),
    loadPlaceFacts(api, leadKind, {
      city: city?.slug,
      text: query.text,
      wishes: Object.values(query.wishes ?? {}).join(""),
    }),
  ]);
  return {
    place: city && chosenOf(city),
    query: { ...query, kind: opened },
    isChoosing,
    filters: offered(all, counts.categories, category, (one) => ({ ...one, name: categoryName(one, language) })),
    within: offered(within, counts.subCategories, subCategory, (one) => ({
      ...one,
      name: subCategoryName(one, language),
      icon: "",
    })),
    icons: iconsText(all),
    page,
    related: isSearch ? await orErrorPage(fetchRelated({ ...query, kind: opened }, page, context)) : undefined,
    facts,
    finds: isSearch ? Object.fromEntries(pages.map(([kind, page]) => [kind, findsOf(page)])) : undefined,
  };
}

/** Those that have something, and the one that is chosen. */
function offered<Row extends { slug: string }>(
  all: Row[],
  counts: Record<string, number>,
  chosen: string | undefined,
  filterOf: (one: Row) => Omit<Filter, "found">,
): string {
  const shown = all.filter(({ slug }) => (counts[slug] ?? 0) > 0 || slug === chosen);
  return filterLines(shown.map((one) => ({ ...filterOf(one), found: counts[one.slug] ?? 0 })));
}

/** A place that the text names is the place of the page: heading, picker, trail and address say the same. */
function leadToPlace(query: ResultsQuery, { understood }: ResultsPage, { pathname, searchParams }: URL): void {
  const named = understood?.parts.find(({ kind }) => kind === "place");
  if (!named || !understood?.slug) return;
  const change = {
    city: understood.slug,
    text: named.without,
    nearMe: searchParams.get("near") === "1",
    filters: searchParams.get("filters") === "1",
  };
  throw redirect(inLanguage(languageOf(pathname).language, resultsPath(query, change)));
}

/** The parameter may name a category or one of its subcategories; an unknown one filters nothing. */
async function chosenCategory(api: LoaderApi, all: Array<{ _id: string; slug: string }>, slug: string | null) {
  if (!slug) return { within: [] };
  const category = all.find((one) => one.slug === slug);
  const { subCategories } = await api.call(catalogue.fetchAllSubCategories, {});
  const sub = category ? undefined : subCategories.find((one) => one.slug === slug);
  const parent = category ?? all.find((one) => one._id === sub?.fkCategoryId);
  return {
    category: parent?.slug,
    subCategory: sub?.slug,
    within: subCategories.filter((one) => one.fkCategoryId === parent?._id),
  };
}
