/** The calls of a listing's page in the browser, apart because they are loaded after hydration. */
import { type ListingView, listings } from "#contract/listings.ts";
import type { CardContext, CardData } from "#web/features/directory/cards/card-data.ts";
import { call } from "#web/platform/calls/call.ts";
import type { Page } from "#web/platform/paging/use-more-pages.ts";
import { cardAtBusiness } from "./listing-card.ts";

export async function fetchFullListing(id: string): Promise<ListingView> {
  return (await call(listings.fetch, { fkListingId: id })).getListing;
}

export function countListingView(id: string): Promise<unknown> {
  return call(listings.updateViews, { fkListingId: id });
}

/** The next listings of one business. */
export async function fetchListingsOf(
  input: { fkBusinessId: string; cursor: string },
  context: CardContext,
): Promise<Page<CardData>> {
  const { listings: views, ...page } = await call(listings.fetchBusinessListings, input);
  return { ...page, items: views.map((view) => cardAtBusiness(view, context)) };
}
