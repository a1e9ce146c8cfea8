/** Categories as links: a row to swipe on phones, a column beside the results on wide screens. */
import { CATEGORY_COUNT_CAP } from "#contract/limits.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { ResultsQuery } from "./fetch-results.ts";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";

const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 whitespace-nowrap hover:border-control lg:w-full lg:rounded-md lg:border-transparent lg:bg-transparent lg:px-3 lg:whitespace-normal lg:hover:bg-sunken";
const CHOSEN = "border-accent bg-accent-soft font-semibold lg:bg-accent-soft";

type Props = Pick<ResultsData, "filters" | "within"> & { query: ResultsQuery & { nearMe?: boolean } };

/** Every filter is an address of its own; the chosen one is marked as current. */
export function ResultsFilters({ query, filters, within }: Props) {
  const t = useWords();
  const here = useHere();
  const follow = useFollow();
  const chosen = filters.find(({ slug }) => slug === query.category);
  const to = (category?: string, subCategory?: string) => here(resultsPath(query, { category, subCategory }));
  // What a text leaves of them is not counted.
  const hasCounts = !query.text && !query.nearMe;
  return (
    // The kinds that a text found stand among the filters; the finds need the room on a phone.
    <nav
      aria-label={t("results.filters")}
      className={classNames("max-lg:-mx-4", query.text && !chosen && "max-sm:hidden")}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too */}
      <ul onClick={follow} className="scroll-quiet flex gap-2 max-lg:px-4 max-lg:py-1 lg:flex-col lg:gap-0.5">
        <li>
          <a href={to()} aria-current={chosen ? undefined : "true"} className={classNames(CHIP, !chosen && CHOSEN)}>
            {t("results.all")}
          </a>
        </li>
        {chosen && (
          <li>
            <a
              href={to(chosen.slug)}
              aria-current={query.subCategory ? undefined : "true"}
              className={classNames(CHIP, !query.subCategory && CHOSEN)}
            >
              <CategoryIcon icon={chosen.icon} className="size-5 shrink-0" />
              {chosen.name}
            </a>
          </li>
        )}
        {chosen
          ? within.map(({ slug, name, found }) => (
              <li key={slug} className="lg:ps-6">
                <a
                  href={to(chosen.slug, slug)}
                  aria-current={query.subCategory === slug ? "true" : undefined}
                  className={classNames(CHIP, query.subCategory === slug && CHOSEN)}
                >
                  {name}
                  {hasCounts && <FoundCount n={found} />}
                </a>
              </li>
            ))
          : filters.map(({ slug, name, icon, found }) => (
              <li key={slug}>
                <a href={to(slug)} className={CHIP}>
                  <CategoryIcon icon={icon} className="size-5 shrink-0 text-maroon" />
                  {name}
                  {hasCounts && <FoundCount n={found} />}
                </a>
              </li>
            ))}
      </ul>
    </nav>
  );
}

function FoundCount({ n }: { n: number }) {
  return (
    <span className="text-sm font-normal text-ink-soft tabular-nums lg:ms-auto">
      {n < CATEGORY_COUNT_CAP ? n : `${CATEGORY_COUNT_CAP - 1}+`}
    </span>
  );
}
