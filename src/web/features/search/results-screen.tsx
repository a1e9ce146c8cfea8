/** Results of a place (or of all India): search, kind, categories, near me, and the cards. */
import { LocateFixed, X } from "lucide-react";
import { useMemo } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { useLive } from "#web/platform/browser/use-live.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Breadcrumbs, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { NearResults } from "./near-results.tsx";
import { resultsPath } from "./results-address.ts";
import { ResultsEmpty } from "./results-empty.tsx";
import { ResultsFilters } from "./results-filters.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ResultsKinds } from "./results-kinds.tsx";
import { ResultsList } from "./results-list.tsx";
import { loadResults } from "./results-loader.ts";
import { ResultsNotes } from "./results-notes.tsx";
import { chosenName, resultsPlace, resultsTitle } from "./results-title.ts";
import { SearchBar } from "./search-bar.tsx";

export function loader(args: LoaderFunctionArgs) {
  return loadResults(args);
}

export default function ResultsScreen() {
  const t = useWords();
  const here = useHere();
  const data = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const [query] = useSearchParams();
  // A served page shows the place; only a living one can ask the device where it is.
  const nearMe = useLive() && query.get("near") === "1";
  const icons = useMemo(() => new Map(data.filters.map(({ id, icon }) => [id, icon])), [data.filters]);
  const iconOf = (categoryId: string) => icons.get(categoryId) ?? "store";
  const title = resultsTitle(data, t);
  const place = resultsPlace(data, t);
  const crumbs = crumbsOf(data, { home: t("site.home"), place });
  const ask = { ...data.ask, nearMe };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <ResultsHead data={data} title={title} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-1 mb-4 text-2xl">{title}</h1>
      <SearchBar
        place={data.place ?? { slug: ALL_OVER_INDIA, name: place, nameHi: null }}
        text={data.ask.text}
        kind={data.ask.kind}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ResultsFilters ask={ask} filters={data.filters} within={data.within} />
        <div>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <ResultsKinds ask={ask} />
            <ButtonLink
              size="small"
              to={here(resultsPath(ask, { nearMe: !nearMe }))}
              aria-current={nearMe ? "true" : undefined}
              icon={nearMe ? <X aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
              className={nearMe ? "border-accent bg-accent-soft" : undefined}
            >
              {t("results.near")}
            </ButtonLink>
          </div>
          <h2 className="sr-only">{t(`results.kind.${data.ask.kind}`)}</h2>
          {nearMe ? (
            <NearResults key={key} ask={data.ask} iconOf={iconOf} />
          ) : data.page.items.length === 0 ? (
            <ResultsEmpty ask={ask} title={t("results.empty.title")} />
          ) : (
            <>
              <ResultsNotes
                understood={data.page.understood}
                elsewhere={t("results.elsewhere", { place: data.page.understood?.city ?? place })}
                nearPath={here(resultsPath(ask, { nearMe: true }))}
              />
              <ResultsList key={key} ask={data.ask} first={data.page} iconOf={iconOf} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function crumbsOf(data: Awaited<ReturnType<typeof loader>>, words: { home: string; place: string }): Crumb[] {
  const category = chosenName(data);
  const placePath = paths.place(data.place?.slug ?? ALL_OVER_INDIA);
  return [
    { title: words.home, path: paths.home() },
    { title: words.place, path: category ? placePath : undefined },
    ...(category ? [{ title: category }] : []),
  ];
}
