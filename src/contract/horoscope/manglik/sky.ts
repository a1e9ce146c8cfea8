/** The signs of a birth's sky that manglik is judged by, one sky for each minute that the stated time leaves open. */
import { siderealAscendant } from "#base/astronomy/ascendant.ts";
import { type Graha, siderealLongitude, turned } from "#base/astronomy/sidereal.ts";
import { type Birth, birthSpan } from "../birth.ts";

/** Rashis 1 to 12. */
export interface Sky {
  /** Undefined without time or place: it is never guessed. */
  lagna: number | undefined;
  rashis: Record<"moon" | "mars" | "jupiter" | "venus" | "saturn", number>;
  /** Degrees of Mars in its rashi, 0 up to 30. */
  marsDegrees: number;
  isMarsRetrograde: boolean;
  /** How far Mars and the Sun are apart in degrees, 0 to 180. */
  marsFromSun: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GRAHAS = ["moon", "mars", "jupiter", "venus", "saturn"] as const satisfies Graha[];

/** The sky of every minute at which the birth can have been; of every hour of the day when the time is unknown. Throws RangeError as `birthSpan` does. */
export function skiesOf(birth: Birth): Sky[] {
  const { from, to, hasTime } = birthSpan(birth);
  const step = hasTime ? MINUTE_MS : HOUR_MS;
  const place = hasTime ? birth.place : undefined;
  const length = Math.floor((to.getTime() - from.getTime()) / step) + 1;
  return Array.from({ length }, (_, at) => skyAt(new Date(from.getTime() + at * step), place));
}

/** The rashi (1 to 12) of a sidereal longitude in degrees. */
export function rashiOf(longitude: number): number {
  return Math.floor(longitude / 30) + 1;
}

function skyAt(instant: Date, place: Birth["place"]): Sky {
  const mars = siderealLongitude("mars", instant);
  const later = siderealLongitude("mars", new Date(instant.getTime() + HOUR_MS));
  const apart = turned(mars - siderealLongitude("sun", instant));
  const rashis = GRAHAS.map((graha) => [graha, rashiOf(graha === "mars" ? mars : siderealLongitude(graha, instant))]);
  return {
    lagna: place && rashiOf(siderealAscendant(instant, place)),
    rashis: Object.fromEntries(rashis),
    marsDegrees: mars % 30,
    isMarsRetrograde: turned(later - mars) > 180,
    marsFromSun: Math.min(apart, 360 - apart),
  };
}
