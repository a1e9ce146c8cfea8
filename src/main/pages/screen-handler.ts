/** Draws a screen whose loaders simply answer, without the detours of the router's own request handler, which takes everything else (docs/decisions/0272-plain-screens.md). */
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type LoaderFunction,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { pageData } from "./page-data.ts";
import { DATA_PLACE, type ScreenScripts, scriptsOf } from "./screen-scripts.ts";

/** The web wing's entry: the document of the router's context, with the data of the page, which stand in it as a script too; without data and the router's scripts when there are none. */
export type DrawDocument = (
  url: string,
  entry: EntryContext,
  data: string | undefined,
  nonce: string,
) => Promise<string>;

export interface PlainDocument {
  /** Without the router's scripts. */
  html: string;
  /** For those scripts, in the router's own format. */
  data: string;
  scripts: ScreenScripts;
}

export interface ScreenHandler {
  /** The document; undefined where something is no plain data, fails or leads elsewhere. Ask `handle` then, with the same context: it goes on from what the loaders answered. */
  draw(request: Request, context: RouterContextProvider, nonce: string): Promise<PlainDocument | undefined>;
  /** The router's own. */
  handle: RequestHandler;
}

type Routes = ServerBuild["routes"];

/** What the loaders of a request have answered already, by route. */
const ANSWERS = createContext<ReadonlyMap<string, Promise<unknown>>>(new Map());

/** `build`: of one screen, with the routes around it. */
export function screenHandler(build: ServerBuild, drawDocument: DrawDocument): ScreenHandler {
  const tree = treeOf(build.routes);
  const entryOf = entryContexts(build);
  // A route that only leads elsewhere has nothing to draw.
  const isScreen = build.routes[Object.keys(build.routes).at(-1)!]?.module.default !== undefined;
  const imports = [build.assets.entry, ...Object.values(build.assets.routes)].flatMap((one) => one?.imports ?? []);
  let scripts: ScreenScripts | undefined;
  const draw: ScreenHandler["draw"] = async (request, context, nonce) => {
    const url = new URL(request.url);
    // What the router's scripts ask for when another screen is opened, and no document.
    if (url.pathname.endsWith(".data")) return undefined;
    const location = { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" };
    const matches = matchRoutes(tree, location, build.basename);
    if (!matches || !isScreen) return undefined;
    const pattern = matches.flatMap(({ route: { path } }) => path ?? []).join("/");
    const args = { request, url, params: matches.at(-1)!.params, context, pattern };
    const asked = matches.flatMap(({ route: { id = "" } }) => {
      const loader = loaderOf(build.routes, id);
      return loader ? [[id, (async () => loader(args))()] as const] : [];
    });
    context.set(ANSWERS, new Map(asked));
    try {
      const loaderData = Object.fromEntries(await Promise.all(asked.map(async ([id, answer]) => [id, await answer])));
      const data = pageData({ loaderData, actionData: null, errors: null });
      if (!data) return undefined;
      const drawn = (given?: string) =>
        drawDocument(request.url, entryOf({ location, matches, loaderData }), given, nonce);
      const html = await drawn();
      // They are the same on every page of a screen, and are drawn with the first one alone.
      scripts ??= scriptsOf(html, await drawn(DATA_PLACE), imports);
      return { html, data, scripts };
    } catch {
      // Who draws it next meets the same and tells of it.
      return undefined;
    }
  };
  return { draw, handle: createRequestHandler({ ...build, routes: replaying(build.routes) }, "production") };
}

function loaderOf(routes: Routes, id: string): LoaderFunction | undefined {
  return routes[id]?.module.loader as LoaderFunction | undefined;
}

/** The routes as the router matches addresses against them. */
function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive, index } = route;
    return [index ? { id, path, caseSensitive, index } : { id, path, caseSensitive, children: treeOf(routes, id) }];
  });
}

type Drawn = Pick<EntryContext["staticHandlerContext"], "location" | "loaderData"> & {
  matches: ReturnType<typeof matchRoutes>;
};

/** What the router's server side hands to its entry (server-runtime/server.js) when nothing went wrong. */
function entryContexts({ assets, routes, basename = "/", future, ssr, routeDiscovery }: ServerBuild) {
  const shared = { future, routeDiscovery, ssr, isSpaMode: false };
  const serverHandoffString = JSON.stringify({ basename, ...shared }).replaceAll("<", "\\u003c");
  const manifest = {
    ...assets,
    entry: { ...assets.entry, imports: [] },
    routes: Object.fromEntries(Object.entries(assets.routes).map(([id, route]) => [id, { ...route, imports: [] }])),
  };
  const routeModules = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route!.module]));
  return ({ location, matches, loaderData }: Drawn): EntryContext =>
    ({
      ...shared,
      manifest,
      branches: [],
      routeModules,
      serverHandoffString,
      staticHandlerContext: {
        basename,
        location,
        matches,
        loaderData,
        actionData: null,
        errors: null,
        statusCode: 200,
        loaderHeaders: {},
        actionHeaders: {},
        _match: () => matches,
      },
    }) as unknown as EntryContext;
}

/** The same routes; a loader that has answered in this request is not asked again. */
function replaying(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = loaderOf(routes, id);
      if (!route || !loader) return [id, route];
      const replayed: LoaderFunction = (args) => args.context.get(ANSWERS).get(id) ?? loader(args);
      return [id, { ...route, module: { ...route.module, loader: replayed } }];
    }),
  );
}
