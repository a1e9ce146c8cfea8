/** The lists of listings, apart from their row so that no page loads the calls before it needs them. */
import { listings } from "#contract/listings.ts";
import { search } from "#contract/search.ts";
import type { ItemLists } from "#web/features/directory/item-kind.ts";
import { listingCardOf } from "./listing-card.ts";

export const listingLists: ItemLists = {
  async newest(input, means) {
    const { listings: views, ...page } = await means.call(listings.fetchAll, input);
    return { ...page, items: views.map((view) => listingCardOf(view, means)) };
  },
  async search(input, means) {
    const { listings: views, ...page } = await means.call(search.searchListings, input);
    return { ...page, items: views.map((view) => listingCardOf(view, means)) };
  },
};
