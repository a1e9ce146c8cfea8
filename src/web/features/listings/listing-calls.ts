/** The calls of an offering's page in the browser, loaded after it has come to life. */
import type { CategoryView } from "#contract/catalogue.ts";
import { type ListingView, listings } from "#contract/listings.ts";
import type { Language } from "#messages/words.ts";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";
import { call } from "#web/platform/calls/call.ts";
import type { Page } from "#web/platform/paging/use-more-pages.ts";
import { offeringCardOf } from "./listing-card.ts";

export async function fetchWholeListing(id: string): Promise<ListingView> {
  return (await call(listings.fetch, { fkListingId: id })).getListing;
}

export function countListingView(id: string): Promise<unknown> {
  return call(listings.updateViews, { fkListingId: id });
}

/** The next offerings of one business; all have the icon of its category. */
export async function fetchOfferings(
  ask: { fkBusinessId: string; cursor: string },
  { icon, language }: { icon: CategoryView["icon"]; language: Language },
): Promise<Page<ResultCardData>> {
  const page = await call(listings.fetchBusinessListings, ask);
  return { items: page.listings.map((view) => offeringCardOf(view, icon, language)), nextCursor: page.nextCursor };
}
