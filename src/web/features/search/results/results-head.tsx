/** What a results page calls itself, for people and for search engines. */
import { LEAST_OF_CATEGORY } from "#contract/limits.ts";
import { inLanguage } from "#contract/paths.ts";
import type { Words } from "#messages/words.ts";
import { descriptionOf, foundOf } from "#web/features/places/facts/use-place-head.ts";
import { placeName } from "#web/features/places/place-name.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { breadcrumbNode, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { kindNamed } from "../kinds.ts";
import { filtersOf } from "./filters.ts";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";

/** The canonical address drops the typed text; a thin list or a search stays out of the index. */
export function ResultsHead({ data, title, crumbs }: { data: ResultsData; title: string; crumbs: Crumb[] }) {
  const t = useWords();
  const facts = useSiteFacts();
  const { items, nextCursor, understood } = data.page;
  const category = chosenName(data);
  const least = category ? LEAST_OF_CATEGORY : 1;
  const isThin = items.length < least && !nextCursor && !data.query.cursor;
  const brand = facts?.brand ?? t("site.brand");
  const found = data.facts && !category ? foundOf(data.facts, kindNamed(data.query.kind).leadKind) : 0;
  const names = items.map(({ name }) => name);
  const path = resultsPath(data.query, { text: "" });
  const origin = facts?.publicUrl ?? "";
  return (
    <>
      <PageHead
        title={title}
        description={descriptionOf(t, { found, title, brand, names }) ?? t("results.description", { title, brand })}
        path={path}
        noindex={isThin || Boolean(data.query.text) || (understood !== undefined && understood.match !== "all")}
      />
      <JsonLd
        key={path}
        nodes={[
          breadcrumbNode(crumbs, path, origin, t.language),
          {
            "@type": "ItemList",
            name: title,
            url: origin + inLanguage(t.language, path),
            itemListElement: items.map((card, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: card.name,
              url: origin + card.to,
            })),
          },
        ]}
      />
    </>
  );
}

/** The place of the page in words. */
export function resultsPlace({ place }: Pick<ResultsData, "place">, t: Words): string {
  return place ? placeName(place, t.language) : t("places.everywhere");
}

/** The chosen subcategory, else the chosen category, in words. */
export function chosenName({ query, filters, within }: ResultsData): string | undefined {
  if (!query.category) return undefined;
  const sub = filtersOf(within).find(({ slug }) => slug === query.subCategory);
  return sub?.name ?? filtersOf(filters).find(({ slug }) => slug === query.category)?.name;
}

/** What is looked for, and where. */
export function resultsTitle(data: ResultsData, t: Words): string {
  const place = resultsPlace(data, t);
  const category = chosenName(data);
  const { text, kind } = data.query;
  // A city named in the text is where was searched, whatever the page's own place.
  const named = data.page.understood?.city;
  if (text && (named || data.place)) return t("results.title.query", { text, place: named ?? place });
  if (text) return t("results.title.query.india", { text });
  if (category)
    return data.place
      ? t("results.title.category", { category, place })
      : t("results.title.category.india", { category });
  const { words } = kindNamed(kind);
  return data.place ? t(words.inPlace, { place }) : t(words.inIndia);
}
