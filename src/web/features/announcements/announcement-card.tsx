/** Announcements in a list; those of deaths without colour. */

import type { AnnouncementCard as Announcement } from "#contract/announcements/announcement-views.ts";
import { imagePath } from "#contract/paths.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { announcementPath } from "./announcement-path.ts";
import { ceremonyText, happenedText, placeText } from "./announcement-texts.ts";

export function AnnouncementGrid({ announcements }: { announcements: readonly Announcement[] }) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too
    <ul onClick={follow} className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2">
      {announcements.map((one) => (
        <li key={one._id}>
          <AnnouncementCard announcement={one} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
function AnnouncementCard({ announcement: one }: { announcement: Announcement }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { title, images, ceremonies } = one;
  const isSober = SOBER[one.kind];
  return (
    <article
      className={classNames(
        "group relative flex h-full gap-4 rounded-lg border border-line bg-card p-4 transition-colors duration-150 focus-within:border-ink hover:border-control",
        isSober ? "border-t-4 border-t-ink" : "shadow-card",
      )}
    >
      {images[0] && (
        <img
          src={imagePath(images[0], 160)}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className={classNames("size-18 shrink-0 rounded-md object-cover", isSober && "grayscale")}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className={classNames("text-sm", isSober ? "text-ink-soft" : "font-semibold text-maroon")}>
          {t(`announcements.kind.${one.kind}`)}
        </p>
        <h3 className={classNames("text-lg", isSober && "text-ink")}>
          <a
            href={here(announcementPath(one))}
            lang={langOf(title, language)}
            className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </a>
        </h3>
        <p className="text-sm tabular-nums">{happenedText(t, one)}</p>
        {ceremonies.map((ceremony) => (
          <p key={ceremony.what} className="text-sm tabular-nums">
            {ceremonyText(t, ceremony)}
          </p>
        ))}
        <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-1 text-sm text-ink-soft">
          <span>{placeText(one, language)}</span>
          {one.audience === "members" && <span>{t("announcements.for-members")}</span>}
        </p>
      </div>
    </article>
  );
}

/** In which no colour celebrates anything. */
export const SOBER = { birth: false, marriage: false, death: true } as const;
