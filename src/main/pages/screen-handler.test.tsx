// A screen whose loaders simply answer is drawn without the router's own handler, and comes out the same; anything else goes on there, and no loader answers twice.
import { renderToString } from "react-dom/server";
import {
  data,
  type EntryContext,
  type LoaderFunctionArgs,
  Outlet,
  RouterContextProvider,
  redirect,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
  useLocation,
  useParams,
  useRouteError,
} from "react-router";
import { beforeEach, expect, test } from "vitest";
import { pageData } from "./page-data.ts";
import { type DrawDocument, type PlainDocument, screenHandler } from "./screen-handler.ts";
import { BODY_END, DATA_PLACE, HEAD_END } from "./screen-scripts.ts";

let asked: string[] = [];
let answer: (args: LoaderFunctionArgs) => unknown = () => undefined;
let seen: EntryContext[] = [];
let breaks = false;
let leavesScriptsOut = false;
let scriptsDrawn = 0;
beforeEach(() => {
  asked = [];
  seen = [];
  breaks = false;
  scriptsDrawn = 0;
});

function Screen() {
  if (breaks) throw new Error("broken");
  const { pathname, search } = useLocation();
  return <p>{`${JSON.stringify(useLoaderData())} ${JSON.stringify(useParams())} ${pathname}${search}`}</p>;
}

const loaderOf = (id: string, loader: (args: LoaderFunctionArgs) => unknown) => async (args: LoaderFunctionArgs) => {
  asked.push(id);
  return loader(args);
};
const drawDocument: DrawDocument = async (url, entry, text, nonce) => {
  seen.push(entry);
  if (text === undefined) {
    leavesScriptsOut = true;
    const html = renderToString(<ServerRouter context={entry} url={url} nonce={nonce} />);
    leavesScriptsOut = false;
    return html;
  }
  const streamCache = { 0: { result: { done: true, value: text } } };
  const context = {
    ...entry,
    renderMeta: { streamCache } as never,
    serverHandoffStream: { getReader: () => undefined } as never,
  };
  return renderToString(<ServerRouter context={context} url={url} nonce={nonce} />);
};

function handlerOf(module: object = { default: Screen }) {
  const [root, place] = [
    {
      id: "root",
      path: "",
      module: {
        default: () => <Outlet />,
        loader: loaderOf("root", () => ({ brand: "<VipraSetu>" })),
        Layout,
        ErrorBoundary: Failure,
      },
    },
    {
      id: "place",
      parentId: "root",
      path: ":city/:id?",
      module: { ...module, loader: loaderOf("place", (args) => answer(args)) },
    },
  ];
  const asset = {
    module: "/x.js",
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
  };
  const entry = {
    default: async (request: Request, status: number, headers: Headers, entry: EntryContext) => {
      const { loaderData, errors } = entry.staticHandlerContext;
      const html = await drawDocument(request.url, entry, pageData({ loaderData, errors: errors && {} }) ?? "", "n");
      return new Response(html, { status, headers });
    },
    handleError: () => undefined,
  };
  const build = {
    entry: { module: entry },
    routes: { root, place },
    assets: {
      entry: { module: "/e.js", imports: ["/shared.js"] },
      routes: { root: { ...root, ...asset }, place: { ...place, ...asset } },
      url: "/r.js",
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
  return screenHandler(build, drawDocument);
}

function Layout({ children }: { children: React.ReactNode }) {
  if (!leavesScriptsOut) scriptsDrawn += 1;
  return (
    <html lang="en-IN">
      <head />
      <body>
        {children}
        {!leavesScriptsOut && <Scripts />}
      </body>
    </html>
  );
}

function Failure() {
  return <p>failed: {String((useRouteError() as Error).message)}</p>;
}

/** What both ways answer to a request. */
async function ask(path = "/indore/x?searchQuery=a+b", module?: object) {
  const handler = handlerOf(module);
  const request = new Request(`http://localhost${path}`);
  const context = new RouterContextProvider();
  const drawn = await handler.draw(request, context, "n");
  const response = await handler.handle(request, context);
  return { drawn, response, text: await response.text(), handler };
}

/** The document with its scripts around the data, as the router writes it. */
function joined({ html, data, scripts }: PlainDocument): string {
  const [links, own] = scripts.raw.split(HEAD_END);
  const [head, body] = html.split(HEAD_END);
  const told = own!.replace(DATA_PLACE, () => data);
  return head! + links + HEAD_END + body!.slice(0, -BODY_END.length) + told + BODY_END;
}

test("a plain screen is drawn as the router would draw it, with the place of the address, its parts and its data", async () => {
  answer = ({ params, request }) => ({ city: params.city, search: new URL(request.url).search });
  const { drawn, text } = await ask();
  expect(drawn!.html).toContain("/indore/x?searchQuery=a+b");
  // The router's own writes the same data in another order, and names the files that are handed out beside the document.
  const ahead = drawn!.scripts.imports.map((file) => `<link rel="modulepreload" href="${file}" nonce="n"/>`).join("");
  expect(ahead).toContain("/shared.js");
  const plain = (html: string) => html.replace(/enqueue\(.*?\);<\/script>/s, "").replace(ahead, "");
  expect(plain(text)).not.toContain("/shared.js");
  expect(plain(joined(drawn!))).toBe(plain(text));
  const [own, , router] = seen;
  expect(own!.staticHandlerContext.loaderData).toEqual(router!.staticHandlerContext.loaderData);
});

test("the scripts of a screen are drawn with its first page alone, and stand in the next one with its own data", async () => {
  answer = ({ params }) => ({ city: params.city });
  const { handler } = await ask();
  const before = scriptsDrawn;
  const request = new Request("http://localhost/bhopal/y");
  const context = new RouterContextProvider();
  const drawn = await handler.draw(request, context, "n");
  expect(scriptsDrawn).toBe(before);
  expect(drawn!.html).not.toContain("<script");
  const all = joined(drawn!);
  expect(all).toContain("bhopal");
  expect(all).not.toContain("indore");
  const byRouter = await (await handler.handle(request, new RouterContextProvider())).text();
  expect(all.match(/<script/g)).toHaveLength(byRouter.match(/<script/g)!.length);
});

test("a screen that is drawn otherwise with its scripts is the router's", async () => {
  answer = () => ({});
  const Other = () => <p>{leavesScriptsOut ? "one" : "another"}</p>;
  expect((await ask("/indore/x", { default: Other })).drawn).toBeUndefined();
});

test("the loaders answer once, whoever draws the screen in the end", async () => {
  answer = () => ({});
  await ask();
  expect(asked).toEqual(["root", "place"]);
});

test("a loader that leads elsewhere does so, and a status is kept", async () => {
  answer = () => {
    throw redirect("/bhopal", 301);
  };
  const led = await ask();
  expect([led.drawn, led.response.status, led.response.headers.get("location")]).toEqual([undefined, 301, "/bhopal"]);
  answer = () => data({ gone: true }, { status: 410 });
  const gone = await ask();
  expect([gone.drawn, gone.response.status]).toEqual([undefined, 410]);
  expect(asked).toEqual(["root", "place", "root", "place"]);
});

test("a loader that fails leads to the error screen, and is not asked again", async () => {
  answer = () => {
    throw data({ code: "not.found" }, { status: 404 });
  };
  const { drawn, response, text } = await ask();
  expect([drawn, response.status]).toEqual([undefined, 404]);
  expect(text).toContain("failed:");
  expect(asked).toEqual(["root", "place"]);
});

test("a screen that breaks while it is drawn leads to the error screen", async () => {
  answer = () => ({});
  breaks = true;
  const { drawn, response } = await ask();
  expect([drawn, response.status]).toEqual([undefined, 500]);
});

test("an address of the router's data, one of another screen and a route without a screen are the router's", async () => {
  answer = () => ({});
  expect((await ask("/indore.data")).drawn).toBeUndefined();
  expect((await ask("/indore/x/and/more")).drawn).toBeUndefined();
  answer = () => redirect("/home");
  expect((await ask("/indore", {})).drawn).toBeUndefined();
});
