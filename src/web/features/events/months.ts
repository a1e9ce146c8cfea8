/** The months that a filter offers, by the clock of India. */
import { dayOf } from "#base/dates.ts";

/** 'YYYY-MM' of the month of `now` and of so many further ones; backwards where `step` is -1. */
export function monthsFrom(now: Date, { count, step }: { count: number; step: 1 | -1 }): string[] {
  const [year, month] = dayOf(now).split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, at) => {
    const months = year * 12 + (month - 1) + at * step;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
  });
}
