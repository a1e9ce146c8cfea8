/** Results around the device's position: asked for in the browser alone, so that no position ever stands in an address or a cached page. */
import { useEffect, useState } from "react";
import type { Point } from "#base/geo.ts";
import { NEAR_KM } from "#contract/limits.ts";
import { ResultGridSkeleton } from "#web/features/catalogue/result-grid.tsx";
import { LocationProblem, locate } from "#web/platform/browser/geolocation.ts";
import { CallFailure, call } from "#web/platform/calls/call.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorScreen } from "#web/ui/error-screen.tsx";
import { ResultsEmpty } from "./results-empty.tsx";
import { ResultsList } from "./results-list.tsx";
import { ResultsNotes } from "./results-notes.tsx";
import type { ResultsAsk, ResultsPage } from "./results-page.ts";

type State = { at: Point; page: ResultsPage } | { problem: string } | undefined;

/** Nearest first, within the radius of the specification; when nothing is, that is said, and what is farther follows. */
export function NearResults({ ask, iconOf }: { ask: ResultsAsk; iconOf: (categoryId: string) => string }) {
  const t = useWords();
  const language = useLanguage();
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted anew for another search; a new attempt asks again
  useEffect(() => {
    let gone = false;
    findNear(ask, { iconOf, language }).then(
      (found) => gone || setState(found),
      (error) => gone || setState({ problem: sentenceOf(error, t.of) }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  if (!state) return <ResultGridSkeleton label={t("results.near.locating")} />;
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
  if (page.items.length === 0) return <ResultsEmpty ask={{ ...ask, nearMe: true }} title={t("places.nothing-near")} />;
  const isNear = page.understood?.match !== "elsewhere";
  return (
    <>
      <ResultsNotes understood={page.understood} elsewhere={t("places.nothing-near")} />
      <p className="mb-4 text-ink-soft">
        {isNear ? t("results.near.title", { n: NEAR_KM }) : t("results.near.farther", { n: NEAR_KM })}
      </p>
      <ResultsList ask={{ ...ask, near: at }} first={page} iconOf={iconOf} />
    </>
  );
}

async function findNear(
  ask: ResultsAsk,
  means: { iconOf: (categoryId: string) => string; language: "en" | "hi" },
): Promise<{ at: Point; page: ResultsPage }> {
  const at = await locate("places.locate.unavailable");
  const { fetchResults } = await import("./results-page.ts");
  return { at, page: await fetchResults({ ...ask, near: at, cursor: undefined }, { call, ...means }) };
}

function sentenceOf(error: unknown, say: (id: string, values?: Record<string, string | number>) => string): string {
  if (error instanceof LocationProblem) return say(error.id);
  return error instanceof CallFailure ? say(error.code, error.values) : say("error.unexpected");
}
