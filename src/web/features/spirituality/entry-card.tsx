/** Entries in a list: what it is, where, and when or what for. */
import type { ReactNode } from "react";
import { imagePath } from "#contract/paths.ts";
import type { EntryCard as Entry } from "#contract/spirituality/entry-views.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { entryPath } from "./entry-path.ts";
import { daysText, feeText, ICONS, kindText, placeText, ritesText } from "./entry-texts.ts";

interface Props {
  entries: readonly Entry[];
  /** Columns on a desk. */
  columns?: 2 | 3;
  /** What stands in the corner of a card. */
  cornerOf?: (entry: Entry) => ReactNode;
}

export function EntryGrid({ entries, columns = 3, cornerOf }: Props) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too
    <ul
      onClick={follow}
      className={classNames("grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4", columns === 3 && "lg:grid-cols-3")}
    >
      {entries.map((entry) => (
        <li key={entry._id}>
          <EntryCard entry={entry} corner={cornerOf?.(entry)} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
function EntryCard({ entry, corner }: { entry: Entry; corner: ReactNode }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { title, images } = entry;
  const facts = [daysText(t, entry), entry.services.length > 0 ? ritesText(t, entry.services.slice(0, 3)) : undefined];
  const fee = feeText(t, entry);
  return (
    <article className="group relative flex h-full gap-3 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      {corner && <div className="absolute end-1 top-1 z-10">{corner}</div>}
      {images[0] ? (
        <img
          src={imagePath(images[0], 160)}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 shrink-0 rounded-md object-cover"
        />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-maroon">
          <CategoryIcon icon={ICONS[entry.kind]} className="size-6" />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className={classNames("text-sm text-ink-soft", Boolean(corner) && "pe-8")}>{kindText(t, entry)}</p>
        <h3 className="text-lg">
          <a
            href={here(entryPath(entry))}
            lang={langOf(title, language)}
            className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </a>
        </h3>
        {facts.map((fact) => fact && <Line key={fact}>{fact}</Line>)}
        {entry.kind === "text" && (
          <p lang={langOf(entry.description, language)} className="line-clamp-2 text-sm">
            {entry.description}
          </p>
        )}
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1 text-sm text-ink-soft">
          <span>{placeText(entry, language)}</span>
          {fee && <span className="font-semibold tabular-nums">{fee}</span>}
        </p>
      </div>
    </article>
  );
}

const Line = ({ children }: { children: string }) => <p className="line-clamp-2 text-sm">{children}</p>;
