/** What the map asks of the server, loaded when it first asks: the schemas of its calls are half as heavy as the page. */
import { businesses } from "#contract/businesses.ts";
import { connectMap } from "#contract/map.ts";
import { call } from "#web/platform/calls/call.ts";

interface Options {
  signal: AbortSignal;
}

export function fetchBusinesses(part: object, options: Options) {
  return call(connectMap.fetchBusinessLocations, part, options);
}

export function fetchPeople(part: object, options: Options) {
  return call(connectMap.fetchUsersLocations, part, options);
}

export async function fetchTowns(edges: Record<"west" | "south" | "east" | "north", number>, options: Options) {
  return (await call(connectMap.fetchTowns, edges, options)).towns;
}

/** Where a business is, as far as the member may know. */
export async function findPosition(fkBusinessId: string) {
  return (await call(businesses.fetch, { fkBusinessId })).getBusiness.businessLocation;
}
