/** Opening hours while they are being edited: hours to choose from, copies of a day, and hours that overlap. */
import { DAYS, type Day, type OpeningDay } from "#contract/opening-hours.ts";

export type Span = OpeningDay["spans"][number];

/** Spans that a day may have. */
export const MOST_SPANS = 4;
/** The 24 hourly values of the specification (section 9). */
export const SLOTS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

const DAY_MINUTES = 1440;
const COMMON: Span = { from: "10:00", to: "19:00" };

/** A usual week to start from: ten to seven, closed on Sunday. */
export function usualWeek(): OpeningDay[] {
  return DAYS.map((day) => (day === "sunday" ? closed(day) : { day, isClosed: false, spans: [COMMON] }));
}

/** All seven days in their order; days that were not given are closed. */
export function wholeWeek(days: readonly OpeningDay[]): OpeningDay[] {
  return DAYS.map((day) => days.find((one) => one.day === day) ?? closed(day));
}

/** The day open at usual hours, or closed. */
export function withClosed(day: OpeningDay, isClosed: boolean): OpeningDay {
  return isClosed ? closed(day.day) : { day: day.day, isClosed: false, spans: [COMMON] };
}

/** The hours of one day for others as well. */
export function copied(week: readonly OpeningDay[], from: OpeningDay, to: readonly Day[]): OpeningDay[] {
  return week.map((day) => (to.includes(day.day) ? { ...from, day: day.day } : day));
}

/** One more span, after the last one where there is room. */
export function withSpan(day: OpeningDay): OpeningDay {
  const last = SLOTS.indexOf(day.spans.at(-1)?.to ?? "");
  const from = SLOTS[Math.min(last + 1, SLOTS.length - 2)]!;
  const to = SLOTS[Math.min(last + 4, SLOTS.length - 1)]!;
  return { ...day, spans: [...day.spans, { from, to }] };
}

/** True when two spans of the day meet in the same minute; one that ends at or before its start runs past midnight. */
export function overlaps({ isClosed, spans }: OpeningDay): boolean {
  if (isClosed) return false;
  const lengths = spans
    .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
    .map(({ from, to }) => ({ from, to: to > from ? to : to + DAY_MINUTES }))
    .toSorted((a, b) => a.from - b.from);
  return lengths.some((span, at) => at > 0 && span.from < lengths[at - 1]!.to);
}

/** Minutes since midnight of 'HH:MM'. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function closed(day: Day): OpeningDay {
  return { day, isClosed: true, spans: [] };
}
