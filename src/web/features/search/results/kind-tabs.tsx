/** The tabs of a results page: a link for each kind, with how much a search found of it. */
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { KINDS } from "../kinds.ts";
import type { Finds } from "./finds.ts";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";

/** "3", or "20+" where there are more than the first page. */
function FindsBadge({ finds: { n, isMore } }: { finds: Finds }) {
  const t = useWords();
  return (
    <span className="ms-2 max-sm:ms-1 text-sm font-normal text-ink-soft">
      <span className="sr-only">{t("results.found")} </span>
      {n}
      {isMore && "+"}
    </span>
  );
}

/** A link for each kind, of which one is where we are. */
export function KindTabs({
  query,
  finds,
}: {
  query: ResultsData["query"] & { nearMe: boolean };
  finds: ResultsData["finds"];
}) {
  const t = useWords();
  const here = useHere();
  return (
    <nav
      aria-label={t("results.kinds")}
      className="inline-flex rounded-full border border-line bg-sunken p-1 cramped:flex-wrap cramped:rounded-lg"
    >
      {KINDS.map(({ name, words }) => (
        <Link
          key={name}
          to={here(resultsPath(query, { kind: name }))}
          aria-current={query.kind === name ? "page" : undefined}
          className={classNames(
            "inline-flex min-h-11 items-center rounded-full px-2 text-sm font-semibold sm:px-4 sm:text-base",
            query.kind === name ? "bg-card text-ink shadow-card" : "text-ink-soft hover:text-ink",
          )}
        >
          {t(words.plural)}
          {finds?.[name] && <FindsBadge finds={finds[name]} />}
        </Link>
      ))}
    </nav>
  );
}
