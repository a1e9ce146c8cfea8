/** How the day of a festival is chosen among those that its tithi touches. */
import { nextCrossing } from "#base/astronomy/crossing.ts";
import { tabulatedLongitude } from "#base/astronomy/tabulated.ts";

import type { Point } from "#base/geo.ts";
import {
  addDays,
  between,
  type DayPart,
  type Days,
  dayDuring,
  daysAround,
  overlap,
  partOf,
  type SunDay,
} from "./day-parts.ts";
import type { FestivalRule } from "./festival-table.ts";
import type { TithiSpan } from "./lunar-months.ts";

export interface Sky {
  days: Days;
  place: Point;
}

/** One ghati: Lakshmi Puja goes to the later evening if the new moon holds so long after its sunset. */
const GHATI_MS = 24 * 60_000;
const SHRAVANA = { from: 21 * (360 / 27), to: 22 * (360 / 27) };
const MOON = { angle: (at: Date) => tabulatedLongitude("moon", at), perDay: 13.18 };

export function chooseDay(rule: FestivalRule, span: TithiSpan, sky: Sky): string {
  if (rule === "sunrise") return atSunrise(span, sky);
  if (rule === "three-muhurtas") return afterSunrise(span, sky);
  if (rule === "diwali") return newMoonEvening(span, sky);
  if (rule === "dussehra") return dussehra(span, sky);
  if (rule === "holika") return holika(span, sky);
  const [part, which] = rule.split("-") as [DayPart, "first" | "later" | "most" | undefined];
  const found = daysWith(part, span, sky);
  if (which === "most" && found[1]) {
    const share = (day: SunDay) => overlap(span, partOf(day, part, sky.place));
    return share(found[1]) > share(found[0]!) ? found[1].date : found[0]!.date;
  }
  return (which === "later" ? found.at(-1) : found[0])?.date ?? lastAtSunrise(span, sky);
}

/** The day at whose sunrise it holds, the first of two; without one, the day on which it begins. */
function atSunrise(span: TithiSpan, { days }: Sky): string {
  return atSunrises(span, days)[0]?.date ?? dayDuring(span.from, days);
}

/** The same for what holds in no evening or noon at all: the later of two. */
function lastAtSunrise(span: TithiSpan, { days }: Sky): string {
  return atSunrises(span, days).at(-1)?.date ?? dayDuring(span.from, days);
}

/** The day at whose sunrise it holds, if it lasts three muhurtas more; else the one on which it begins. */
function afterSunrise(span: TithiSpan, { days }: Sky): string {
  const day = atSunrises(span, days).find(({ sunrise, sunset }) => span.to >= between(sunrise, sunset, 3 / 15));
  return day?.date ?? dayDuring(span.from, days);
}

function newMoonEvening(span: TithiSpan, sky: Sky): string {
  const evenings = daysWith("pradosha", span, sky);
  const [first, later] = [evenings[0], evenings[1]];
  if (!later) return first?.date ?? lastAtSunrise(span, sky);
  return overlap(span, partOf(later, "pradosha", sky.place)) >= GHATI_MS ? later.date : first!.date;
}

/** By the afternoon; the morning after it instead where the Moon stands in Shravana on that one alone and the tithi lasts three muhurtas. */
function dussehra(span: TithiSpan, sky: Sky): string {
  const found = daysWith("aparahna", span, sky);
  const first = found[0]?.date ?? lastAtSunrise(span, sky);
  const next = sky.days(addDays(first, 1));
  const lasts = next.sunrise >= span.from && span.to >= between(next.sunrise, next.sunset, 3 / 15);
  return lasts && inShravana(next) && !inShravana(sky.days(first)) ? next.date : first;
}

function inShravana(day: SunDay): boolean {
  const { from, to } = partOf(day, "aparahna", { lat: 0, lng: 0 });
  return [from, to].some((at) => {
    const moon = MOON.angle(at);
    return moon >= SHRAVANA.from && moon < SHRAVANA.to;
  });
}

/** The full moon's evening free of Bhadra, its first half: before midnight at the latest; else the next evening, if the tithi lasts to the eighth part of that day's end. */
function holika(span: TithiSpan, sky: Sky): string {
  const first = daysWith("pradosha", span, sky)[0];
  if (!first) return lastAtSunrise(span, sky);
  const bhadraEnds = nextCrossing(ELONGATION, 174, span.from);
  if (bhadraEnds <= partOf(first, "nishita", sky.place).to) return first.date;
  const next = sky.days(addDays(first.date, 1));
  return span.to >= between(next.sunrise, next.sunset, 7 / 8) ? next.date : first.date;
}

const ELONGATION = {
  angle: (at: Date) => (tabulatedLongitude("moon", at) - tabulatedLongitude("sun", at) + 360) % 360,
  perDay: 12.19,
};

function daysWith(part: DayPart, span: TithiSpan, { days, place }: Sky): SunDay[] {
  return daysAround(span, days).filter((day) => overlap(span, partOf(day, part, place)) > 0);
}

function atSunrises(span: TithiSpan, days: Days): SunDay[] {
  return daysAround(span, days).filter(({ sunrise }) => sunrise >= span.from && sunrise < span.to);
}
