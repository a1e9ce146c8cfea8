/** The lunar months of the Vikram calendar from new moon to new moon (amanta), with the added ones, and when each of their thirty tithis begins. */
import { type Motion, nextCrossing } from "#base/astronomy/crossing.ts";
import { turned } from "#base/astronomy/sidereal.ts";
import { tabulatedLongitude } from "#base/astronomy/tabulated.ts";
import { DAY_MS } from "#base/dates.ts";

export interface LunarMonth {
  /** 1 is Chaitra, 12 is Phalguna. */
  month: number;
  /** An added month: the Sun enters no sign in it. */
  isAdhika: boolean;
  from: Date;
  to: Date;
}

export interface TithiSpan {
  /** 1 to 30; 16 is the first of the dark half. */
  tithi: number;
  from: Date;
  to: Date;
}

const sun = (instant: Date) => tabulatedLongitude("sun", instant);
const ELONGATION: Motion = {
  angle: (instant) => turned(tabulatedLongitude("moon", instant) - sun(instant)),
  perDay: 12.19,
};
const SYNODIC_DAYS = 29.53;

/** The lunar months that touch a span of time. A month has the name of the sign after the one in which the Sun stands at its new moon; two of one name are the added and the true one. */
export function lunarMonthsOf(from: Date, to: Date): LunarMonth[] {
  const months: LunarMonth[] = [];
  for (let start = newMoonAround(from); start < to; ) {
    const end = nextCrossing(ELONGATION, 0, new Date(start.getTime() + 20 * DAY_MS));
    const [sign, next] = [signOf(start), signOf(end)];
    months.push({ month: ((sign + 1) % 12) + 1, isAdhika: sign === next, from: start, to: end });
    start = end;
  }
  return months;
}

/** When a tithi of a month begins and ends. */
export function tithiSpan(month: LunarMonth, tithi: number): TithiSpan {
  return { tithi, from: boundary(month, tithi - 1), to: boundary(month, tithi) };
}

/** The year of the Vikram Samvat that begins with Chaitra, on a civil day in this month. */
export function vikramYear(day: string, { month }: Pick<LunarMonth, "month">): number {
  const year = Number(day.slice(0, 4));
  const isBeforeChaitra = month >= 9 && day.slice(5, 7) < "06";
  return year + (isBeforeChaitra ? 56 : 57);
}

/** The month as it is called where months end with the full moon: its dark half belongs to the next. */
export function purnimantaOf({ month, isAdhika }: LunarMonth, tithi: number): number {
  return tithi > 15 && !isAdhika ? (month % 12) + 1 : month;
}

function boundary({ from, to }: LunarMonth, tithi: number): Date {
  if (tithi === 0) return from;
  if (tithi === 30) return to;
  // From shortly before it, so that the search never runs on to the next month.
  const about = from.getTime() + ((to.getTime() - from.getTime()) * tithi) / 30 - 1.5 * DAY_MS;
  return nextCrossing(ELONGATION, tithi * 12, new Date(Math.max(about, from.getTime())));
}

function newMoonAround(instant: Date): Date {
  return nextCrossing(ELONGATION, 0, new Date(instant.getTime() - (SYNODIC_DAYS + 1) * DAY_MS));
}

function signOf(instant: Date): number {
  return Math.floor(sun(instant) / 30);
}
