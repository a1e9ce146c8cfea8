/** Renders a screen's document, or the data that the router asks for, with the web wing's build. */
import type { FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { languageOf } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import type { Base } from "#server/platform/context.ts";
import type { Bound } from "#server/platform/http/bind.ts";
import { documentHeaders } from "#server/platform/http/security-headers.ts";
import { RETRY_AFTER_SECONDS } from "#server/platform/outages.ts";
import type { Page } from "#server/platform/page-cache.ts";
import { finished, finishedPlain, OWN } from "./page-scripts.ts";
import { isReadableOffline, READABLE_OFFLINE } from "./readable-offline.ts";
import { renderingApi, verbsOf } from "./rendering-api.ts";
import { buildOfScreen, routeIdOf } from "./screen-build.ts";
import { type DrawDocument, type ScreenHandler, screenHandler } from "./screen-handler.ts";
import { utf8Of } from "./utf8.ts";

export interface RenderedPage {
  page: Page;
  /** What it shows, by which it is dropped from the cache. */
  tags: string[];
  /** Whether others may be given the same page. */
  isForAll: boolean;
}

/** Renders the page at an address, as page-address.ts writes it. */
export type PageRenderer = (request: FastifyRequest, address: string) => Promise<RenderedPage>;

const DOCUMENT: Record<string, string> = { "content-type": "text/html; charset=utf-8" };

/** What the build hands out beside its routes. */
interface BuildKeys {
  loaderApi: Parameters<RouterContextProvider["set"]>[0];
  NONCE: Parameters<RouterContextProvider["set"]>[0];
  drawDocument: DrawDocument;
}

export function createRenderer(base: Base, rooms: Bound[][], build: ServerBuild): PageRenderer {
  const wholeBuild = createRequestHandler(build, "production");
  const handlerOf = screenHandlers(build);
  const verbs = verbsOf(rooms);
  const keys = build.entry.module as unknown as BuildKeys;
  return async (request, address) => {
    const url = new URL(address, base.config.publicUrl);
    const screen = screenAt(url.pathname);
    const tags = new Set<string>();
    let drawn: string | undefined;
    const api = renderingApi(base, verbs, request, tags, (html) => {
      drawn = html;
    });
    const context = new RouterContextProvider();
    context.set(keys.loaderApi, api);
    context.set(keys.NONCE, OWN);
    const own = screen && handlerOf(routeIdOf(screen.name, languageOf(url.pathname).language));
    const asked = new Request(url, { headers: cookiesFor(address, request) });
    const byRouter = async (isPublic: boolean) => {
      const response = await (own?.handle ?? wholeBuild)(asked, context);
      const sent: Record<string, string> = Object.fromEntries(response.headers);
      return { status: response.status, sent, ...finished(drawn ?? (await response.text()), isPublic) };
    };
    const plain = await own?.draw(asked, context, OWN);
    const isPublic = screen?.area === "public";
    const { status, sent, html, hashes } = plain
      ? { status: 200, sent: DOCUMENT, ...finishedPlain(plain, isPublic) }
      : await byRouter(isPublic);
    const isDocument = sent["content-type"]?.startsWith("text/html");
    const isForAll = screen?.cache === true && status === 200 && sent["cache-control"] !== "no-store";
    const page: Page = {
      status,
      headers: {
        ...(isDocument ? documentHeaders(base.config, screen?.policy ?? "strict", hashes) : {}),
        ...(isDocument && screen?.isSecret ? { "referrer-policy": "no-referrer" } : {}),
        ...(isDocument && isForAll && isReadableOffline(screen) ? READABLE_OFFLINE : {}),
        ...sent,
        ...([429, 503].includes(status) ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {}),
        "cache-control": isForAll ? "public, max-age=0, must-revalidate" : "no-store",
      },
      body: utf8Of(html),
      isBrotli: false,
    };
    return { page, tags: [...tags], isForAll };
  };
}

/** The handler of the route with that id, made when it is first asked for; undefined where there is no such route. */
function screenHandlers(build: ServerBuild): (id: string) => ScreenHandler | undefined {
  const { drawDocument } = build.entry.module as unknown as BuildKeys;
  const made = new Map<string, ScreenHandler>();
  return (id) => {
    const known = made.get(id);
    if (known) return known;
    const own = buildOfScreen(build, id);
    const handler = own && screenHandler(own, drawDocument);
    if (handler) made.set(id, handler);
    return handler;
  };
}

/** Only '/', which is no page of its own, is told of cookies: it leads to the language that was chosen last. */
function cookiesFor(address: string, { headers: { cookie } }: FastifyRequest): Record<string, string> {
  return cookie && address === "/" ? { cookie } : {};
}
