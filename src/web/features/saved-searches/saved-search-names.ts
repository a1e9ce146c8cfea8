/** What a saved search is called on screen: what is looked for, and below it where and how. */
import { rupees } from "#base/money.ts";
import type { Words } from "#messages/words.ts";
import { cityName } from "#web/features/places/place-name.ts";
import type { SearchNames } from "./saved-searches-loader.ts";

export function searchTitle({ searchQuery, category }: SearchNames, t: Words): string {
  const name = category && (t.language === "hi" ? category.textHi : category.text);
  return [searchQuery && `“${searchQuery}”`, name].filter(Boolean).join(" · ") || t("saved.everything");
}

export function searchLimits({ city, picture, priceFrom, priceTo }: SearchNames, t: Words): string {
  const price = (amount: number) => rupees(amount * 100);
  return [
    city ? cityName(city, t.language) : t("places.everywhere"),
    picture && t("saved.picture"),
    priceFrom !== null && t("saved.price.from", { price: price(priceFrom) }),
    priceTo !== null && t("saved.price.to", { price: price(priceTo) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
