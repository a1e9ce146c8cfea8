/** How a place is called on screen in the language of the page. */
import type { CityView } from "#contract/places.ts";
import type { Language } from "#messages/words.ts";
import type { ChosenPlace } from "#web/platform/stored-session/chosen-place.ts";

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

/** 'Indore, Madhya Pradesh'; a state that is called like its city is not said twice, and what is not known is left out. */
export function cityAndState(
  place: { city: string | null; cityHi: string | null; state: string | null; stateHi: string | null },
  language: Language,
): string {
  const { city, cityHi, state, stateHi } = place;
  const names = [city && cityName({ city, cityHi }, language), state && stateName({ state, stateHi }, language)];
  return [...new Set(names)].filter(Boolean).join(", ");
}

/** What is stored of a city when it is chosen. */
export function chosenOf({ slug, city, cityHi }: CityView): ChosenPlace {
  return { slug, name: city, nameHi: cityHi };
}
