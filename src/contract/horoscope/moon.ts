/** The Moon of a birth: its arc for guna milan, and every nakshatra, pada and rashi that the stated time leaves open. */
import { nextCrossing } from "#base/astronomy/crossing.ts";
import { siderealLongitude } from "#base/astronomy/sidereal.ts";
import { type Birth, birthSpan } from "./birth.ts";
import { arcBetween, HALF_PADAS, halfPadasOf, type MoonArc, type Star, starOf } from "./moon-arc.ts";

export interface StarOutcome extends Star {
  /** From when to when it holds within the span of the birth. */
  from: Date;
  to: Date;
  /** The part of the span in which it holds; those of all outcomes make 1. */
  share: number;
}

const MOON_DEGREES_PER_DAY = 13.18;
const moon = (instant: Date) => siderealLongitude("moon", instant);

/** The half padas in which the Moon of a birth can stand: one when the time is exact, nine or ten when it is unknown, of those the ones of the star where a family knows that. Throws RangeError as `birthSpan` does. */
export function moonArc(birth: Birth): MoonArc {
  const { from, to, hasTime } = birthSpan(birth);
  const arc = arcBetween(moon(from), moon(to));
  if (hasTime || birth.star === undefined) return arc;
  const ofStar = halfPadasOf(arc).filter((at) => starOf(at).nakshatra === birth.star);
  return ofStar.length > 0 ? { from: ofStar[0]!, count: ofStar.length } : arc;
}

/** The nakshatras (1 to 27) through which the Moon goes on a day, in order: two or three. */
export function starsOfDay(date: string): number[] {
  return [...new Set(halfPadasOf(moonArc({ date })).map((at) => starOf(at).nakshatra))];
}

/** Every star that is possible, in the order of time, with the instants between which it holds: one when the time is exact. */
export function starOutcomes(birth: Birth): StarOutcome[] {
  const { from, to } = birthSpan(birth);
  const all = halfPadasOf(arcBetween(moon(from), moon(to)));
  const first = all.filter((at, n) => n === 0 || at % 2 === 0);
  const motion = { angle: moon, perDay: MOON_DEGREES_PER_DAY };
  const starts = first.map((at, n) => (n === 0 ? from : nextCrossing(motion, (at * 360) / HALF_PADAS, from)));
  const span = to.getTime() - from.getTime();
  return first.map((at, n) => {
    const [start, end] = [starts[n]!, starts[n + 1] ?? to];
    return { ...starOf(at), from: start, to: end, share: span ? (end.getTime() - start.getTime()) / span : 1 };
  });
}
