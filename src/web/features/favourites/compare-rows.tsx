/** What favourites are compared by, a row each: a row that says nothing of any of them is left out. */
import { lazy, type ReactNode, Suspense } from "react";
import type { ComparisonView } from "#contract/favourites.ts";
import type { MessageId } from "#messages/words.ts";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { goneText } from "./favourite-card.ts";

const OpenBadge = lazy(() => import("#web/features/directory/hours/open-badge.tsx"));

type Column = ComparisonView & { card: CardData | undefined };
const NONE = "–";

interface Row {
  label: MessageId;
  Cell: (props: Column) => ReactNode;
  /** Whether there is anything to say. */
  has: (props: Column) => boolean;
}

export const ROWS: Row[] = [
  { label: "favourites.compare.what", Cell: (column) => column.card?.what ?? <Gone {...column} />, has: () => true },
  { label: "favourites.compare.place", Cell: ({ card }) => card?.place ?? NONE, has: ({ card }) => !!card?.place },
  { label: "favourites.compare.price", Cell: Price, has: ({ card }) => card?.price !== undefined },
  { label: "favourites.compare.hours", Cell: Hours, has: ({ facts }) => !!facts?.openingHours },
  {
    label: "favourites.compare.since",
    Cell: ({ facts }) => facts?.openSince ?? NONE,
    has: ({ facts }) => !!facts?.openSince,
  },
  { label: "favourites.compare.languages", Cell: Languages, has: ({ facts }) => !!facts?.languages.length },
  { label: "favourites.compare.pay", Cell: Payment, has: ({ facts }) => !!facts?.paymentWays.length },
  { label: "favourites.compare.rating", Cell: Rating, has: ({ facts }) => !!facts?.reviewsCount },
  { label: "favourites.label.note", Cell: Note, has: ({ favourite }) => favourite.note !== "" },
];

function Gone({ favourite }: Column) {
  return useWords()(goneText(favourite));
}

function Price({ card }: Column): ReactNode {
  const t = useWords();
  if (card?.price === undefined) return NONE;
  return card.price ?? t("home.price-on-request");
}

function Hours({ facts }: Column): ReactNode {
  if (!facts?.openingHours) return NONE;
  return (
    <Suspense>
      <OpenBadge hours={facts.openingHours} />
    </Suspense>
  );
}

function Languages({ facts }: Column): ReactNode {
  const t = useWords();
  return facts?.languages.map((code) => t(`business.language.${code}`)).join(", ") || NONE;
}

function Payment({ facts }: Column): ReactNode {
  const t = useWords();
  return facts?.paymentWays.map((way) => t(`business.pay.${way}`)).join(", ") || NONE;
}

function Rating({ facts }: Column): ReactNode {
  const t = useWords();
  if (!facts?.reviewsCount) return NONE;
  const count = t("results.reviews", { n: facts.reviewsCount });
  return facts.rating === null ? count : `★ ${facts.rating.toFixed(1)} (${count})`;
}

function Note({ favourite: { note } }: Column): ReactNode {
  const language = useLanguage();
  if (!note) return NONE;
  return (
    <span lang={langOf(note, language)} className="break-words whitespace-pre-line">
      {note}
    </span>
  );
}
