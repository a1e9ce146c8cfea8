/** The newest items of one kind in all India, with the way to the rest. */
import { ArrowRight } from "lucide-react";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { kindNamed } from "#web/features/search/kinds.ts";
import { resultsPath } from "#web/features/search/results/results-address.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function HomeNewest({ kind, cards }: { kind: string; cards: CardData[] }) {
  const t = useWords();
  const here = useHere();
  const id = `newest-${kind}`;
  const title = t(kindNamed(kind).words.newest);
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
      {cards.length === 0 ? <p className="text-ink-soft">{t("home.none-yet")}</p> : <ItemGrid cards={cards} />}
    </section>
  );
}
