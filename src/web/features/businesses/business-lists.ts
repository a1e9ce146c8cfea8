/** The lists of businesses, apart from their row so that no page loads the calls before it needs them. */
import { businesses } from "#contract/businesses.ts";
import { search } from "#contract/search.ts";
import type { ItemLists } from "#web/features/directory/item-kind.ts";
import { businessCardOf } from "./business-card.ts";

export const businessLists: ItemLists = {
  async newest(input, context) {
    const { businesses: views, ...page } = await context.call(businesses.fetchAll, input);
    return { ...page, items: views.map((view) => businessCardOf(view, context)) };
  },
  async search(input, context) {
    const { businesses: views, ...page } = await context.call(search.searchBusiness, input);
    return { ...page, items: views.map((view) => businessCardOf(view, context)) };
  },
};
