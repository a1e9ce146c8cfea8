/** One item in a list: picture, name, what it is, where, and what it costs. */
import type { ReactNode } from "react";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { CardData } from "./card-data.ts";
import { type CardTexts, cardTexts } from "./card-texts.ts";

/** As wide as the picture would be if nothing of it were cut off: it fills the height of the card. */
const SIZES = "15rem";

export function ItemCard({ card }: { card: CardData }) {
  return <CardOfTexts texts={cardTexts(card, useWords())} />;
}

interface Props {
  texts: CardTexts;
  /** Visible at once, so its picture is fetched early. */
  first?: boolean;
  /** A button beside the link that covers the card. */
  action?: ReactNode;
  /** What stands below it for members, whose room is there from the first paint; null for visitors. */
  foot?: ReactNode;
}

/**
 * The whole card is its link, a plain one: the list around it follows it (platform/browser/use-follow.ts).
 * It lies down, so that one without a picture is as high as one with a picture beside it.
 */
export function CardOfTexts({ texts, first, action, foot }: Props) {
  return (
    <article
      className={classNames(
        "group @container relative flex h-full overflow-hidden cramped:flex-col rounded-lg border border-line bg-card shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control",
        foot !== undefined && "member:pb-15",
      )}
    >
      {texts.src && <CardPicture texts={texts} first={first} />}
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3.5 sm:p-4">
        <div className="flex items-start gap-3">
          {texts.letter && <Monogram texts={texts} />}
          <div className="flex min-w-0 flex-col gap-1">
            {texts.what && <p className="line-clamp-1 text-sm text-ink-soft">{texts.what}</p>}
            <h3 className="text-base sm:text-lg">
              <a
                href={texts.to}
                lang={texts.nameLang || undefined}
                className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {texts.name}
              </a>
            </h3>
            {texts.by && (
              <p lang={texts.byLang || undefined} className="line-clamp-1 text-sm">
                {texts.by}
              </p>
            )}
          </div>
        </div>
        <p lang={texts.textLang || undefined} className="line-clamp-2 text-sm text-ink-soft">
          {texts.text}
        </p>
        <CardFacts texts={texts} />
        {action && <div className="relative z-10 mt-2 self-start">{action}</div>}
      </div>
      {foot}
    </article>
  );
}

function CardFacts({ texts }: Pick<Props, "texts">) {
  return (
    <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1.5 text-sm">
      {texts.place && (
        <span className="inline-flex min-w-0 items-center gap-1 text-ink-soft cramped:flex-wrap">
          <CategoryIcon icon="map-pin" className="size-4 shrink-0" />
          <span className="truncate">{texts.place}</span>
          {texts.km && <span className="whitespace-nowrap">{texts.km}</span>}
        </span>
      )}
      {texts.reviews && <CardReviews texts={texts} />}
      {texts.price && <span className="font-semibold tabular-nums">{texts.price}</span>}
    </p>
  );
}

/** '★ 4.5 (12)', or how many there are while an average would say little. */
function CardReviews({ texts }: Pick<Props, "texts">) {
  if (!texts.rating) return <span className="text-ink-soft">{texts.reviews}</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">
        <span className="text-accent">★</span> {texts.rating}
      </span>
      <span className="sr-only">{texts.ratingSaid}</span>
    </span>
  );
}

function CardPicture({ texts, first }: Pick<Props, "texts" | "first">) {
  return (
    <img
      src={texts.src}
      srcSet={texts.srcSet}
      sizes={SIZES}
      alt=""
      width={480}
      height={320}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className="w-28 shrink-0 self-stretch bg-sunken object-cover @[26rem]:w-40 cramped:h-28 cramped:w-full"
    />
  );
}

/** The first letter of its name in the colour of its category: small and quiet, so that a list without pictures is one of names. */
function Monogram({ texts: { tint, letter } }: Pick<Props, "texts">) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "monogram grid size-14 shrink-0 place-items-center rounded-lg font-display text-2xl font-bold",
        tint,
      )}
    >
      {letter}
    </span>
  );
}
