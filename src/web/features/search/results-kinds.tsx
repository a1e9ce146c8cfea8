/** Businesses or offerings: two links of which one is where we are. */
import { Link } from "react-router";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { resultsPath } from "./results-address.ts";
import type { ResultsAsk } from "./results-page.ts";

export function ResultsKinds({ ask }: { ask: ResultsAsk & { nearMe?: boolean } }) {
  const t = useWords();
  const here = useHere();
  return (
    <nav aria-label={t("results.kinds")} className="inline-flex rounded-full border border-line bg-sunken p-1">
      {(["businesses", "offerings"] as const).map((kind) => (
        <Link
          key={kind}
          to={here(resultsPath(ask, { kind }))}
          aria-current={ask.kind === kind ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold sm:px-4 sm:text-base",
            ask.kind === kind ? "bg-card text-ink shadow-card" : "text-ink-soft hover:text-ink",
          )}
        >
          {t(`results.kind.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}
