/** Opening hours by day, several spans a day, in Asia/Kolkata wall time; and whether a business is open at an instant. */
import * as z from "zod/mini";
import { ZONE } from "#base/dates.ts";

export const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Day = (typeof DAYS)[number];

const time = z.string("field.choice.invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.choice.invalid"));
const span = z.strictObject({ from: time, to: time });
export const openingDay = z.strictObject({
  day: z.enum(DAYS, "field.choice.invalid"),
  isClosed: z.boolean("field.choice.invalid"),
  spans: z.array(span).check(z.maxLength(4, "field.choice.invalid")),
});
export type OpeningDay = z.infer<typeof openingDay>;

/** At most one entry a day, open days with hours that do not overlap; a span that ends at or before its start runs past midnight. */
export const openingHours = z.array(openingDay).check(
  z.maxLength(7, "field.choice.invalid"),
  z.refine((days) => new Set(days.map((d) => d.day)).size === days.length, "field.choice.invalid"),
  z.refine((days) => days.every((d) => d.isClosed || d.spans.length > 0), "field.hours.missing"),
  z.refine((days) => !days.some(overlaps), "field.hours.overlap"),
);

/** True when two spans of the day meet in the same minute. */
export function overlaps({ isClosed, spans }: OpeningDay): boolean {
  if (isClosed) return false;
  const lengths = spans
    .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
    .map(({ from, to }) => ({ from, to: to > from ? to : to + DAY }))
    .sort((a, b) => a.from - b.from);
  return lengths.some((span, at) => at > 0 && span.from < lengths[at - 1]!.to);
}

export interface OpenState {
  isOpen: boolean;
  /** The next change: 'HH:MM' and its day; undefined when nothing changes within a week. */
  changesAt?: { day: Day; time: string };
}

const DAY = 1440;
const WEEK = 7 * DAY;

/** Open or closed at the instant, and when that changes next. */
export function openState(hours: readonly OpeningDay[], at: Date): OpenState {
  const spans = weekSpans(hours);
  const now = minuteOfWeek(at);
  const open = spans.find((s) => (now - s.from + WEEK) % WEEK < s.length);
  if (open)
    return open.length >= WEEK ? { isOpen: true } : { isOpen: true, changesAt: wallTime(open.from + open.length) };
  const next = Math.min(...spans.map((s) => (s.from - now + WEEK) % WEEK));
  return Number.isFinite(next) ? { isOpen: false, changesAt: wallTime(now + next) } : { isOpen: false };
}

function weekSpans(hours: readonly OpeningDay[]) {
  const spans = hours
    .filter((d) => !d.isClosed)
    .flatMap((d) =>
      d.spans.map((s) => ({
        from: DAYS.indexOf(d.day) * DAY + minuteOf(s.from),
        length: (minuteOf(s.to) - minuteOf(s.from) + DAY) % DAY || DAY,
      })),
    )
    .sort((a, b) => a.from - b.from);
  const joined: Array<{ from: number; length: number }> = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && last.from + last.length >= span.from)
      last.length = Math.max(last.length, span.from + span.length - last.from);
    else joined.push({ ...span });
  }
  const first = joined[0];
  const last = joined.at(-1);
  if (first && last && first !== last && last.from + last.length >= first.from + WEEK) {
    last.length = Math.max(last.length, first.from + WEEK + first.length - last.from);
    joined.shift();
  }
  return joined;
}

/** Minutes since midnight of 'HH:MM'. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function minuteOfWeek(at: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: ZONE,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  return DAYS.indexOf(part("weekday").toLowerCase() as Day) * DAY + Number(part("hour")) * 60 + Number(part("minute"));
}

function wallTime(minute: number): { day: Day; time: string } {
  const inWeek = minute % WEEK;
  const inDay = inWeek % DAY;
  return {
    day: DAYS[Math.floor(inWeek / DAY)]!,
    time: `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`,
  };
}
