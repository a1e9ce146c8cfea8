/** One page of results from the calls of the contract, as cards; the same on the server and in the browser. */
import type { Point } from "#base/geo.ts";
import { businesses } from "#contract/businesses.ts";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { listings } from "#contract/listings.ts";
import { search } from "#contract/search.ts";
import type { Language } from "#messages/words.ts";
import { businessCardOf } from "#web/features/businesses/business-card.ts";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";
import { listingCardOf } from "#web/features/listings/listing-card.ts";
import { cityName } from "#web/features/places/place-name.ts";

export type Kind = "businesses" | "offerings";

/** What is looked for. */
export interface ResultsAsk {
  kind: Kind;
  /** Slug of the city; all of India without. */
  city?: string;
  text: string;
  /** Slugs. */
  category?: string;
  subCategory?: string;
  near?: Point;
  cursor?: string;
}

export interface ResultsPage {
  items: ResultCardData[];
  nextCursor: string | null;
  /** What the search took the text for; absent for a plain list. */
  understood?: {
    city: string | null;
    corrected: string | null;
    nearMe: boolean;
    openNow: boolean;
    match: "all" | "some" | "elsewhere";
  };
}

export interface ResultsMeans {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<PayloadOf<E>>;
  iconOf: (categoryId: string) => string;
  language: Language;
}

/** Stands before the cursor of a search that took the place of an empty list: the list itself could not go on from there. */
const INSTEAD = "~";

/** A text or a position is searched, best or nearest first; otherwise the newest come first. An empty list is searched for what is nearest instead. */
export async function fetchResults(ask: ResultsAsk, means: ResultsMeans): Promise<ResultsPage> {
  if (ask.text || ask.near) return searched(ask, means);
  if (ask.cursor?.startsWith(INSTEAD)) return searchedInstead(ask, means);
  const page = await newest(ask, means);
  const isEmpty = page.items.length === 0 && !ask.cursor && ask.city;
  return isEmpty ? searchedInstead(ask, means) : page;
}

async function searchedInstead(ask: ResultsAsk, means: ResultsMeans): Promise<ResultsPage> {
  const page = await searched({ ...ask, cursor: ask.cursor?.slice(INSTEAD.length) }, means);
  return { ...page, nextCursor: page.nextCursor && INSTEAD + page.nextCursor };
}

async function newest(ask: ResultsAsk, { call, iconOf, language }: ResultsMeans): Promise<ResultsPage> {
  const { kind, city, category, subCategory, cursor } = ask;
  const input = { city, category, subCategory, cursor };
  if (kind === "offerings") {
    const page = await call(listings.fetchAll, input);
    return {
      items: page.listings.map((view) => listingCardOf(view, iconOf, language)),
      nextCursor: page.nextCursor,
    };
  }
  const page = await call(businesses.fetchAll, input);
  return {
    items: page.businesses.map((view) => businessCardOf(view, iconOf, language)),
    nextCursor: page.nextCursor,
  };
}

async function searched(ask: ResultsAsk, { call, iconOf, language }: ResultsMeans): Promise<ResultsPage> {
  const { kind, city, text, category, subCategory, near, cursor } = ask;
  const input = { searchQuery: text, city, category, subCategory, lat: near?.lat, long: near?.lng, cursor };
  const page =
    kind === "offerings" ? await call(search.searchListings, input) : await call(search.searchBusiness, input);
  const items =
    "listings" in page
      ? page.listings.map((view) => listingCardOf(view, iconOf, language))
      : page.businesses.map((view) => businessCardOf(view, iconOf, language));
  const { understood, nextCursor } = page;
  return {
    items,
    nextCursor,
    understood: {
      city: understood.city && cityName(understood.city, language),
      corrected: understood.corrected,
      nearMe: understood.nearMe,
      openNow: understood.openNow,
      match: understood.match,
    },
  };
}
