/** The signs of a birth's sky that manglik is judged by, one sky for each minute that the stated time leaves open. */
import { type Graha, siderealLongitude, turned } from "#base/astronomy/sidereal.ts";
import { type Birth, birthInstants } from "../birth.ts";
import { lagnaAt } from "../lagna.ts";
import { rashiAt } from "../moon-arc.ts";

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

const HOUR_MS = 3_600_000;
const GRAHAS = ["moon", "mars", "jupiter", "venus", "saturn"] as const satisfies Graha[];

/** The sky of every minute at which the birth can have been; of every hour of the day when the time is unknown. Throws RangeError as `birthSpan` does. */
export function skiesOf(birth: Birth): Sky[] {
  const place = birth.time === undefined ? undefined : birth.place;
  return birthInstants(birth).map((instant) => skyAt(instant, place));
}

function skyAt(instant: Date, place: Birth["place"]): Sky {
  const mars = siderealLongitude("mars", instant);
  const later = siderealLongitude("mars", new Date(instant.getTime() + HOUR_MS));
  const apart = turned(mars - siderealLongitude("sun", instant));
  const rashis = GRAHAS.map((graha) => [graha, rashiAt(graha === "mars" ? mars : siderealLongitude(graha, instant))]);
  return {
    lagna: place && lagnaAt(instant, place),
    rashis: Object.fromEntries(rashis),
    marsDegrees: mars % 30,
    isMarsRetrograde: turned(later - mars) > 180,
    marsFromSun: Math.min(apart, 360 - apart),
  };
}
