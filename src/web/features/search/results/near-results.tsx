/** Results around the device's position: asked for in the browser alone, so that no position ever stands in an address or a cached page. */
import { lazy, Suspense, useEffect, useState } from "react";
import type { Point } from "#base/geo.ts";
import { NEAR_KM } from "#contract/limits.ts";
import { ItemGridSkeleton } from "#web/features/directory/cards/item-grid.tsx";
import { locationSentence } from "#web/features/places/location-sentence.ts";
import { locate } from "#web/platform/browser/geolocation.ts";
import { call } from "#web/platform/calls/call.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorScreen } from "#web/ui/error-screen.tsx";
import { fetchResults, type ResultsPage, type ResultsQuery } from "./fetch-results.ts";
import { ResultsList } from "./results-list.tsx";
import { ResultsNotes } from "./results-notes.tsx";
import { SaveSearch } from "./save-search.tsx";

const ResultsEmpty = lazy(() => import("./results-empty.tsx"));

type State = { at: Point; page: ResultsPage } | { problem: string } | undefined;

/** Nearest first, within the radius of the specification; when nothing is, that is said, and what is farther follows. */
export function NearResults({
  query,
  title,
  iconOf,
}: {
  query: ResultsQuery;
  /** Of the page. */
  title: string;
  iconOf: (categoryId: string) => string;
}) {
  const t = useWords();
  const language = useLanguage();
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted anew for another search; a new attempt asks again
  useEffect(() => {
    let gone = false;
    findNear(query, { iconOf, language }).then(
      (results) => gone || setState(results),
      (error) => gone || setState({ problem: locationSentence(error, t) }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  if (!state) return <ItemGridSkeleton label={t("results.near.locating")} />;
  if ("problem" in state)
    return (
      <ErrorScreen
        size="part"
        title={t("results.failed")}
        message={state.problem}
        actions={
          <Button
            onClick={() => {
              setState(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {t("error.try-again")}
          </Button>
        }
      />
    );
  const { at, page } = state;
  if (page.items.length === 0)
    return (
      <Suspense>
        <ResultsEmpty
          query={{ ...query, nearMe: true }}
          tell={<SaveSearch query={query} label="results.tell" look="primary" />}
          title={t("places.nothing-near")}
          wanted={title}
        />
      </Suspense>
    );
  const isNear = page.understood?.match !== "elsewhere";
  return (
    <>
      <ResultsNotes
        understood={page.understood}
        elsewhere={t("places.nothing-near")}
        query={{ ...query, nearMe: true }}
      />
      <p className="mb-4 text-ink-soft">
        {isNear ? t("results.near.title", { n: NEAR_KM }) : t("results.near.farther", { n: NEAR_KM })}
      </p>
      <ResultsList query={{ ...query, near: at }} first={page} iconOf={iconOf} />
    </>
  );
}

async function findNear(
  query: ResultsQuery,
  context: { iconOf: (categoryId: string) => string; language: "en" | "hi" },
): Promise<{ at: Point; page: ResultsPage }> {
  const at = await locate("places.locate.unavailable");
  return { at, page: await fetchResults({ ...query, near: at, cursor: undefined }, { call, ...context }) };
}
