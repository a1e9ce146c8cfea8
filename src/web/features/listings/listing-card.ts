/** An offering of the wire as a card of a list. */
import { rupees } from "#base/money.ts";
import type { ListingCard } from "#contract/listings.ts";
import { inLanguage, paths, slugWithId } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { cardFactsOf } from "#web/features/catalogue/card-facts.ts";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";

/** `iconOf` gives the icon of a category. */
export function listingCardOf(
  view: ListingCard,
  iconOf: (categoryId: string) => string,
  language: Language,
): ResultCardData {
  return {
    ...cardFactsOf(view, iconOf(view.fkCategoryId), language),
    to: inLanguage(language, listingPath(view)),
    name: view.listingName,
    price: view.pricePaise === null ? null : rupees(view.pricePaise),
    by: view.businessName,
  };
}

/** The same on the page of its business, which says already whose it is, what and where. */
export function offeringCardOf(view: ListingCard, icon: string, language: Language): ResultCardData {
  const { id, to, name, text, image, price } = listingCardOf(view, () => icon, language);
  return { id, to, name, text, image, price, icon, km: null };
}

/** The one address of an offering's page, without language. */
export function listingPath(
  view: Pick<ListingCard, "_id" | "slug" | "citySlug" | "fkBusinessId" | "businessSlug">,
): string {
  return paths.listing(
    view.citySlug,
    slugWithId(view.businessSlug, view.fkBusinessId),
    slugWithId(view.slug, view._id),
  );
}
