/** Puts together what would lie on top of each other on the map: the largest group takes what is within a cluster's radius, then the next. */
import { coarse, type Point } from "#base/geo.ts";
import { CLUSTER } from "#contract/limits.ts";
import { pixelOf } from "./grid.ts";

/** Some entries that lie together, with the middle and the edges of where they are. */
export interface Group extends Point {
  count: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Placed extends Group {
  x: number;
  y: number;
}

/** At most `most` clusters: where there would be more, they are made as for a map that is less near. */
export function clustersOf(groups: readonly Group[], zoom: number, most: number): Group[] {
  const found = joined(groups, zoom, zoom > CLUSTER.maxZoom ? 0 : CLUSTER.radius);
  return found.length <= most || zoom <= 0 ? found.slice(0, most) : clustersOf(groups, zoom - 1, most);
}

/** A single entry as its group. */
export function groupAt(point: Point): Group {
  const { lat, lng } = coarse(point);
  return { lat, lng, count: 1, west: lng, east: lng, south: lat, north: lat };
}

function joined(groups: readonly Group[], zoom: number, radius: number): Group[] {
  const placed = groups
    .map((group): Placed => ({ ...group, ...pixelOf(group, zoom) }))
    .sort((a, b) => b.count - a.count || a.lng - b.lng || a.lat - b.lat);
  const width = Math.max(radius, 1);
  const squares = Map.groupBy(placed, ({ x, y }) => keyOf(Math.floor(x / width), Math.floor(y / width)));
  const taken = new Set<Placed>();
  return placed.flatMap((seed) => {
    if (taken.has(seed)) return [];
    const near = around(seed, width)
      .flatMap((key) => squares.get(key) ?? [])
      .filter((other) => !taken.has(other) && Math.hypot(other.x - seed.x, other.y - seed.y) <= radius);
    for (const one of near) taken.add(one);
    return [sumOf(near)];
  });
}

function around({ x, y }: Placed, width: number): string[] {
  const [column, row] = [Math.floor(x / width), Math.floor(y / width)];
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => keyOf(column + right, row + down)));
}

const keyOf = (column: number, row: number) => `${column} ${row}`;

function sumOf(groups: readonly Group[]): Group {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const middle = (of: (group: Group) => number) => groups.reduce((sum, g) => sum + of(g) * g.count, 0) / count;
  return {
    count,
    lat: middle((g) => g.lat),
    lng: middle((g) => g.lng),
    west: Math.min(...groups.map((g) => g.west)),
    south: Math.min(...groups.map((g) => g.south)),
    east: Math.max(...groups.map((g) => g.east)),
    north: Math.max(...groups.map((g) => g.north)),
  };
}
