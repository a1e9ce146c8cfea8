/** What the card of a business and of an offering say alike. */
import type { BusinessCard } from "#contract/businesses.ts";
import type { Language } from "#messages/words.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { subCategoryName } from "./category-names.ts";
import type { ResultCardData } from "./result-card.tsx";

type View = Pick<
  BusinessCard,
  "_id" | "description" | "images" | "subCategory" | "subCategoryHi" | "city" | "cityHi" | "distanceKm"
>;

export function cardFactsOf(view: View, icon: string, language: Language): Omit<ResultCardData, "to" | "name"> {
  return {
    id: view._id,
    text: view.description,
    image: view.images[0] ?? null,
    icon,
    what: subCategoryName(view, language),
    place: cityName(view, language),
    km: view.distanceKm,
  };
}
