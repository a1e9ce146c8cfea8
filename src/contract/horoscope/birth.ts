/** When and where somebody was born, as families know it, and the span of instants that this leaves open. */
import { DAY_MS, ZONE } from "#base/dates.ts";
import type { Point } from "#base/geo.ts";
import { instantsOf } from "#base/zoned-time.ts";

/** How sure a family is of the time, in minutes to either side; 0 is exact. */
export const TIME_ACCURACIES = [0, 5, 15, 30, 60] as const;
export type TimeAccuracy = (typeof TIME_ACCURACIES)[number];

export interface Birth {
  /** 'YYYY-MM-DD' by the clocks of the place; the civil day, which begins at midnight. */
  date: string;
  /** 'HH:MM' by the clocks of the place; undefined when nobody knows it: it is never guessed. */
  time?: string | undefined;
  withinMinutes?: TimeAccuracy | undefined;
  /** The nakshatra (1 to 27) that a family knows from a kundli; read only where nobody knows the time. */
  star?: number | undefined;
  /** IANA name; India's when it is missing. */
  zone?: string | undefined;
  /** Degrees; only the lagna needs it. */
  place?: Point | undefined;
}

export interface BirthSpan {
  from: Date;
  to: Date;
  /** Whether the time is known, however roughly; otherwise the span is the whole day. */
  hasTime: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The instants at which the birth can have been, the first and the last: the stated minute with its accuracy, both readings of an hour that the clocks showed twice, the whole civil day without a time. Throws RangeError for what is no date, time or zone. */
export function birthSpan({ date, time, withinMinutes = 0, zone = ZONE }: Birth): BirthSpan {
  const stated = instantsOf(date, time ?? "00:00", zone);
  const [first, last] = [stated[0]!.getTime(), stated.at(-1)!.getTime()];
  if (time === undefined) return { from: new Date(first), to: new Date(nextMidnight(date, zone)), hasTime: false };
  const around = withinMinutes * MINUTE_MS;
  return { from: new Date(first - around), to: new Date(last + around), hasTime: true };
}

/** Every minute of the span, its first and its last among them; without a time every hour of the day. Births are told to the minute, so no other reading is possible. */
export function birthInstants(birth: Birth): Date[] {
  const { from, to, hasTime } = birthSpan(birth);
  const step = hasTime ? MINUTE_MS : HOUR_MS;
  const length = Math.floor((to.getTime() - from.getTime()) / step) + 1;
  return Array.from({ length }, (_, at) => new Date(from.getTime() + at * step));
}

function nextMidnight(date: string, zone: string): number {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return instantsOf(next, "00:00", zone).at(-1)!.getTime();
}
