/** How a result list is narrowed and sorted beside its text, as it stands in addresses (wishes-of-address.ts reads them). */
import type { Sort } from "#contract/search-narrowing.ts";

export interface Wishes {
  open?: "1";
  picture?: "1";
  sort?: Exclude<Sort, "best">;
  /** Rupees. */
  priceFrom?: string;
  priceTo?: string;
}

export const hasWishes = (wishes: Wishes = {}) => Object.keys(wishes).length > 0;
