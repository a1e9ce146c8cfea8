/** Reads from an address how a list is narrowed and sorted; only loaders need it, and the contract that it brings along. */
import { LANGUAGES_SPOKEN } from "#contract/business-facts.ts";
import { SORTS } from "#contract/search-narrowing.ts";
import type { Wishes } from "./wishes.ts";

const PRICE = /^\d{1,8}$/;

/** Those of an address that say something; others are as if they were not there. */
export function wishesOf(params: URLSearchParams): Wishes {
  const price = (name: string) => (PRICE.test(params.get(name) ?? "") ? params.get(name)! : undefined);
  const sort = SORTS.find((one) => one !== "best" && one === params.get("sort"));
  const all: Wishes = {
    open: params.get("open") === "1" ? "1" : undefined,
    picture: params.get("picture") === "1" ? "1" : undefined,
    verified: params.get("verified") === "1" ? "1" : undefined,
    languageSpoken: LANGUAGES_SPOKEN.find((one) => one === params.get("languageSpoken")),
    sort: sort as Wishes["sort"],
    priceFrom: price("priceFrom"),
    priceTo: price("priceTo"),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Wishes;
}
