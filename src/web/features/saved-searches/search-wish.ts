/** What the screen of saved searches is told of those that there are, and of the one that is to be. */
import type { ProfileSearchView } from "#contract/matrimony/profile-searches.ts";
import type { CityView } from "#contract/places.ts";
import type { SavedSearchView } from "#contract/saved-searches.ts";
import type { SavedSearchInput } from "#web/features/search/results/saved-search.ts";

/** What a saved search is called by; both of one that there is and of one that is to be. */
export type SearchNames = Pick<
  SavedSearchView,
  "searchQuery" | "category" | "picture" | "priceFrom" | "priceTo" | "jobFilters"
> & {
  city: CityView | null;
};

export interface Saved {
  saved: SavedSearchView[];
  profiles: ProfileSearchView[];
  wish?: { input: SavedSearchInput; names: SearchNames };
}
