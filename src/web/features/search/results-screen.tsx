/** Results of a place (or of all India): search, kind, categories, near me, and the cards. */
import { LocateFixed, X } from "lucide-react";
import { Suspense, useMemo } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { iconsOfText } from "#web/features/catalogue/category-names.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { PlaceFacts } from "#web/features/places/facts/place-facts.tsx";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { Breadcrumbs, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { kindNamed } from "./kinds.ts";
import type { ResultsQuery } from "./results/fetch-results.ts";
import { KindTabs } from "./results/kind-tabs.tsx";
import { NearOffer } from "./results/near-offer.tsx";
import { NearResults } from "./results/near-results.tsx";
import type { Related } from "./results/related.ts";
import { resultsPath } from "./results/results-address.ts";
import { ResultsChips } from "./results/results-chips.tsx";
import { ResultsFilters } from "./results/results-filters.tsx";
import { chosenName, ResultsHead, resultsPlace, resultsTitle } from "./results/results-head.tsx";
import { ResultsList } from "./results/results-list.tsx";
import { loadResults, type ResultsData } from "./results/results-loader.ts";
import { ResultsNotes } from "./results/results-notes.tsx";
import { ServedEmpty, ServedPanel } from "./results/served-parts.tsx";
import { SearchBar } from "./search-bar.tsx";

/** Comes after what was asked for first. */
const FurtherResults = latePart(() => import("./further/further-results.tsx"));

const RESULTS = "results";

export function loader(args: LoaderFunctionArgs) {
  return loadResults(args);
}

export default function ResultsScreen() {
  const t = useWords();
  const here = useHere();
  const data = useLoaderData<typeof loader>();
  const { key, search } = useLocation();
  const asksNear = new URLSearchParams(search).get("near") === "1";
  // The served page shows the place; only a hydrated one can ask the device where it is.
  const isHydrated = useHydrated();
  const nearMe = isHydrated && asksNear;
  const iconOf = useMemo(() => iconsOfText(data.icons), [data.icons]);
  const title = resultsTitle(data, t);
  const place = resultsPlace(data, t);
  const crumbs = crumbsOf(data, { home: t("site.home"), place });
  const query = useMemo(() => ({ ...data.query, nearMe }), [data.query, nearMe]);
  // Near whom is not known yet.
  const asksWhere = !data.place && data.page.understood?.nearMe && !asksNear;
  const nearPath = here(resultsPath(query, { nearMe: true }));
  const related = data.related && <RelatedItems related={data.related} place={data.page.understood?.city ?? place} />;
  return (
    <div className="mx-auto max-w-page px-4 pt-1 sm:pt-3 md:px-6">
      <ResultsHead data={data} title={title} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-1 mb-3 text-2xl sm:mb-4">{title}</h1>
      <SearchBar
        place={data.place ?? { slug: ALL_OVER_INDIA, name: place, nameHi: null }}
        text={data.query.text}
        kind={data.query.isKindChosen ? data.query.kind : undefined}
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:mt-6 sm:gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SkipLink to={`#${RESULTS}`}>{t("results.skip")}</SkipLink>
        <ResultsFilters query={query} filters={data.filters} within={data.within} />
        <div>
          <div className="mb-2 flex items-center justify-between gap-1 cramped:flex-wrap sm:mb-5 sm:gap-3">
            <KindTabs query={query} finds={nearMe ? undefined : data.finds} />
            <ButtonLink
              size="small"
              to={here(resultsPath(query, { nearMe: !nearMe }))}
              aria-current={nearMe ? "true" : undefined}
              icon={nearMe ? <X aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
              className={classNames(
                "noscript:hidden max-sm:min-w-11 max-sm:px-2.5",
                nearMe && "border-accent bg-accent-soft",
              )}
            >
              <span className="sr-only sm:not-sr-only">{t("results.near")}</span>
            </ButtonLink>
          </div>
          <ResultsChips data={data} query={query} saved={nearMe ? undefined : savedSearchOf(data)} />
          {data.page.facets && <ServedPanel query={query} facets={data.page.facets} />}
          <h2 id={RESULTS} tabIndex={-1} className="sr-only">
            {t(kindNamed(data.query.kind).words.plural)}
          </h2>
          <p role="status" className="sr-only">
            {!nearMe && t("results.status", { n: data.page.items.length, more: data.page.nextCursor ? "+" : "" })}
          </p>
          {asksWhere && <NearOffer nearPath={nearPath} />}
          {nearMe ? (
            <NearResults key={key} query={data.query} title={title} iconOf={iconOf} />
          ) : data.page.items.length === 0 ? (
            <>
              {related && <ResultsNotes understood={data.page.understood} elsewhere="" query={query} isRelated />}
              {related}
              <ServedEmpty
                query={query}
                category={query.text ? undefined : chosenName(data)}
                wanted={title}
                isBelow={related !== undefined}
              />
            </>
          ) : (
            <>
              <ResultsNotes
                understood={data.page.understood}
                elsewhere={t("results.elsewhere", { place: data.page.understood?.city ?? place })}
                nearPath={data.place && nearPath}
                query={query}
              />
              {data.related?.isInPlace && (
                <>
                  <div className="mb-8">{related}</div>
                  <h2 className="mb-4 text-xl">{t("results.nearest-elsewhere")}</h2>
                </>
              )}
              <ResultsList key={key} query={data.query} first={data.page} iconOf={iconOf} />
            </>
          )}
          {!nearMe && related && data.page.items.length > 0 && !data.related?.isInPlace && (
            <div className="mt-10">{related}</div>
          )}
          {!nearMe && <PlaceFacts kind={kindNamed(data.query.kind).leadKind} facts={data.facts} />}
          {isHydrated && data.query.text && (
            <Suspense>
              <FurtherResults key={key} searched={{ text: data.query.text, city: data.place?.slug }} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** Under a heading of their own: never in place of what was asked for. */
function RelatedItems({ related: { name, items, where, isInPlace }, place }: { related: Related; place: string }) {
  const t = useWords();
  return (
    <section>
      <h2 className="mb-4 text-xl">{t(`results.related.${isInPlace ? "first" : where}`, { category: name, place })}</h2>
      <ItemGrid cards={items} />
    </section>
  );
}

/** The search that can be saved: of one whose finds are what was asked for. */
function savedSearchOf({ query, page: { items, understood } }: ResultsData): ResultsQuery | undefined {
  const isWhole = items.length > 0 && (understood?.match ?? "all") === "all";
  return isWhole ? { ...query, text: understood?.corrected ?? query.text } : undefined;
}

function crumbsOf(data: ResultsData, words: { home: string; place: string }): Crumb[] {
  const category = chosenName(data);
  const placePath = paths.place(data.place?.slug ?? ALL_OVER_INDIA);
  return [
    { title: words.home, path: paths.home() },
    { title: words.place, path: category ? placePath : undefined },
    ...(category ? [{ title: category }] : []),
  ];
}
