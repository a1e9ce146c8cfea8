/** A group in a list: its name, where, for whom, and how many are in it. */
import type { ReactNode } from "react";
import type { GroupView } from "#contract/group-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { descriptionOf, nameOf, placeText } from "./group-text.ts";

interface Props {
  group: GroupView;
  /** How the reader stands to it. */
  badge?: ReactNode;
}

/** The whole card is its link. */
export function GroupCard({ group, badge }: Props) {
  const t = useWords();
  const here = useHere();
  const [name, description] = [nameOf(group, t), descriptionOf(group, t)];
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      <h3 className="text-lg wrap-anywhere">
        <a
          href={here(paths.group(slugWithId(group.slug, group._id)))}
          lang={langOf(name, t.language)}
          className="outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {name}
        </a>
      </h3>
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <CategoryIcon icon="map-pin" className="mt-0.5 size-4 shrink-0" />
        {placeText(t, group)} · {t("groups.members", { n: group.membersCount })}
      </p>
      <p lang={langOf(description, t.language)} className="line-clamp-3 wrap-anywhere">
        {description}
      </p>
      <p className="mt-auto flex flex-wrap gap-2 pt-1 text-sm">
        <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold">
          {t(group.isClosed ? "groups.closed" : "groups.open")}
        </span>
        {group.asksFirst && (
          <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold">{t("groups.asks")}</span>
        )}
        {badge}
      </p>
    </article>
  );
}
