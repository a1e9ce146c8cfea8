// Each page is drawn by a build of its own screen's routes: the same routes that the whole build would find.
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { inLanguage, languageOf } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { type ScreenName, screens } from "#contract/screens.ts";
import { LANGUAGES } from "#messages/words.ts";
import routes from "#web/routes.ts";
import { buildOfScreen, routeIdOf } from "./screen-build.ts";

test("a screen's build has its own route and those around it, with their files, and nothing of other screens", () => {
  const route = (id: string, parentId?: string) => ({ id, parentId, module: {} });
  const all = {
    root: route("root"),
    frame: route("frame", "root"),
    place: route("place", "frame"),
    jobs: route("jobs", "frame"),
  };
  const build = { routes: all, assets: { version: "1", routes: all }, basename: "/" } as unknown as ServerBuild;
  const own = buildOfScreen(build, "place")!;
  expect(Object.keys(own.routes)).toEqual(["root", "frame", "place"]);
  expect(Object.keys(own.assets.routes)).toEqual(["root", "frame", "place"]);
  expect([own.assets.version, own.basename]).toEqual(["1", "/"]);
  expect(buildOfScreen(build, "no-such-screen")).toBeUndefined();
});

test("at every screen's address, in both languages and as people spell it, the router finds the route with which the screen is drawn", () => {
  const named = Object.keys(screens) as ScreenName[];
  for (const language of LANGUAGES)
    for (const name of named) {
      const path = inLanguage(language, screens[name].pattern.replace(/:\w+/g, "some-part-1"));
      for (const spelled of [path, `${path}/`, path.toUpperCase(), path.replace("e", "%65")]) {
        const found = matchRoutes(routes as RouteObject[], spelled)?.at(-1)?.route.id;
        const screen = screenAt(spelled)!;
        expect(routeIdOf(screen.name, languageOf(spelled).language), spelled).toBe(found);
      }
    }
});
