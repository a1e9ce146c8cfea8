/** Cards beside each other: one column on phones, two or three on desks; and the same while waiting. */
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { LoadingRegion, Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { ResultCard, type ResultCardData } from "./result-card.tsx";

const GRID = "grid gap-3 sm:grid-cols-2 sm:gap-4";
const COLUMNS = { 2: "", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

interface Props {
  cards: ResultCardData[];
  columns?: 2 | 3 | 4;
  /** How many cards are in sight at once. */
  early?: number;
  actionOf?: (card: ResultCardData) => ReactNode;
}

export function ResultGrid({ cards, columns = 3, early = 0, actionOf }: Props) {
  return (
    <ul className={classNames(GRID, COLUMNS[columns])}>
      {cards.map((card, index) => (
        <li
          key={card.id}
          className="[content-visibility:auto] [contain-intrinsic-size:auto_9rem] sm:[contain-intrinsic-size:auto_22rem]"
        >
          <ResultCard card={card} first={index < early} action={actionOf?.(card)} />
        </li>
      ))}
    </ul>
  );
}

/** Boxes of the cards' size. */
export function ResultGridSkeleton({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <LoadingRegion label={label} className={classNames(GRID, COLUMNS[3])}>
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike
          key={index}
          className="flex overflow-hidden rounded-lg border border-line bg-card sm:flex-col"
        >
          <Skeleton className="w-28 shrink-0 rounded-none sm:aspect-3/2 sm:w-full" />
          <SkeletonText lines={4} className="flex-1 p-4" />
        </div>
      ))}
    </LoadingRegion>
  );
}
