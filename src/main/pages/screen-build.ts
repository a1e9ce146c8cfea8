/** The web wing's build with the routes of one screen alone: React Router goes through all that it is given several times for every page (docs/decisions/0269-pages-drawn-faster.md). */
import type { ServerBuild } from "react-router";
import type { ScreenName } from "#contract/screens.ts";
import type { Language } from "#messages/words.ts";

/** As src/web/routes.ts names it. */
export function routeIdOf(screen: ScreenName, language: Language): string {
  return `${language}:${screen}`;
}

/** The build that draws the screen of that id, with the routes around it and no others; undefined where there is no such route. */
export function buildOfScreen(build: ServerBuild, id: string): ServerBuild | undefined {
  const ids = withParents(build.routes, id);
  if (ids.length === 0) return undefined;
  return {
    ...build,
    routes: only(build.routes, ids),
    assets: { ...build.assets, routes: only(build.assets.routes, ids) },
  };
}

function withParents(routes: ServerBuild["routes"], id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  return route.parentId === undefined ? [id] : [...withParents(routes, route.parentId), id];
}

function only<Route>(all: Record<string, Route>, ids: string[]): Record<string, Route> {
  return Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
}
