/** A business of the wire as a card of a list. */
import type { BusinessCard } from "#contract/businesses.ts";
import { inLanguage, paths, slugWithId } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { cardFactsOf } from "#web/features/catalogue/card-facts.ts";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";

/** `iconOf` gives the icon of a category. */
export function businessCardOf(
  view: BusinessCard,
  iconOf: (categoryId: string) => string,
  language: Language,
): ResultCardData {
  return {
    ...cardFactsOf(view, iconOf(view.fkCategoryId), language),
    to: inLanguage(language, paths.business(view.citySlug, slugWithId(view.slug, view._id))),
    name: view.businessName,
  };
}
