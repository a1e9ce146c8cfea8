/** Great-circle distance and the coarse coordinates that strangers may see. */

export const EARTH_RADIUS_KM = 6371;

export interface Point {
  lat: number;
  lng: number;
}

/** Kilometres between two points in degrees, by the haversine formula on a sphere of 6371 km. */
export function distanceKm(a: Point, b: Point): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The point with two decimals (about a kilometre), which is all that visitors and unpaid members get. */
export function coarse(point: Point): Point {
  return { lat: Math.round(point.lat * 100) / 100, lng: Math.round(point.lng * 100) / 100 };
}
