/** The parts of a day by which festivals are fixed, from sunrise and sunset at a place, and on which days a tithi holds in one of them. */
import { findMoonrise } from "#base/astronomy/moon-times.ts";
import { findSunrise, findSunset } from "#base/astronomy/sun-times.ts";
import { DAY_MS, dayOf, ZONE } from "#base/dates.ts";
import type { Point } from "#base/geo.ts";
import { memoized } from "#base/memo.ts";
import { instantsOf } from "#base/zoned-time.ts";
import type { Span } from "./panchang.ts";

export interface SunDay {
  date: string;
  sunrise: Date;
  sunset: Date;
  nextSunrise: Date;
}

const DAYS_KEPT = 400;

/** The days at one place, each counted once. */
export type Days = (date: string) => SunDay;

/** Part of daylight or of the night; fifteenths of either are muhurtas. */
export type DayPart = "madhyahna" | "aparahna" | "pradosha" | "nishita" | "moonrise";

/** For places in India, where the Sun rises and sets on every day. Each instant is looked for when it is first asked for. */
export function daysAt(place: Point): Days {
  const rise = memoized((date) => findSunrise(instantsOf(date, "00:00", ZONE)[0]!, place)!, DAYS_KEPT);
  const set = memoized((date) => findSunset(rise(date), place)!, DAYS_KEPT);
  return (date) => ({
    date,
    get sunrise() {
      return rise(date);
    },
    get sunset() {
      return set(date);
    },
    get nextSunrise() {
      return rise(addDays(date, 1));
    },
  });
}

/** When a part of the day is: the third and fourth fifth of daylight, the first three muhurtas of the night, its eighth one, the moonrise. */
export function partOf({ sunrise, sunset, nextSunrise }: SunDay, part: DayPart, place: Point): Span {
  const day = (share: number) => between(sunrise, sunset, share);
  const night = (share: number) => between(sunset, nextSunrise, share);
  if (part === "madhyahna") return { from: day(2 / 5), to: day(3 / 5) };
  if (part === "aparahna") return { from: day(3 / 5), to: day(4 / 5) };
  if (part === "pradosha") return { from: sunset, to: night(3 / 15) };
  if (part === "nishita") return { from: night(7 / 15), to: night(8 / 15) };
  const rise = findMoonrise(between(sunrise, sunset, 0.5), place) ?? nextSunrise;
  return { from: rise, to: new Date(rise.getTime() + 1) };
}

/** For how long two spans overlap, in milliseconds; 0 when they do not. */
export function overlap(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to.getTime(), b.to.getTime()) - Math.max(a.from.getTime(), b.from.getTime()));
}

/** The days that a span touches, with the one before it. */
export function daysAround(span: Span, days: Days): SunDay[] {
  const first = dayOf(new Date(span.from.getTime() - DAY_MS));
  return [0, 1, 2, 3].map((after) => days(addDays(first, after)));
}

/** The day during which an instant falls, from sunrise to sunrise. */
export function dayDuring(instant: Date, days: Days): string {
  const date = dayOf(instant);
  return instant < days(date).sunrise ? addDays(date, -1) : date;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A share of the way from one instant to another. */
export function between(from: Date, to: Date, share: number): Date {
  return new Date(from.getTime() + (to.getTime() - from.getTime()) * share);
}
