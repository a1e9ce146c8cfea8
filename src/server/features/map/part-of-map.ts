/** What lies in a part of the map, the same way for every layer: some entries as a list, all of them as clusters, and how many there are. */
import { coarse, type Point } from "#base/geo.ts";
import { MAP_PINS } from "#contract/limits.ts";
import { untilItemsChange } from "#server/features/directory/until-items-change.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { clustersOf, type Group, groupAt } from "./clusters.ts";
import { type Area, areaOf, stepsAt } from "./grid.ts";
import { countIn, type Layer, listAt, listGroups, listIn, listNear } from "./queries.ts";

/** As the call asks for it. */
export interface Part {
  west?: number | undefined;
  south?: number | undefined;
  east?: number | undefined;
  north?: number | undefined;
  zoom?: number | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  limit: number;
}

export interface Found<Row> {
  rows: Row[];
  /** With the only entry of a cluster of one. */
  clusters: Array<{ group: Group; only: Row | undefined }>;
  total: number;
}

/** Clusters with how many entries they hold together. */
interface Clusters {
  clusters: Group[];
  total: number;
}

/** Parts that a process remembers, all of India before others; each is at most some ten kilobytes. */
const MOST_PARTS = 200;
const kept = untilItemsChange<Clusters>(MOST_PARTS);

/** `fine`: the viewer may know positions as they are; `sameForAll`: the name of a layer of which every viewer sees the same, and whose clusters are kept. */
export async function findInPart<Row extends Point>(
  ctx: Base,
  layer: Layer,
  { part, fine, sameForAll }: { part: Part; fine: boolean; sameForAll?: string },
): Promise<Found<Row>> {
  const { lat, lng, zoom, limit } = part;
  if (lat !== undefined && lng !== undefined) {
    const near = await listNear<Row>(ctx, layer, { at: { lat, lng }, fine });
    const clusters = zoom === undefined ? [] : clustersOf(sameSpots(near), zoom, MAP_PINS);
    return { rows: near.slice(0, limit), clusters: withOnly(clusters, near), total: near[0]?.total ?? 0 };
  }
  const area = areaOf(part);
  const read = () => readClusters(ctx, layer, area, zoom);
  const name = `${sameForAll} ${zoom} ${area ? Object.values(area).join(" ") : ""}`;
  const [rows, { clusters, total }] = await Promise.all([
    listIn<Row>(ctx, layer, { area, limit }),
    sameForAll === undefined ? read() : kept(ctx, name, read),
  ]);
  const only = await listAt<Row>(
    ctx,
    layer,
    clusters.filter(({ count }) => count === 1),
  );
  return { rows, clusters: withOnly(clusters, only), total };
}

async function readClusters(
  ctx: Handle,
  layer: Layer,
  area: Area | undefined,
  zoom: number | undefined,
): Promise<Clusters> {
  if (zoom === undefined) return { clusters: [], total: await countIn(ctx, layer, area) };
  const groups = await listGroups(ctx, layer, { area, steps: stepsAt(zoom, area) });
  return { clusters: clustersOf(groups, zoom, MAP_PINS), total: groups.reduce((sum, { count }) => sum + count, 0) };
}

function sameSpots(points: readonly Point[]): Group[] {
  const groups = Map.groupBy(points.map(groupAt), spotOf);
  return [...groups.values()].map((same) => ({ ...same[0]!, count: same.length }));
}

function withOnly<Row extends Point>(clusters: readonly Group[], rows: readonly Row[]): Found<Row>["clusters"] {
  const bySpot = new Map(rows.map((row) => [spotOf(coarse(row)), row]));
  return clusters.map((group) => ({ group, only: group.count === 1 ? bySpot.get(spotOf(coarse(group))) : undefined }));
}

function spotOf({ lat, lng }: Point): string {
  return `${lat} ${lng}`;
}
