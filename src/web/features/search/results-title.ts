/** What a results page calls itself: what is looked for, and where. */
import type { Words } from "#messages/words.ts";
import { placeName } from "#web/features/places/place-name.ts";
import type { ResultsData } from "./results-loader.ts";

/** The place of the page in words. */
export function resultsPlace({ place }: Pick<ResultsData, "place">, t: Words): string {
  return place ? placeName(place, t.language) : t("places.everywhere");
}

/** The chosen subcategory, else the chosen category, in words. */
export function chosenName({ ask, filters, within }: ResultsData): string | undefined {
  const sub = within.find(({ slug }) => slug === ask.subCategory);
  return sub?.name ?? filters.find(({ slug }) => slug === ask.category)?.name;
}

export function resultsTitle(data: ResultsData, t: Words): string {
  const place = resultsPlace(data, t);
  const category = chosenName(data);
  const { text, kind } = data.ask;
  // A city named in the text is where was searched, whatever the page's own place.
  const named = data.page.understood?.city;
  if (text && (named || data.place)) return t("results.title.query", { text, place: named ?? place });
  if (text) return t("results.title.query.india", { text });
  if (category)
    return data.place
      ? t("results.title.category", { category, place })
      : t("results.title.category.india", { category });
  return data.place ? t(`results.title.${kind}`, { place }) : t(`results.title.${kind}.india`);
}
