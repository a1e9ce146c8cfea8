/** Cards in one column on phones, in two where there is room; and boxes in their places while they load. */
import type { ReactNode } from "react";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { KeptItems } from "#web/platform/loading/kept-items.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { LoadingRegion, Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import type { CardData } from "./card-data.ts";
import { cardTexts, lookOf, withTexts } from "./card-texts.ts";
import { CardOfTexts } from "./item-card.tsx";

const GRID = "grid grid-cols-1 gap-3 sm:gap-4";
const COLUMNS = { 1: "", 2: "md:grid-cols-2" };

interface Props {
  cards: CardData[];
  columns?: 1 | 2;
  /** How many cards are visible at once. */
  early?: number;
  actionOf?: (card: CardData) => ReactNode;
  footOf?: (card: CardData) => ReactNode;
}

export function ItemGrid({ cards, columns = 2, early = 0, actionOf, footOf }: Props) {
  const t = useWords();
  const follow = useFollow();
  const items = cards.map((card, index) => ({
    id: card.id,
    texts: cardTexts(card, t),
    first: index < early,
    action: actionOf?.(card),
    foot: footOf?.(card),
  }));
  // An early picture is told of in the head, and whatever else somebody puts there is no card's text.
  const areAlike = items.every(({ texts, first, action, foot }) => !(first && texts.src) && !action && !foot);
  return (
    // Hears the clicks of the links inside, which the keyboard makes too.
    <KeptItems
      as="ul"
      of={`card ${footOf !== undefined}`}
      isKept={areAlike}
      items={items}
      sameFor={({ texts }) => lookOf(texts)}
      wordsOf={({ texts }) => Object.values(texts)}
      onClick={follow}
      className={classNames(GRID, COLUMNS[columns])}
    >
      {({ id, texts, ...rest }, words) => (
        <li key={id}>
          <CardOfTexts texts={withTexts(texts, words)} {...rest} />
        </li>
      )}
    </KeptItems>
  );
}

/** Boxes of the cards' size. */
export function ItemGridSkeleton({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <LoadingRegion label={label} className={classNames(GRID, COLUMNS[2])}>
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike
          key={index}
          className="flex overflow-hidden rounded-lg border border-line bg-card"
        >
          <Skeleton className="w-28 shrink-0 rounded-none" />
          <SkeletonText lines={4} className="flex-1 p-4" />
        </div>
      ))}
    </LoadingRegion>
  );
}
