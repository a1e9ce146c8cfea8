/** The days that suit a rite at a place, with the hours that are free of Rahu Kalam and Bhadra. */
import { tabulatedLongitude } from "#base/astronomy/tabulated.ts";
import type { Point } from "#base/geo.ts";
import { addDays } from "../panchang/day-parts.ts";
import { type LunarMonth, lunarMonthsOf } from "../panchang/lunar-months.ts";
import { type Limb, panchangOf, type Span } from "../panchang/panchang.ts";
import type { MuhuratRule } from "./muhurat-rules.ts";

export interface Muhurat {
  date: string;
  weekday: number;
  tithi: number;
  nakshatra: number;
  /** In the order of time, each of an hour or more. */
  windows: Span[];
}

const HOUR_MS = 3_600_000;
/** Of the seven karanas that go round, the last is Bhadra. */
const isBhadra = (karana: number) => karana > 1 && karana < 58 && (karana - 1) % 7 === 0;
const DHANU = 8;
const MEENA = 11;

/** The first so many days from one on, among the next `days`; those without an hour that is good are left out. */
export function muhuratsFrom(
  first: string,
  { rule, place, days, most }: { rule: MuhuratRule; place: Point; days: number; most: number },
): Muhurat[] {
  const from = new Date(`${first}T00:00:00Z`);
  const months = lunarMonthsOf(from, new Date(from.getTime() + (days + 1) * 24 * HOUR_MS));
  const found: Muhurat[] = [];
  for (let after = 0; after < days && found.length < most; after++) {
    const date = addDays(first, after);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (rule.weekdays && !rule.weekdays.includes(weekday)) continue;
    const one = muhuratOf(date, { rule, place, months });
    if (one) found.push(one);
  }
  return found;
}

function muhuratOf(
  date: string,
  { rule, place, months }: { rule: MuhuratRule; place: Point; months: LunarMonth[] },
): Muhurat | undefined {
  const day = panchangOf(date, place);
  if (!day) return undefined;
  const noon = new Date((day.sunrise.getTime() + day.sunset.getTime()) / 2);
  const month = months.find(({ from, to }) => from <= noon && noon < to);
  if (rule.isGreat && (!month || isClosed(month, noon, holding(day.tithis, noon)))) return undefined;
  const daylight = { from: day.sunrise, to: day.sunset };
  let windows = [daylight];
  if (rule.tithis)
    windows = within(
      windows,
      spansOf(day.tithis, daylight, (n) => rule.tithis!.includes(n)),
    );
  if (rule.nakshatras)
    windows = within(
      windows,
      spansOf(day.nakshatras, daylight, (n) => rule.nakshatras!.includes(n)),
    );
  windows = within(
    windows,
    spansOf(day.karanas, daylight, (n) => !isBhadra(n)),
  );
  windows = without(windows, day.rahuKalam).filter(({ from, to }) => to.getTime() - from.getTime() >= HOUR_MS);
  const [first] = windows;
  if (!first) return undefined;
  const { weekday } = day;
  return {
    date,
    weekday,
    tithi: holding(day.tithis, first.from),
    nakshatra: holding(day.nakshatras, first.from),
    windows,
  };
}

/** Whether great rites rest: an added month, from the fast of Devshayani to that of Dev Uthani, the fathers' fortnight, the Sun in Dhanu or Meena. */
function isClosed({ month, isAdhika }: LunarMonth, at: Date, tithi: number): boolean {
  const sign = Math.floor(tabulatedLongitude("sun", at) / 30);
  const isAsleep = (month === 4 && tithi >= 11) || (month > 4 && month < 8) || (month === 8 && tithi < 11);
  return isAdhika || isAsleep || sign === DHANU || sign === MEENA;
}

function holding(limbs: readonly Limb[], at: Date): number {
  return (limbs.find(({ until }) => until > at) ?? limbs.at(-1)!).number;
}

/** When those that are let through hold, of a list that begins with the day. */
function spansOf(limbs: readonly Limb[], { from }: Span, lets: (number: number) => boolean): Span[] {
  return limbs.flatMap(({ number, until }, at) => {
    const start = at === 0 ? from : limbs[at - 1]!.until;
    return lets(number) ? [{ from: start, to: until }] : [];
  });
}

function within(windows: readonly Span[], others: readonly Span[]): Span[] {
  return windows.flatMap((one) =>
    others.flatMap((other) => {
      const [from, to] = [later(one.from, other.from), earlier(one.to, other.to)];
      return from < to ? [{ from, to }] : [];
    }),
  );
}

function without(windows: readonly Span[], gap: Span): Span[] {
  const before = { from: new Date(0), to: gap.from };
  const after = { from: gap.to, to: new Date(8.64e15) };
  return within(windows, [before, after]);
}

const later = (a: Date, b: Date) => (a > b ? a : b);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
