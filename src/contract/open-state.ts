/** Whether a business is open at an instant, from its hours in Asia/Kolkata wall time. Apart from the schema of the hours, because every visitor's page reckons with it. */
import { minuteOf as localMinute } from "#base/dates.ts";

export const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Day = (typeof DAYS)[number];

/** The hours of a week as the schema of opening-hours.ts has them. */
type Week = ReadonlyArray<{ day: Day; isClosed: boolean; spans: ReadonlyArray<{ from: string; to: string }> }>;

export interface OpenState {
  isOpen: boolean;
  /** The next change: 'HH:MM' and its day; undefined when nothing changes within a week. */
  changesAt?: { day: Day; time: string };
}

const DAY = 1440;
const WEEK = 7 * DAY;

/** Open or closed at the instant, and when that changes next. */
export function openState(hours: Week, at: Date): OpenState {
  const spans = weekSpans(hours);
  const now = minuteOfWeek(at);
  const open = spans.find((s) => (now - s.from + WEEK) % WEEK < s.length);
  if (open)
    return open.length >= WEEK ? { isOpen: true } : { isOpen: true, changesAt: wallTime(open.from + open.length) };
  const next = Math.min(...spans.map((s) => (s.from - now + WEEK) % WEEK));
  return Number.isFinite(next) ? { isOpen: false, changesAt: wallTime(now + next) } : { isOpen: false };
}

function weekSpans(hours: Week) {
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
  const { day, minute } = wallClock(at);
  return DAYS.indexOf(day) * DAY + minute;
}

/** The day and the minute of the day in Asia/Kolkata. */
export function wallClock(at: Date): { day: Day; minute: number } {
  const local = localMinute(at);
  const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return { day: DAYS[(weekday + 6) % 7]!, minute: minuteOf(local.slice(11)) };
}

function wallTime(minute: number): { day: Day; time: string } {
  const inWeek = minute % WEEK;
  const inDay = inWeek % DAY;
  return {
    day: DAYS[Math.floor(inWeek / DAY)]!,
    time: `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`,
  };
}
