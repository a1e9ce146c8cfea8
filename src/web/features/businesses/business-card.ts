/** The card of a business. */
import type { BusinessCard } from "#contract/businesses.ts";
import { inLanguage, paths, slugWithId } from "#contract/paths.ts";
import { type CardData, type CardMeans, cardDataOf } from "#web/features/directory/cards/card-data.ts";

export function businessCardOf(view: BusinessCard, means: CardMeans): CardData {
  return {
    ...cardDataOf(view, means),
    to: inLanguage(means.language, paths.business(view.citySlug, slugWithId(view.slug, view._id))),
    name: view.businessName,
  };
}
