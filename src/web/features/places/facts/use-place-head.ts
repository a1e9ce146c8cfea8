/** What the list of a kind says of itself to search engines and as its title, where it is narrowed to a city. */
import { PLACE_COUNT_CAP } from "#contract/limits.ts";
import type { PlaceFactsView } from "#contract/place-facts.ts";
import { PLACE_PAGES, type PlaceKind } from "#contract/place-pages.ts";
import type { Language, Words } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import type { PageHeadProps } from "#web/platform/seo/page-head.tsx";
import { cityName } from "../place-name.ts";

/** As many of its entries are named in the description. */
const NAMED = 3;

interface Given {
  kind: PlaceKind;
  /** Undefined for a list that is narrowed to no city, or to more than a city. */
  facts: PlaceFactsView | undefined;
  /** Of the list in a city, without the city. */
  title: string;
  /** The titles of the entries in the list, the first ones first. */
  names: string[];
  /** What the list says of itself without a city. */
  otherwise: PageHeadProps;
}

/** A city without any entry of the kind has no page for search engines. */
export function usePlaceHead({ kind, facts, title, names, otherwise }: Given): PageHeadProps {
  const t = useWords();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  if (!facts) return otherwise;
  const placed = t("place-facts.title", { title, place: cityName(facts.city, t.language) });
  const found = foundOf(facts, kind);
  return {
    title: placed,
    description: descriptionOf(t, { found, title: placed, brand, names }) ?? otherwise.description,
    path: PLACE_PAGES[kind](facts.city.slug),
    noindex: found === 0,
  };
}

/** Undefined where there is nothing to tell, or too much to be counted. */
export function descriptionOf(
  t: Words,
  { found, title, brand, names }: { found: number; title: string; brand: string; names: string[] },
): string | undefined {
  if (found === 0 || found === PLACE_COUNT_CAP) return undefined;
  return t("place-facts.description", { title, found, brand, names: names.slice(0, NAMED).join(", ") });
}

/** How many the city has of a kind. */
export function foundOf({ kinds }: PlaceFactsView, kind: PlaceKind): number {
  return kinds.find((one) => one.kind === kind)?.found ?? 0;
}

/** What a list is asked for as people read it: the city by its name, unless the address says more than the name: then another city has the same. */
export function withCityName<Query extends { city?: string }>(
  query: Query,
  facts: PlaceFactsView | undefined,
  language: Language,
): Query {
  if (!facts || facts.city.city.toLowerCase().replaceAll(" ", "-") !== facts.city.slug) return query;
  return { ...query, city: cityName(facts.city, language) };
}
