/** A business of the wire as a card of a list. */
import type { BusinessCard } from "#contract/businesses.ts";
import { inLanguage, paths, slugWithId } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";
import { cityName } from "#web/features/places/place-name.ts";

/** `iconOf` gives the icon of a category. */
export function businessCardOf(
  view: BusinessCard,
  iconOf: (categoryId: string) => string,
  language: Language,
): ResultCardData {
  return {
    id: view._id,
    to: inLanguage(language, paths.business(view.citySlug, slugWithId(view.slug, view._id))),
    name: view.businessName,
    text: view.description,
    image: view.images[0] ?? null,
    icon: iconOf(view.fkCategoryId),
    what: subCategoryName(view, language),
    place: cityName(view, language),
    km: view.distanceKm,
  };
}
