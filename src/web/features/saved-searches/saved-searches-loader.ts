/** What the screen of saved searches shows: those that there are, and the one that its address asks to save. */
import { profileSearches } from "#contract/matrimony/profile-searches.ts";
import { savedSearches } from "#contract/saved-searches.ts";
import { search } from "#contract/search.ts";
import { kindNamed } from "#web/features/search/kinds.ts";
import { savedSearchInput } from "#web/features/search/results/saved-search.ts";
import { wishesOf } from "#web/features/search/results/wishes-of-address.ts";
import { call } from "#web/platform/calls/call.ts";
import { jobWishOf } from "./job-wish.ts";
import type { Saved } from "./search-wish.ts";

export async function loadSaved(params: URLSearchParams): Promise<Saved> {
  const [{ savedSearches: saved }, { searches: profiles }, wish] = await Promise.all([
    call(savedSearches.fetchAll, {}),
    call(profileSearches.fetchAll, {}),
    wishOf(params),
  ]);
  return { saved, profiles, wish };
}

/** Undefined when the address asks for nothing. */
async function wishOf(params: URLSearchParams): Promise<Saved["wish"]> {
  if (params.get("kind") === "job") return jobWishOf(params);
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
      jobFilters: null,
      city,
      searchQuery: text,
      category: named && slug ? { slug, ...named } : null,
      picture: Boolean(wishes.picture),
      priceFrom: rupees(wishes.priceFrom),
      priceTo: rupees(wishes.priceTo),
    },
  };
}
