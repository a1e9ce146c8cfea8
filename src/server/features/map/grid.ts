/** The grid of hundredths of a degree on which the map thinks: whoever may not know a position learns nothing finer, whatever part of the map they ask for. */
import type { Point } from "#base/geo.ts";

/** A part of the map: the first and the last step of the grid that lie in it. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** India with its islands and some sea. */
const INDIA: Area = { west: 6000, south: 400, east: 10_000, north: 4000 };
/** So many steps are as wide as this part of a cluster's radius: what is grouped in the database is then put together more finely. */
const PART_OF_RADIUS = 30;
const WORLD_PX = 256;
/** However large a part of the map is asked for, no more groups than these are read. */
const MOST_GROUPS = 4000;

export function areaOf(edges: Partial<Area>): Area | undefined {
  const { west, south, east, north } = edges;
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  return {
    west: Math.ceil(west * 100),
    south: Math.ceil(south * 100),
    east: Math.floor(east * 100),
    north: Math.floor(north * 100),
  };
}

/** The part of the map around a point that holds everything within so many kilometres. */
export function areaAround({ lat, lng }: Point, km: number): Area {
  const high = km / 111;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const [west, south, east, north] = [lng - wide, lat - high, lng + wide, lat + high].map((edge) => edge * 100);
  return { west: Math.floor(west!), south: Math.floor(south!), east: Math.ceil(east!), north: Math.ceil(north!) };
}

/** How many steps of the grid the database groups at this zoom. */
export function stepsAt(zoom: number, area: Area = INDIA): number {
  const bySight = Math.floor((PART_OF_RADIUS * 36_000) / (WORLD_PX * 2 ** zoom));
  const size = Math.max(0, area.east - area.west) * Math.max(0, area.north - area.south);
  const inIndia = Math.min(size, (INDIA.east - INDIA.west) * (INDIA.north - INDIA.south));
  return Math.max(1, bySight, Math.ceil(Math.sqrt(inIndia / MOST_GROUPS)));
}

/** Where a point lies on the map, in pixels of this zoom. */
export function pixelOf({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}
