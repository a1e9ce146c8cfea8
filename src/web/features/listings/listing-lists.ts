/** The lists of listings, apart from their row so that no page loads the calls before it needs them. */
import { listings } from "#contract/listings.ts";
import { search } from "#contract/search.ts";
import type { ItemLists } from "#web/features/directory/item-kind.ts";
import { listingCardOf } from "./listing-card.ts";

export const listingLists: ItemLists = {
  async newest(input, context) {
    const { listings: views, ...page } = await context.call(listings.fetchAll, input);
    return { ...page, items: views.map((view) => listingCardOf(view, context)) };
  },
  async search(input, context) {
    const { listings: views, ...page } = await context.call(search.searchListings, input);
    return { ...page, items: views.map((view) => listingCardOf(view, context)) };
  },
};
