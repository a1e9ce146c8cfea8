/** The best reviewed businesses; nothing where none has been reviewed enough. */
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { useWords } from "#web/platform/language/words.tsx";

export function HomeBest({ cards }: { cards: CardData[] }) {
  const t = useWords();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="best">
      <h2 id="best">{t("home.best")}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t("home.best.text")}</p>
      <ItemGrid cards={cards} />
    </section>
  );
}
