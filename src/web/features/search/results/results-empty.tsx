/** What a results page says when nothing was found, and the ways out that are left. */
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { ResultsQuery } from "./fetch-results.ts";
import { resultsPath } from "./results-address.ts";

/** Offers to drop the category, then the place, while there is one to drop. */
export function ResultsEmpty({ query, title }: { query: ResultsQuery & { nearMe?: boolean }; title: string }) {
  const t = useWords();
  const here = useHere();
  const inAll = { category: undefined, subCategory: undefined };
  const isWhere = Boolean(query.city || query.nearMe);
  const wider = query.category ? "category" : isWhere ? "place" : "words";
  return (
    <EmptyState
      picture={<DrawingOf name="no-results" />}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {query.category && (
            <ButtonLink look="primary" to={here(resultsPath(query, inAll))}>
              {t("results.empty.all-categories")}
            </ButtonLink>
          )}
          {isWhere && (
            <ButtonLink
              look={query.category ? undefined : "primary"}
              to={here(resultsPath(query, { ...inAll, city: undefined, nearMe: false }))}
            >
              {t("results.empty.everywhere")}
            </ButtonLink>
          )}
          {wider === "words" && <ButtonLink to={here(paths.listBusiness())}>{t("results.empty.add")}</ButtonLink>}
        </div>
      }
    >
      {query.text && <p>{t(`results.empty.${wider}`)}</p>}
    </EmptyState>
  );
}
