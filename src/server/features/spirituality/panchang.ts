/** The panchang of a day at a city, and its festivals: counted anew for each city, and kept in memory for a while. */
import { dayOf } from "#base/dates.ts";
import type { Point } from "#base/geo.ts";
import { memoized } from "#base/memo.ts";
import { type FestivalDay, festivalsOf } from "#contract/panchang/festivals.ts";
import { lunarMonthsOf } from "#contract/panchang/lunar-months.ts";
import { panchangOf } from "#contract/panchang/panchang.ts";
import type { FestivalView } from "#contract/spirituality/panchang-calls.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { viewFestival, viewPanchang } from "./panchang-view.ts";

/** A year of one city takes about 30 kB. */
const YEARS_KEPT = 300;
const UPCOMING = 8;

/** Pure: the same for the same city and year. Two decimals are a kilometre, which moves no sunrise by five seconds. */
const festivalsAt = memoized((key: string): FestivalDay[] => {
  const [year, lat, lng] = key.split(" ").map(Number) as [number, number, number];
  return festivalsOf(year, { lat, lng });
}, YEARS_KEPT);

/** The festivals and fasts of a year at a point. */
export function festivalsOfYear(year: number, { lat, lng }: Point): FestivalDay[] {
  return festivalsAt(`${year} ${lat.toFixed(2)} ${lng.toFixed(2)}`);
}

/** From a day on, through the end of the next year. */
export function festivalsFrom(day: string, at: Point): FestivalDay[] {
  const year = Number(day.slice(0, 4));
  return [...festivalsOfYear(year, at), ...festivalsOfYear(year + 1, at)].filter(({ date }) => date >= day);
}

export async function dayOfCity(ctx: Ctx, { city, date }: { city: number | string; date?: string | undefined }) {
  const place = await getPlace(ctx, city);
  const day = date ?? dayOf(ctx.clock.now());
  // In India the Sun rises and sets on every day.
  const panchang = panchangOf(day, place)!;
  const [month] = lunarMonthsOf(panchang.sunrise, panchang.sunset).filter(({ to }) => to > panchang.sunrise);
  const coming = festivalsFrom(day, place);
  return {
    city: viewCity(place),
    panchang: viewPanchang(day, panchang, month!),
    today: coming.filter((one) => one.date === day).map(viewFestival),
    upcoming: coming
      .filter((one) => one.date > day)
      .slice(0, UPCOMING)
      .map(viewFestival),
  };
}

export async function yearOfCity(ctx: Ctx, { city, year }: { city: number | string; year: number }) {
  const place = await getPlace(ctx, city);
  const festivals: FestivalView[] = festivalsOfYear(year, place).map(viewFestival);
  return { city: viewCity(place), festivals };
}
