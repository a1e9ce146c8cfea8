/** What the screen of saved searches shows: those that there are, and the one that its address asks to save. */
import type { CityView } from "#contract/places.ts";
import { type SavedSearchView, savedSearches } from "#contract/saved-searches.ts";
import { search } from "#contract/search.ts";
import { kindNamed } from "#web/features/search/kinds.ts";
import { type SavedSearchInput, savedSearchInput } from "#web/features/search/results/saved-search.ts";
import { wishesOf } from "#web/features/search/results/wishes-of-address.ts";
import { call } from "#web/platform/calls/call.ts";

/** What a saved search is called by; both of one that there is and of one that is to be. */
export type SearchNames = Pick<SavedSearchView, "searchQuery" | "category" | "picture" | "priceFrom" | "priceTo"> & {
  city: CityView | null;
};

export interface Saved {
  saved: SavedSearchView[];
  wish?: { input: SavedSearchInput; names: SearchNames };
}

export async function loadSaved(params: URLSearchParams): Promise<Saved> {
  const [{ savedSearches: saved }, wish] = await Promise.all([call(savedSearches.fetchAll, {}), wishOf(params)]);
  return { saved, wish };
}

/** Undefined when the address asks for nothing. */
async function wishOf(params: URLSearchParams): Promise<Saved["wish"]> {
  const [slug, text] = [params.get("category"), params.get("searchQuery") ?? ""];
  const place = params.get("city") ?? undefined;
  if (!slug && !text && !place) return undefined;
  const { city, categories, subCategories } = await call(search.fetchBaseFields, { city: place });
  const category = categories.find((one) => one.slug === slug);
  const sub = subCategories.find((one) => one.slug === slug);
  const wishes = wishesOf(params);
  const named = category
    ? { text: category.category, textHi: category.categoryHi }
    : sub && { text: sub.subCategory, textHi: sub.subCategoryHi };
  const rupees = (amount: string | undefined) => (amount === undefined ? null : Number(amount));
  return {
    input: savedSearchInput({
      kind: kindNamed(params.get("kind")).name,
      city: city?.slug,
      text,
      category: category?.slug,
      subCategory: sub?.slug,
      wishes,
    }),
    names: {
      city,
      searchQuery: text,
      category: named && slug ? { slug, ...named } : null,
      picture: Boolean(wishes.picture),
      priceFrom: rupees(wishes.priceFrom),
      priceTo: rupees(wishes.priceTo),
    },
  };
}
