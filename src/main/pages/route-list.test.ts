import { expect, test } from "vitest";
import { shortened } from "./route-list.ts";

test("a first page's list of routes names each screen's program and styles, and none of the files that the program imports itself", () => {
  const list = {
    entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
    routes: { home: { id: "home", module: "/assets/home.js", imports: ["/assets/a.js"], css: ["/assets/home.css"] } },
  };
  expect(shortened(`window.__reactRouterManifest=${JSON.stringify(list)};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ ...list, routes: { home: { ...list.routes.home, imports: [] } } })};`,
  );
});

test("a list that is written in another way fails the build instead of the browser", () => {
  expect(() => shortened("export default {}")).toThrow("no longer begins");
});
