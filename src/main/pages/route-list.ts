/** The list of all routes, which each first page brings along: made shorter by what only a router that fetches ahead of a press would read. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface RouteList {
  routes: Record<string, { imports?: string[] }>;
}

const START = "window.__reactRouterManifest=";

/**
 * Takes the files that each screen's program imports out of the list in a client build's folder. The server names those of the first page by a list of its own,
 * and a browser that comes to a screen later reads them in the program itself. Throws when the list is not where the router's builder put it so far.
 */
export function shortenRouteList(client: string): void {
  const [name, ...others] = readdirSync(join(client, "assets")).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined || others.length > 0)
    throw new Error("the router's builder no longer writes one list of routes");
  const file = join(client, "assets", name);
  writeFileSync(file, shortened(readFileSync(file, "utf8")));
}

/** The program that holds the list, with a shorter one. */
export function shortened(program: string): string {
  if (!program.startsWith(START)) throw new Error(`the list of routes no longer begins with ${START}`);
  const list = JSON.parse(program.slice(START.length).replace(/;\s*$/, "")) as RouteList;
  for (const route of Object.values(list.routes)) route.imports = [];
  return `${START}${JSON.stringify(list)};`;
}
