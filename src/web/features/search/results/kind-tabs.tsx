/** The tabs of a results page: a link for each kind, with how much a search found of it. */
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { KeptPart, usePageWord } from "#web/platform/loading/kept-part.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { KINDS } from "../kinds.ts";
import type { Finds } from "./finds.ts";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";

interface Tab {
  name: string;
  title: string;
  path: string;
  isHere: boolean;
  finds: Finds | undefined;
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
  const tabs = KINDS.map(({ name, words }): Tab => {
    const path = here(resultsPath(query, { kind: name }));
    return { name, title: t(words.plural), path, isHere: query.kind === name, finds: finds?.[name] };
  });
  return (
    <KeptPart
      as="nav"
      sameFor={`${t.language} ${tabs.map(({ isHere, finds }) => `${isHere} ${finds?.isMore}`).join()}`}
      words={Object.fromEntries(tabs.flatMap((tab) => Object.entries(wordsOf(tab))))}
      aria-label={t("results.kinds")}
      className="inline-flex rounded-full border border-line bg-sunken p-1 cramped:flex-wrap cramped:rounded-lg"
    >
      {tabs.map((tab) => (
        <TabLink key={tab.name} tab={tab} />
      ))}
    </KeptPart>
  );
}

/** What differs from page to page. */
function wordsOf({ name, path, finds }: Tab): Record<string, string> {
  return { [pathOf(name)]: path, [countOf(name)]: finds ? String(finds.n) : "" };
}

const pathOf = (name: string) => `path of ${name}`;
const countOf = (name: string) => `count of ${name}`;

function TabLink({ tab: { name, title, path, isHere, finds } }: { tab: Tab }) {
  return (
    <Link
      to={usePageWord(pathOf(name), path)}
      aria-current={isHere ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center rounded-full px-2 text-sm font-semibold sm:px-4 sm:text-base",
        isHere ? "bg-card text-ink shadow-card" : "text-ink-soft hover:text-ink",
      )}
    >
      {title}
      {finds && <FindsBadge name={name} finds={finds} />}
    </Link>
  );
}

/** "3", or "20+" where there are more than the first page. */
function FindsBadge({ name, finds: { n, isMore } }: { name: string; finds: Finds }) {
  const t = useWords();
  return (
    <span className="ms-2 max-sm:ms-1 text-sm font-normal text-ink-soft">
      <span className="sr-only">{t("results.found")} </span>
      {usePageWord(countOf(name), String(n))}
      {isMore && "+"}
    </span>
  );
}
