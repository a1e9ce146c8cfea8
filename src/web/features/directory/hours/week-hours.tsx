/** The opening hours of a week as bars; in the browser with today and the present hour marked. */
import { DAYS, minuteOf, wallClock } from "#contract/open-state.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { Words } from "#messages/words.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useNow } from "#web/platform/browser/use-now.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { WeekStrip, type WeekStripDay } from "#web/ui/week-strip.tsx";
import { dayName, timeName } from "./opening-times.ts";

const DAY_MINUTES = 1440;

/** The served page has no marks, because it is older than its reader. */
export function WeekHours({ hours }: { hours: readonly OpeningDay[] }) {
  const t = useWords();
  const at = useNow();
  const now = useHydrated() ? wallClock(at) : undefined;
  const days = DAYS.map((day) =>
    stripDay(
      hours.find((one) => one.day === day),
      t,
      { day, today: day === now?.day },
    ),
  );
  return <WeekStrip label={t("leads.hours")} days={days} nowMinute={now?.minute} />;
}

function stripDay(
  given: OpeningDay | undefined,
  t: Words,
  { day, today }: { day: (typeof DAYS)[number]; today: boolean },
): WeekStripDay {
  const spans = given && !given.isClosed ? given.spans : [];
  const text = spans.map(({ from, to }) =>
    unbroken(t("hours.span", { from: timeName(from, t.language), to: timeName(to, t.language) })),
  );
  return {
    name: dayName(day, t.language, "short"),
    text: text.join(", ") || t("hours.day-closed"),
    // What runs past midnight is drawn up to the end of its day.
    spans: spans.map(({ from, to }) => ({
      from: minuteOf(from),
      to: minuteOf(to) > minuteOf(from) ? minuteOf(to) : DAY_MINUTES,
    })),
    today,
  };
}

/** A line may end between two spans, not within one. */
function unbroken(span: string): string {
  return span.replaceAll(" ", "\u00a0").replaceAll("–", "–\u2060");
}
