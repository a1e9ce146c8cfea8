/** What a results page shows when nothing was found: the ways out that are left. */
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { resultsPath } from "./results-address.ts";
import type { ResultsAsk } from "./results-page.ts";

/** Offers to drop the category, then the place, while there is one to drop. */
export function ResultsEmpty({ ask, title }: { ask: ResultsAsk & { nearMe?: boolean }; title: string }) {
  const t = useWords();
  const here = useHere();
  const inAll = { category: undefined, subCategory: undefined };
  const isWhere = Boolean(ask.city || ask.nearMe);
  const wider = ask.category ? "category" : isWhere ? "place" : "words";
  return (
    <EmptyState
      picture={<DrawingOf name="no-results" />}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {ask.category && (
            <ButtonLink look="primary" to={here(resultsPath(ask, inAll))}>
              {t("results.empty.all-categories")}
            </ButtonLink>
          )}
          {isWhere && (
            <ButtonLink
              look={ask.category ? undefined : "primary"}
              to={here(resultsPath(ask, { ...inAll, city: undefined, nearMe: false }))}
            >
              {t("results.empty.everywhere")}
            </ButtonLink>
          )}
          {wider === "words" && <ButtonLink to={here(paths.listBusiness())}>{t("results.empty.add")}</ButtonLink>}
        </div>
      }
    >
      {ask.text && <p>{t(`results.empty.${wider}`)}</p>}
    </EmptyState>
  );
}
