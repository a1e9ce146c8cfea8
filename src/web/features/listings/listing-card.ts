/** The card of a listing. */
import { rupees } from "#base/money.ts";
import type { ListingCard } from "#contract/listings.ts";
import { inLanguage } from "#contract/paths.ts";
import { type CardContext, type CardData, cardDataOf } from "#web/features/directory/cards/card-data.ts";
import { listingPath } from "./listing-path.ts";

export function listingCardOf(view: ListingCard, context: CardContext): CardData {
  return {
    ...cardDataOf(view, context),
    to: inLanguage(context.language, listingPath(view)),
    name: view.listingName,
    price: view.pricePaise === null ? null : rupees(view.pricePaise),
    by: view.businessName,
  };
}

/** The same on the page of its business, which says already whose it is, what and where. */
export function cardAtBusiness(view: ListingCard, context: CardContext): CardData {
  const { what, place, by, ...card } = listingCardOf(view, context);
  return { ...card, km: null };
}
