/** What search engines read of a results page. */
import { inLanguage } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { breadcrumbThing, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";

const LEAST = 5;

/** The canonical address drops the typed text; a thin list or a search stays out of the index. */
export function ResultsHead({ data, title, crumbs }: { data: ResultsData; title: string; crumbs: Crumb[] }) {
  const t = useWords();
  const facts = useSiteFacts();
  const { items, nextCursor, understood } = data.page;
  const isThin = items.length < LEAST && !nextCursor && !data.ask.cursor;
  const path = resultsPath(data.ask, { text: "" });
  const origin = facts?.publicUrl ?? "";
  return (
    <>
      <PageHead
        title={title}
        description={t("results.description", { title, brand: facts?.brand ?? t("site.brand") })}
        path={path}
        noindex={isThin || Boolean(data.ask.text) || (understood !== undefined && understood.match !== "all")}
      />
      <JsonLd
        key={path}
        things={[
          breadcrumbThing(crumbs, path, origin, t.language),
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
