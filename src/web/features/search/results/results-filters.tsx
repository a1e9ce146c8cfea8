/** Categories as links: a row to swipe on phones, a column beside the results on wide screens. */
import { CATEGORY_COUNT_CAP } from "#contract/limits.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { KeptItems } from "#web/platform/loading/kept-items.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { ResultsQuery } from "./fetch-results.ts";
import { type Filter, filtersOf } from "./filters.ts";
import { categoryPaths, resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";

type Props = Pick<ResultsData, "filters" | "within"> & { query: ResultsQuery & { nearMe?: boolean } };

interface FilterLink extends Pick<Filter, "slug" | "name"> {
  icon?: string;
  isCurrent?: boolean;
  isWithin?: boolean;
  href: string;
  /** What a text leaves of them is not counted. */
  count?: string;
}

/** Every filter is an address of its own; the chosen one is marked as current. */
export function ResultsFilters({ query, filters, within }: Props) {
  const t = useWords();
  const here = useHere();
  const follow = useFollow();
  const categories = filtersOf(filters);
  const chosen = categories.find(({ slug }) => slug === query.category);
  const pathOf = categoryPaths(query);
  const hrefOf = (slug: string) => here(pathOf(slug));
  const countOf = (found: number) => (query.text || query.nearMe ? undefined : foundText(found));
  const links: FilterLink[] = [
    {
      slug: "",
      name: t("results.all"),
      isCurrent: !chosen,
      href: here(resultsPath(query, { category: undefined, subCategory: undefined })),
    },
  ];
  if (chosen) {
    links.push({ ...chosen, isCurrent: !query.subCategory, href: hrefOf(chosen.slug) });
    for (const { slug, name, found } of filtersOf(within))
      links.push({
        slug,
        name,
        isWithin: true,
        isCurrent: slug === query.subCategory,
        href: hrefOf(slug),
        count: countOf(found),
      });
  } else
    for (const { slug, name, icon, found } of categories)
      links.push({ slug, name, icon, href: hrefOf(slug), count: countOf(found) });
  return (
    // The kinds that a text found stand among the filters; the finds need the room on a phone.
    <nav
      aria-label={t("results.filters")}
      className={classNames("max-lg:-mx-4", query.text && !chosen && "max-sm:hidden")}
    >
      <KeptItems
        as="ul"
        of="filter"
        items={links}
        sameFor={({ name, icon, isCurrent, isWithin, count }) =>
          [name, icon, isCurrent, isWithin, count !== undefined].join("|")
        }
        wordsOf={({ href, count = "" }) => [href, count]}
        onClick={follow}
        className="filter-list scroll-quiet flex gap-2 max-lg:px-4 max-lg:py-1 lg:flex-col lg:gap-0.5"
      >
        {({ slug, name, icon, isCurrent, isWithin, count }, [href, found]) => (
          <li key={slug} className={isWithin ? "lg:ps-6" : undefined}>
            <a href={href} aria-current={isCurrent ? "true" : undefined}>
              {icon && <CategoryIcon icon={icon} className="size-5 shrink-0" />}
              {name}
              {count !== undefined && (
                <span className="text-sm font-normal text-ink-soft tabular-nums lg:ms-auto">{found}</span>
              )}
            </a>
          </li>
        )}
      </KeptItems>
    </nav>
  );
}

function foundText(found: number): string {
  return found < CATEGORY_COUNT_CAP ? String(found) : `${CATEGORY_COUNT_CAP - 1}+`;
}
