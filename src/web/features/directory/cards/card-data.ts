/** The card of an item as data: everything in the language of the page, the same for every viewer. */
import type * as z from "zod/mini";
import type { cardFields } from "#contract/directory.ts";
import type { Language } from "#messages/words.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { cityName } from "#web/features/places/place-name.ts";

export interface CardData {
  id: string;
  /** With its language prefix. */
  to: string;
  name: string;
  text: string;
  image: string | null;
  icon: string;
  /** What it is (the subcategory) and where; left out where the page itself says it. */
  what?: string;
  place?: string;
  /** Whole kilometres, when searched near a position. */
  km: number | null;
  /** Of what is sold: '₹220', or null for on request. */
  price?: string | null;
  /** How many reviews it has, and their average where there are enough; left out where there is none. */
  reviews?: { n: number; rating: number | null };
  /** Whose it is, where that is not its own name. */
  by?: string;
}

/** What a card needs besides the view. */
export interface CardContext {
  /** The icon of a category. */
  iconOf: (categoryId: string) => string;
  language: Language;
}

type View = Pick<
  z.infer<z.ZodMiniObject<typeof cardFields>>,
  "_id" | "description" | "images" | "fkCategoryId" | "subCategory" | "subCategoryHi" | "city" | "cityHi" | "distanceKm"
>;

/** What the cards of all kinds say alike; a kind adds its name and address. */
export function cardDataOf(view: View, { iconOf, language }: CardContext): Omit<CardData, "to" | "name"> {
  return {
    id: view._id,
    text: view.description,
    image: view.images[0] ?? null,
    icon: iconOf(view.fkCategoryId),
    what: subCategoryName(view, language),
    place: cityName(view, language),
    km: view.distanceKm,
  };
}
