/** Where a Moon can stand, as a run of half padas: all that guna milan asks of a person, in two small numbers. */

/** Half padas of 1° 40' in the zodiac: the coarsest measure that knows nakshatra, pada, rashi and the middle of a rashi. */
export const HALF_PADAS = 216;
const IN_NAKSHATRA = 8;
const IN_RASHI = 18;

/** `count` half padas (1 to 216) from the one numbered `from` (0 to 215, the first of Ashwini is 0), over the end of the zodiac if need be. */
export interface MoonArc {
  from: number;
  count: number;
}

/** A place of the Moon: nakshatra 1 to 27, pada 1 to 4 in it, rashi 1 to 12. */
export interface Star {
  nakshatra: number;
  pada: number;
  rashi: number;
}

/** The half pada (0 to 215) of a sidereal longitude in degrees, 0 up to 360. */
export function halfPadaAt(longitude: number): number {
  return Math.min(HALF_PADAS - 1, Math.floor((longitude * HALF_PADAS) / 360));
}

/** The star of a half pada. */
export function starOf(halfPada: number): Star {
  return {
    nakshatra: Math.floor(halfPada / IN_NAKSHATRA) + 1,
    pada: Math.floor((halfPada % IN_NAKSHATRA) / 2) + 1,
    rashi: Math.floor(halfPada / IN_RASHI) + 1,
  };
}

/** The rashi (1 to 12) of a sidereal longitude in degrees, 0 up to 360. */
export function rashiAt(longitude: number): number {
  return Math.floor(longitude / 30) + 1;
}

/** The arc from one longitude on to another, both in it. */
export function arcBetween(from: number, to: number): MoonArc {
  const [first, last] = [halfPadaAt(from), halfPadaAt(to)];
  return { from: first, count: ((last - first + HALF_PADAS) % HALF_PADAS) + 1 };
}

/** The half padas of an arc, in order. */
export function halfPadasOf({ from, count }: MoonArc): number[] {
  return Array.from({ length: count }, (_, at) => (from + at) % HALF_PADAS);
}
