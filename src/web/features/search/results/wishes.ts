/** How a result list is narrowed and sorted beside its text, as it stands in addresses (wishes-of-address.ts reads them). */
import type { LanguageSpoken } from "#contract/business-facts.ts";
import type { Sort } from "#contract/search-narrowing.ts";

export interface Wishes {
  open?: "1";
  picture?: "1";
  verified?: "1";
  languageSpoken?: LanguageSpoken;
  sort?: Exclude<Sort, "best">;
  /** Rupees. */
  priceFrom?: string;
  priceTo?: string;
}

export const hasWishes = (wishes: Wishes = {}) => Object.keys(wishes).length > 0;
