/** The calls of the locations map. */
import { connectMap } from "#contract/map.ts";
import { bind } from "#server/platform/http/bind.ts";
import { businessesOnMap, mapOverview, peopleOnMap, townsOnMap } from "./map.ts";

export const mapRoutes = bind(connectMap, {
  fetchBusinessLocations: businessesOnMap,
  fetchUsersLocations: peopleOnMap,
  fetchTowns: townsOnMap,
  overview: (ctx) => mapOverview(ctx),
});
