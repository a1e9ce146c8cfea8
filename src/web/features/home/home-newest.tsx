/** The newest businesses or offerings of all India, with the way to the rest. */
import { ArrowRight } from "lucide-react";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";
import { ResultGrid } from "#web/features/catalogue/result-grid.tsx";
import { resultsPath } from "#web/features/search/results-address.ts";
import type { Kind } from "#web/features/search/results-page.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function HomeNewest({ title, cards, kind }: { title: string; cards: ResultCardData[]; kind: Kind }) {
  const t = useWords();
  const here = useHere();
  const id = `newest-${kind}`;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id}>{title}</h2>
        <ButtonLink
          look="quiet"
          size="small"
          aria-label={`${t("home.see-all")}: ${title}`}
          to={here(resultsPath({ kind, text: "", city: ALL_OVER_INDIA }))}
          className="-me-4"
        >
          {t("home.see-all")}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
      {cards.length === 0 ? (
        <p className="text-ink-soft">{t("home.none-yet")}</p>
      ) : (
        <ResultGrid cards={cards} columns={4} />
      )}
    </section>
  );
}
