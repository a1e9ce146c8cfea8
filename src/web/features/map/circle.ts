/** A circle on the earth as the map draws it, and the box around it. */
import { EARTH_RADIUS_KM, type Point } from "#base/geo.ts";

const CORNERS = 48;

export function circleAround({ lat, lng }: Point, km: number) {
  const { high, wide } = degreesOf(km, lat);
  const ring = Array.from({ length: CORNERS + 1 }, (_, n) => {
    const angle = (2 * Math.PI * n) / CORNERS;
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
  return { type: "Feature" as const, properties: {}, geometry: { type: "Polygon" as const, coordinates: [ring] } };
}

export function boxAround({ lat, lng }: Point, km: number) {
  const { high, wide } = degreesOf(km, lat);
  return { west: lng - wide, south: lat - high, east: lng + wide, north: lat + high };
}

function degreesOf(km: number, lat: number): { high: number; wide: number } {
  const high = (km / EARTH_RADIUS_KM) * (180 / Math.PI);
  return { high, wide: high / Math.cos((lat * Math.PI) / 180) };
}
