/** Where Sun, Moon and planets stand in the sidereal zodiac of the Indian almanacs: geocentric, apparent, less the Lahiri ayanamsa. */
import {
  type AstroTime,
  Body,
  Ecliptic,
  EclipticGeoMoon,
  e_tilt,
  GeoVector,
  MakeTime,
  SunPosition,
} from "astronomy-engine";

export type Graha = "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn";

const PLANETS: Record<Exclude<Graha, "sun" | "moon">, Body> = {
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
};
const DAYS_PER_CENTURY = 36_525;
const ARCSECONDS = 3600;
/** 21 March 1956, for which the Calendar Reform Committee fixed the ayanamsa: 23° 15' 00.658", here less its nutation, as in the Swiss Ephemeris. */
const EPOCH = { century: (2_435_553.5 - 2_451_545) / DAYS_PER_CENTURY, degrees: 23.245524743 };

/**
 * The Lahiri (Chitrapaksha) ayanamsa at an instant in degrees, nutation included: how far the tropical zodiac has moved from the sidereal one. Precession after IAU 2006.
 * Checked against the Positional Astronomy Centre: the Sun enters Mithuna on 15 June 2026 at 12:53.
 */
export function ayanamsa(instant: Date | AstroTime): number {
  const time = MakeTime(instant);
  const century = time.tt / DAYS_PER_CENTURY;
  const moved = precession(century) - precession(EPOCH.century);
  return EPOCH.degrees + (moved + e_tilt(time).dpsi) / ARCSECONDS;
}

/** The sidereal longitude of a graha at an instant in degrees, 0 up to 360; to within 0.01 degrees for births of our time. */
export function siderealLongitude(graha: Graha, instant: Date): number {
  const time = MakeTime(instant);
  return turned(tropicalLongitude(graha, time) - ayanamsa(time));
}

/** An angle as 0 up to 360 degrees. */
export function turned(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? (rest + 360) % 360 : rest;
}

function tropicalLongitude(graha: Graha, time: AstroTime): number {
  if (graha === "moon") return EclipticGeoMoon(time).lon;
  if (graha === "sun") return SunPosition(time).elon;
  return Ecliptic(GeoVector(PLANETS[graha], time, true)).elon;
}

/** General precession in longitude since J2000, in arcseconds, of Julian centuries. */
function precession(t: number): number {
  return 5028.796195 * t + 1.1054348 * t ** 2 + 0.00007964 * t ** 3 - 0.000023857 * t ** 4;
}
