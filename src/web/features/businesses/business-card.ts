/** The card of a business. */
import type { BusinessCard } from "#contract/businesses.ts";
import { inLanguage, paths, slugWithId } from "#contract/paths.ts";
import { type CardContext, type CardData, cardDataOf } from "#web/features/directory/cards/card-data.ts";

export function businessCardOf(view: BusinessCard, context: CardContext): CardData {
  return {
    ...cardDataOf(view, context),
    to: inLanguage(context.language, paths.business(view.citySlug, slugWithId(view.slug, view._id))),
    name: view.businessName,
    reviews: view.reviewsCount > 0 ? { n: view.reviewsCount, rating: view.rating } : undefined,
  };
}
