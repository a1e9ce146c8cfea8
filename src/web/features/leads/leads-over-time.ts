/** Counts leads by week or by day for a small chart, only as far back as the loaded leads reach. */
import { DAY_MS, dayOf } from "#base/dates.ts";

export interface LeadsBar {
  /** Start of the bar's period. */
  from: Date;
  count: number;
}

export interface LeadsOverTime {
  unit: "week" | "day";
  bars: LeadsBar[];
  total: number;
}

const WEEKS = 8;
const DAYS = 14;
/** With fewer a chart says nothing. */
const FEWEST = 5;

/**
 * The last eight weeks, or fourteen days where the loaded leads do not reach that far back; undefined when there are too few,
 * or all in one bar. `createdAt` are newest first; `isAll` tells that no older ones wait to be loaded.
 */
export function leadsOverTime(
  createdAt: readonly string[],
  { isAll, now }: { isAll: boolean; now: Date },
): LeadsOverTime | undefined {
  const times = createdAt.map((at) => Date.parse(at));
  const reach = isAll ? 0 : (times.at(-1) ?? Number.POSITIVE_INFINITY);
  const midnight = endOfDay(now);
  for (const { unit, length, count } of [
    { unit: "week", length: 7 * DAY_MS, count: WEEKS },
    { unit: "day", length: DAY_MS, count: DAYS },
  ] as const) {
    const start = midnight - length * count;
    if (reach > start) continue;
    const bars = Array.from({ length: count }, (_, at) => {
      const from = start + at * length;
      return { from: new Date(from), count: times.filter((time) => time >= from && time < from + length).length };
    });
    const total = bars.reduce((sum, bar) => sum + bar.count, 0);
    const isPicture = total >= FEWEST && bars.filter((bar) => bar.count > 0).length > 1;
    return isPicture ? { unit, bars, total } : undefined;
  }
  return undefined;
}

/** The midnight that ends the day in Asia/Kolkata. */
function endOfDay(now: Date): number {
  return Date.parse(`${dayOf(now)}T00:00:00+05:30`) + DAY_MS;
}
