/** On which civil days of a year the festivals and the fasts of Ekadashi fall at a place in India, for householders (smarta). */
import { nextCrossing } from "#base/astronomy/crossing.ts";
import { tabulatedLongitude } from "#base/astronomy/tabulated.ts";

import { DAY_MS } from "#base/dates.ts";
import type { Point } from "#base/geo.ts";
import { addDays, dayDuring, daysAround, daysAt } from "./day-parts.ts";
import { chooseDay, type Sky } from "./festival-rules.ts";
import { ADHIKA_EKADASHIS, EKADASHIS, FESTIVALS } from "./festival-table.ts";
import { type LunarMonth, lunarMonthsOf, tithiSpan } from "./lunar-months.ts";

export interface FestivalDay {
  /** Of a festival: its key; of a fast: 'ekadashi-' and its name. */
  key: string;
  date: string;
  /** The lunar day by which it was fixed; null for what goes by the Sun. */
  lunar: { month: number; isAdhika: boolean; tithi: number } | null;
}

const MAKARA = 270;

/** In the order of their days. */
export function festivalsOf(year: number, place: Point): FestivalDay[] {
  const sky: Sky = { days: daysAt(place), place };
  const [from, to] = [new Date(Date.UTC(year, 0, 1) - 3 * DAY_MS), new Date(Date.UTC(year + 1, 0, 1) + 3 * DAY_MS)];
  const months = lunarMonthsOf(from, to);
  return [...months.flatMap((month) => [...ofMonth(month, sky), ...ekadashisOf(month, sky)]), sankranti(year, sky)]
    .filter(({ date }) => date.startsWith(String(year)))
    .sort((a, b) => (a.date === b.date ? a.key.localeCompare(b.key) : a.date < b.date ? -1 : 1));
}

/** An added month has no festivals. */
function ofMonth(month: LunarMonth, sky: Sky): FestivalDay[] {
  if (month.isAdhika) return [];
  return FESTIVALS.filter((row) => row.month === month.month).flatMap(({ key, tithi, rule }) => {
    const date = chooseDay(rule, tithiSpan(month, tithi), sky);
    const one = { key, date, lunar: { month: month.month, isAdhika: false, tithi } };
    return key === "holika-dahan" ? [one, { ...one, key: "holi", date: addDays(date, 1) }] : [one];
  });
}

function ekadashisOf(month: LunarMonth, sky: Sky): FestivalDay[] {
  const names = month.isAdhika ? ADHIKA_EKADASHIS : EKADASHIS[month.month - 1]!;
  return [11, 26].map((tithi, half) => ({
    key: `ekadashi-${names[half]}`,
    date: ekadashiDay(month, tithi, sky),
    lunar: { month: month.month, isAdhika: month.isAdhika, tithi },
  }));
}

/** The day at whose sunrise Ekadashi holds, the first of two; the day on which it begins where it holds at none, or where the next sunrise finds Dwadashi gone, with which the fast is broken. */
function ekadashiDay(month: LunarMonth, tithi: number, { days }: Sky): string {
  const [span, dwadashi] = [tithiSpan(month, tithi), tithiSpan(month, tithi + 1)];
  const around = daysAround(span, days);
  const day = around.find(({ sunrise }) => sunrise >= span.from && sunrise < span.to);
  if (!day) return dayDuring(span.from, days);
  const holdsTwice = day.nextSunrise < span.to;
  const isBroken = holdsTwice || day.nextSunrise < dwadashi.to;
  return isBroken ? day.date : addDays(day.date, -1);
}

/** The day on which the Sun enters Makara; after sunset, the next one. */
function sankranti(year: number, { days }: Sky): FestivalDay {
  const sun = { angle: (at: Date) => tabulatedLongitude("sun", at), perDay: 0.9856 };
  const at = nextCrossing(sun, MAKARA, new Date(Date.UTC(year, 0, 1)));
  const date = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return { key: "makar-sankranti", date: at > days(date).sunset ? addDays(date, 1) : date, lunar: null };
}
