/** Events in a list: the day as a leaf of a calendar, what, when and where. */
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import { eventPath } from "#contract/events/event-path.ts";
import type { EventCard as Event } from "#contract/events/event-views.ts";
import { imagePath } from "#contract/paths.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { placeText, timesText } from "./event-texts.ts";

interface Props {
  events: readonly Event[];
  /** What stands in the corner of a card. */
  cornerOf?: (event: Event) => ReactNode;
}

export function EventGrid({ events, cornerOf }: Props) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too
    <ul onClick={follow} className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2">
      {events.map((event) => (
        <li key={event._id}>
          <EventCard event={event} corner={cornerOf?.(event)} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
function EventCard({ event, corner }: { event: Event; corner: ReactNode }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { title, images, venue } = event;
  return (
    <article className="group relative flex h-full gap-4 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      {corner && <div className="absolute end-1 top-1 z-10">{corner}</div>}
      <div className="flex shrink-0 flex-col gap-2">
        <DayLeaf day={event.startsOn} />
        {images[0] && <Picture image={images[0]} className="size-14 sm:hidden" />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className={classNames("text-sm text-ink-soft", Boolean(corner) && "pe-8")}>
          {t(event.isReligious ? "events.religious" : "events.gathering")}
        </p>
        <h3 className="text-lg">
          <a
            href={here(eventPath(event))}
            lang={langOf(title, language)}
            className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </a>
        </h3>
        <p className="text-sm tabular-nums">{timesText(t, event)}</p>
        <p className="mt-auto pt-1 text-sm text-ink-soft">
          {venue && (
            <span lang={langOf(venue, language)} className="wrap-anywhere">
              {venue},{" "}
            </span>
          )}
          {placeText(event, language)}
        </p>
      </div>
      {images[0] && <Picture image={images[0]} className="hidden h-20 w-30 self-center sm:block" />}
    </article>
  );
}

/** Says nothing that the title does not say. */
function Picture({ image, className }: { image: string; className: string }) {
  return (
    <img
      src={imagePath(image, 160)}
      srcSet={`${imagePath(image, 160)} 160w, ${imagePath(image, 480)} 480w`}
      sizes="(min-width: 40rem) 7.5rem, 3.5rem"
      alt=""
      width={120}
      height={80}
      loading="lazy"
      className={classNames("shrink-0 rounded-md object-cover", className)}
    />
  );
}

/** Said in full beside it. */
function DayLeaf({ day }: { day: string }) {
  const language = useLanguage();
  const [date, month] = showDate(day, language).split("/");
  return (
    <span
      aria-hidden="true"
      className="flex size-14 shrink-0 flex-col items-center justify-center rounded-md bg-accent-soft leading-none text-maroon"
    >
      <span className="font-display text-2xl font-bold tabular-nums">{date}</span>
      <span className="mt-1 text-sm">{month}</span>
    </span>
  );
}
