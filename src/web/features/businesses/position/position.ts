/** Where a business stands, seen from the middle of its city: how far, in which direction, and one step in another. */
import { distanceKm, type Point } from "#base/geo.ts";

const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
type Direction = (typeof DIRECTIONS)[number];
export type Step = "n" | "e" | "s" | "w";

const STEP_METRES = 100;
/** Nearer than this counts as the middle itself. */
const MIDDLE_KM = 0.05;
const METRES_A_DEGREE = 111_195;
const DECIMALS = 5;

/** How far and where a point lies from the middle; no direction when it is the middle itself. Kilometres with one decimal below ten. */
export function seenFrom(middle: Point, point: Point): { km: number; direction: Direction | undefined } {
  const km = distanceKm(middle, point);
  if (km < MIDDLE_KM) return { km: 0, direction: undefined };
  return { km: km < 10 ? Math.round(km * 10) / 10 : Math.round(km), direction: directionOf(middle, point) };
}

/** The point a hundred metres away, to five decimals (about a metre). */
export function stepped({ lat, lng }: Point, step: Step): Point {
  const degrees = STEP_METRES / METRES_A_DEGREE;
  const wide = degrees / Math.cos((lat * Math.PI) / 180);
  const moved = {
    n: { lat: lat + degrees, lng },
    s: { lat: lat - degrees, lng },
    e: { lat, lng: lng + wide },
    w: { lat, lng: lng - wide },
  }[step];
  return rounded(moved);
}

/** To about a metre, which is more than any phone knows. */
export function rounded({ lat, lng }: Point): Point {
  const scale = 10 ** DECIMALS;
  return { lat: Math.round(lat * scale) / scale, lng: Math.round(lng * scale) / scale };
}

/** Two numbers with a comma between, as maps give them: '26.9124, 75.7873'. */
export function pointIn(text: string): Point | undefined {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const [lat, lng] = [Number(found?.[1]), Number(found?.[2])];
  return found && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? rounded({ lat, lng }) : undefined;
}

function directionOf(middle: Point, { lat, lng }: Point): Direction {
  const north = lat - middle.lat;
  const east = (lng - middle.lng) * Math.cos((middle.lat * Math.PI) / 180);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return DIRECTIONS[(eighths + 8) % 8]!;
}
