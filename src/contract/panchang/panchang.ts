/** The panchang of a day at a place: what tithi, nakshatra, yoga and karana hold from one sunrise to the next, and the hours of the day that follow from it. */
import { type Motion, nextCrossing } from "#base/astronomy/crossing.ts";
import { turned } from "#base/astronomy/sidereal.ts";
import { findSunrise, findSunset } from "#base/astronomy/sun-times.ts";
import { tabulatedLongitude } from "#base/astronomy/tabulated.ts";
import { ZONE } from "#base/dates.ts";
import type { Point } from "#base/geo.ts";
import { instantsOf } from "#base/zoned-time.ts";

/** One that holds for a while. */
export interface Limb {
  /** From 1 in its own order: tithi to 30 (16 is the first of the dark half), nakshatra and yoga to 27, karana to 60. */
  number: number;
  until: Date;
}

export interface Span {
  from: Date;
  to: Date;
}

export interface Panchang {
  /** 0 for Sunday: the day that begins with this sunrise. */
  weekday: number;
  sunrise: Date;
  sunset: Date;
  /** Each in the order of time, the first holds at sunrise, the last at the next sunrise. */
  tithis: Limb[];
  nakshatras: Limb[];
  yogas: Limb[];
  karanas: Limb[];
  rahuKalam: Span;
}

const STAR = 360 / 27;
/** Which eighth of daylight is Rahu's, Sunday first. */
const RAHU_EIGHTHS = [8, 2, 7, 5, 6, 4, 3];

const sun = (instant: Date) => tabulatedLongitude("sun", instant);
const moon = (instant: Date) => tabulatedLongitude("moon", instant);
const MOON: Motion = { angle: moon, perDay: 13.18 };
const ELONGATION: Motion = { angle: (instant) => turned(moon(instant) - sun(instant)), perDay: 12.19 };
const SUM: Motion = { angle: (instant) => turned(moon(instant) + sun(instant)), perDay: 14.16 };

/**
 * The panchang of a civil day ('YYYY-MM-DD') at a place in degrees, in an IANA zone, India's when it is missing; undefined where the Sun does not rise or set on it. Lahiri ayanamsa, positions as seen from
 * the Earth's centre. Within a minute of published almanacs. Throws RangeError for what is no date or zone.
 */
export function panchangOf(date: string, place: Point, zone: string = ZONE): Panchang | undefined {
  const midnight = instantsOf(date, "00:00", zone)[0]!;
  const sunrise = findSunrise(midnight, place);
  const sunset = sunrise && findSunset(sunrise, place);
  const next = sunset && findSunrise(sunset, place);
  if (!sunset || !next) return undefined;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const day = { from: sunrise, to: next };
  const karanas = limbs(ELONGATION, 6, day);
  return {
    weekday,
    sunrise,
    sunset,
    tithis: tithisOf(karanas),
    nakshatras: limbs(MOON, STAR, day),
    yogas: limbs(SUM, STAR, day),
    karanas,
    rahuKalam: eighth(RAHU_EIGHTHS[weekday]!, { from: sunrise, to: sunset }),
  };
}

function limbs(motion: Motion, width: number, { from, to }: Span): Limb[] {
  const all: Limb[] = [];
  const round = Math.round(360 / width);
  let index = Math.floor(motion.angle(from) / width);
  for (let start = from; start <= to; index += 1) {
    const until = nextCrossing(motion, ((index + 1) % round) * width, start);
    all.push({ number: (index % round) + 1, until });
    start = until;
  }
  return all;
}

/** A tithi ends with its second karana, which the last one may still lack. */
function tithisOf(karanas: Limb[]): Limb[] {
  const last = karanas.at(-1)!;
  const isHalf = last.number % 2 === 1;
  const ends = isHalf
    ? [
        ...karanas,
        { number: last.number + 1, until: nextCrossing(ELONGATION, ((last.number + 1) % 60) * 6, last.until) },
      ]
    : karanas;
  return ends.filter(({ number }) => number % 2 === 0).map(({ number, until }) => ({ number: number / 2, until }));
}

function eighth(number: number, { from, to }: Span): Span {
  const length = (to.getTime() - from.getTime()) / 8;
  const start = from.getTime() + (number - 1) * length;
  return { from: new Date(start), to: new Date(start + length) };
}
