/** One item in a list: picture, name, what it is, where, and what it costs. */
import type { ReactNode } from "react";
import { imagePath } from "#contract/paths.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { CardData } from "./card-data.ts";
import { Monogram } from "./monogram.tsx";

/** As wide as the picture would be if nothing of it were cut off: it fills the height of the card. */
const SIZES = "15rem";

interface Props {
  card: CardData;
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
export function ItemCard({ card, first, action, foot }: Props) {
  const language = useLanguage();
  return (
    <article
      className={classNames(
        "group @container relative flex h-full overflow-hidden cramped:flex-col rounded-lg border border-line bg-card shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control",
        foot !== undefined && "member:pb-15",
      )}
    >
      <CardPicture card={card} first={first} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3.5 sm:p-4">
        <div className="flex items-start gap-3">
          {!card.image && <Monogram name={card.name} icon={card.icon} />}
          <div className="flex min-w-0 flex-col gap-1">
            {card.what && <p className="line-clamp-1 text-sm text-ink-soft">{card.what}</p>}
            <h3 className="text-base sm:text-lg">
              <a
                href={card.to}
                lang={langOf(card.name, language)}
                className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {card.name}
              </a>
            </h3>
            {card.by && (
              <p lang={langOf(card.by, language)} className="line-clamp-1 text-sm">
                {card.by}
              </p>
            )}
          </div>
        </div>
        <p lang={langOf(card.text, language)} className="line-clamp-2 text-sm text-ink-soft">
          {card.text}
        </p>
        <CardFacts card={card} />
        {action && <div className="relative z-10 mt-2 self-start">{action}</div>}
      </div>
      {foot}
    </article>
  );
}

function CardFacts({ card }: { card: CardData }) {
  const t = useWords();
  return (
    <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1.5 text-sm">
      {card.place && (
        <span className="inline-flex min-w-0 items-center gap-1 text-ink-soft cramped:flex-wrap">
          <CategoryIcon icon="map-pin" className="size-4 shrink-0" />
          <span className="truncate">{card.place}</span>
          {card.km !== null && <span className="whitespace-nowrap">· {t("home.km", { n: card.km })}</span>}
        </span>
      )}
      {card.reviews && <CardReviews {...card.reviews} />}
      {card.price !== undefined && (
        <span className="font-semibold tabular-nums">{card.price ?? t("home.price-on-request")}</span>
      )}
    </p>
  );
}

/** '★ 4.5 (12)', or how many there are while an average would say little. */
function CardReviews({ n, rating }: NonNullable<CardData["reviews"]>) {
  const t = useWords();
  const count = t("results.reviews", { n });
  if (rating === null) return <span className="text-ink-soft">{count}</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">
        <span className="text-accent">★</span> {rating.toFixed(1)} ({n})
      </span>
      <span className="sr-only">
        {t("results.rating", { rating })}, {count}
      </span>
    </span>
  );
}

function CardPicture({ card: { image }, first }: Pick<Props, "card" | "first">) {
  if (!image) return null;
  return (
    <img
      src={imagePath(image, 480)}
      srcSet={`${imagePath(image, 160)} 160w, ${imagePath(image, 480)} 480w`}
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
