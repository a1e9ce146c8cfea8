/** Opening hours while they are being edited: hours to choose from, copies of a day, and room for more. */
import { DAYS, type Day, minuteOf } from "#contract/open-state.ts";
import { type OpeningDay, overlaps } from "#contract/opening-hours.ts";

export type Span = OpeningDay["spans"][number];

/** Spans that a day may have. */
export const MOST_SPANS = 4;
/** The 24 hourly values of the specification (section 9). */
export const SLOTS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** Hours that a new span lasts, the best first. */
const LENGTHS = [3, 2, 1];
const COMMON: Span = { from: "10:00", to: "19:00" };

/** A usual week to start from: ten to seven, closed on Sunday. */
export function usualWeek(): OpeningDay[] {
  return DAYS.map((day) => (day === "sunday" ? closed(day) : { day, isClosed: false, spans: [COMMON] }));
}

/** All seven days in their order; days that were not given are closed. */
export function wholeWeek(days: readonly OpeningDay[]): OpeningDay[] {
  return DAYS.map((day) => days.find((one) => one.day === day) ?? closed(day));
}

/** The day open at these hours; at usual ones where there are none. */
export function opened(day: Day, spans: readonly Span[]): OpeningDay {
  return { day, isClosed: false, spans: spans.length ? [...spans] : [COMMON] };
}

/** The day without hours. */
export function closed(day: Day): OpeningDay {
  return { day, isClosed: true, spans: [] };
}

/** The hours of one day for others as well. */
export function copied(week: readonly OpeningDay[], from: OpeningDay, to: readonly Day[]): OpeningDay[] {
  return week.map((day) => (to.includes(day.day) ? { ...from, day: day.day } : day));
}

/** One more span: after the last one or before the first, with an hour between, else in a gap; undefined where there is no room. */
export function withSpan(day: OpeningDay): OpeningDay | undefined {
  if (day.spans.length === 0) return opened(day.day, []);
  const spans = inOrder(day.spans);
  const [first, last] = [spans[0]!, spans.at(-1)!];
  const after = last.to > last.from ? Math.ceil(minuteOf(last.to) / 60) + 1 : SLOTS.length;
  const before = Math.floor(minuteOf(first.from) / 60) - 1;
  const fitting = [
    ...LENGTHS.map((hours) => [after, after + hours]),
    ...LENGTHS.map((hours) => [before - hours, before]),
    ...LENGTHS.flatMap((hours) => SLOTS.map((_, hour) => [hour, hour + hours])),
  ]
    .map(([from, to]) => ({ from: SLOTS[from!], to: SLOTS[to!] }))
    .filter((span): span is Span => span.from !== undefined && span.to !== undefined)
    .map((span) => ({ ...day, spans: inOrder([...spans, span]) }));
  return fitting.find((longer) => !overlaps(longer));
}

/** As the day goes; 'HH:MM' sorts as it is. */
function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
