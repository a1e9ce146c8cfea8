/** How a place is called on screen in the language of the page. */
import type { CityView } from "#contract/places.ts";
import type { Language } from "#messages/words.ts";
import type { ChosenPlace } from "#web/platform/browser/chosen-place.ts";

/** 'इंदौर' where a Devanagari name is vouched for, else the Roman one. */
export function placeName({ name, nameHi }: Pick<ChosenPlace, "name" | "nameHi">, language: Language): string {
  return (language === "hi" && nameHi) || name;
}

export function cityName({ city, cityHi }: Pick<CityView, "city" | "cityHi">, language: Language): string {
  return (language === "hi" && cityHi) || city;
}

export function stateName({ state, stateHi }: { state: string; stateHi: string | null }, language: Language): string {
  return (language === "hi" && stateHi) || state;
}

/** What is stored of a city when it is chosen. */
export function chosenOf({ slug, city, cityHi }: CityView): ChosenPlace {
  return { slug, name: city, nameHi: cityHi };
}
