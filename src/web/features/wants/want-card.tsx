/** Wants in a list: what, how much, for what price, where and until when. */
import type { ReactNode } from "react";
import type { WantCard as Want } from "#contract/want-views.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { placeText, priceText, untilText } from "./want-texts.ts";
import { wantPath } from "./want-ways.ts";

interface Props {
  wants: readonly Want[];
  /** What stands in the corner of a card. */
  cornerOf?: (want: Want) => ReactNode;
}

export function WantGrid({ wants, cornerOf }: Props) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too
    <ul onClick={follow} className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
      {wants.map((want) => (
        <li key={want._id}>
          <WantCard want={want} corner={cornerOf?.(want)} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
function WantCard({ want, corner }: { want: Want; corner: ReactNode }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { title, quantity } = want;
  const price = priceText(t, want);
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      {corner && <div className="absolute end-1 top-1 z-10">{corner}</div>}
      <p className={classNames("text-sm text-ink-soft", Boolean(corner) && "pe-8")}>
        {subCategoryName(want, language)}
      </p>
      <h3 className="text-lg wrap-anywhere">
        <a
          href={here(wantPath(want))}
          lang={langOf(title, language)}
          className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {title}
        </a>
      </h3>
      <p className="font-semibold tabular-nums wrap-anywhere">
        <span lang={langOf(quantity, language)}>{quantity}</span>
        {" · "}
        <span className={price ? "" : "font-normal text-ink-soft"}>{price ?? t("wants.price.open")}</span>
      </p>
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <CategoryIcon icon="map-pin" className="mt-0.5 size-4 shrink-0" />
        {placeText(want, language)}
      </p>
      <p className="mt-auto pt-2 text-sm text-ink-soft">
        <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold">{untilText(t, want)}</span>
      </p>
    </article>
  );
}
