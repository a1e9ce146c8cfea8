/** How a result list is narrowed and sorted beside its text, as it stands in addresses. */
import { SORTS, type Sort } from "#contract/search-narrowing.ts";

export interface Wishes {
  open?: "1";
  picture?: "1";
  sort?: Exclude<Sort, "best">;
  /** Rupees. */
  priceFrom?: string;
  priceTo?: string;
}

const PRICE = /^\d{1,8}$/;

/** Those of an address that say something; others are as if they were not there. */
export function wishesOf(params: URLSearchParams): Wishes {
  const price = (name: string) => (PRICE.test(params.get(name) ?? "") ? params.get(name)! : undefined);
  const sort = SORTS.find((one) => one !== "best" && one === params.get("sort"));
  const all: Wishes = {
    open: params.get("open") === "1" ? "1" : undefined,
    picture: params.get("picture") === "1" ? "1" : undefined,
    sort: sort as Wishes["sort"],
    priceFrom: price("priceFrom"),
    priceTo: price("priceTo"),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Wishes;
}

export const hasWishes = (wishes: Wishes = {}) => Object.keys(wishes).length > 0;
