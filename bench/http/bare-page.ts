/** The baseline of pages: the same framework with one screen, twenty cards that stand in memory, and nothing around them. */

import { createServer } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { createElement as h, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";

interface Card {
  id: string;
  name: string;
  place: string;
  text: string;
}

const cards: Card[] = Array.from({ length: 20 }, (_, n) => ({
  id: String(1000 + n),
  name: `Shri Annapurna Caterers ${n}`,
  place: `Sarafa Bazaar, Indore ${n}`,
  text: "Meals for weddings and festivals, cooked on the spot. Call in the morning; we come to Vijay Nagar and around.",
}));

function Layout({ children }: { children: ReactNode }) {
  return h(
    "html",
    { lang: "en-IN" },
    h("head", null, h("meta", { charSet: "utf-8" }), h(Meta), h(Links)),
    h("body", null, children, h(ScrollRestoration), h(Scripts)),
  );
}

function Page() {
  const { cards } = useLoaderData<{ cards: Card[] }>();
  return h(
    "main",
    null,
    h("h1", null, "Results"),
    h(
      "ul",
      null,
      cards.map(({ id, name, place, text }) =>
        h(
          "li",
          { key: id, className: "rounded-lg border p-4" },
          h("h2", { className: "text-lg" }, h(Link, { to: `/indore/${id}` }, name)),
          h("p", { className: "text-sm" }, place),
          h("p", null, text),
          h("button", { type: "button", className: "rounded-md px-4" }, "Call"),
          h("button", { type: "button", className: "rounded-md px-4" }, "Send a query"),
        ),
      ),
    ),
  );
}

function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context: entry, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(Readable.toWeb(body) as BodyInit, { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const route = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: () => h(Outlet), Layout } },
    page: { id: "page", parentId: "root", path: ":any/:n", module: { default: Page, loader: () => ({ cards }) } },
  },
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: { ...route, id: "root", path: "", module: "/root.js" },
      page: { ...route, id: "page", parentId: "root", path: ":any/:n", module: "/page.js", hasLoader: true },
    },
    url: "/routes.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  basename: "/",
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, "production");
const server = createServer(async (request, reply) => {
  const response = await handle(new Request(`http://127.0.0.1${request.url}`));
  const body = Buffer.from(await response.arrayBuffer());
  reply.writeHead(response.status, { ...Object.fromEntries(response.headers), "content-length": body.length });
  reply.end(body);
});
server.listen(Number(process.env.BARE_PORT), "127.0.0.1", () => process.stdout.write("ready\n"));
