/** Serves the documents: from the page cache, else rendered by the web wing's build with calls made in process, hashed, compressed and kept. */
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { errorStatus } from "#contract/errors.ts";
import type { Base } from "#server/platform/context.ts";
import { type Bound, parseInput } from "#server/platform/http/bind.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { JsonPayload } from "#server/platform/http/json-payload.ts";
import { documentHeaders, type PageNeeds } from "#server/platform/http/security-headers.ts";
import type { Page, PageCache } from "#server/platform/page-cache.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { LoaderApi } from "#web/platform/loading/loader-api.ts";
import { finished, OWN } from "./page-scripts.ts";

const compress = promisify(brotliCompress);
/** Query parameters that a public page knows; others are not part of its key and are not shown to it. */
const KNOWN = ["searchQuery", "kind", "category", "cursor", "open", "near", "refId", "referredby", "_routes"];
const MEMBER_AREA =
  /^(\/hi)?\/(userAdmin|staff|renewPlan|planRenewal|paymentSuccess|signUp|verify|login|forgotPin|successPage)(\/|\.data|$)/i;

/** The build holds its own copy of the contract, so calls are known by method and path. */
type Verbs = Map<string, Bound["verb"]>;

export interface Pages {
  base: Base;
  rooms: Bound[][];
  build: ServerBuild;
  cache: PageCache;
}

/** Registers the documents of all screens on the server. */
export function registerPages(app: FastifyInstance, pages: Pages): void {
  const handle = createRequestHandler(pages.build, "production");
  const verbs = new Map(pages.rooms.flat().map((bound) => [nameOf(bound.call), bound.verb]));
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    if (isFileName(request.url)) return reply.callNotFound();
    const url = addressOf(request);
    const wantsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers["accept-encoding"] ?? "");
    const found = pages.cache.get(url);
    if (found) return sendPage(reply, wantsBrotli ? await withBrotli(pages.cache, url, found) : found, wantsBrotli);
    const version = pages.cache.version();
    const { page, tags, keep } = await render(pages, handle, verbs, request, url);
    const whole = wantsBrotli ? { ...page, brotli: await compressed(page) } : page;
    if (keep && version === pages.cache.version()) pages.cache.put(url, whole, tags);
    return sendPage(reply, whole, wantsBrotli);
  });
}

/** A kept page is compressed when the first reader asks for it so, and then kept so. */
async function withBrotli(cache: PageCache, key: string, page: Page): Promise<Page> {
  if (page.brotli) return page;
  const brotli = await compressed(page);
  cache.addBrotli(key, page, brotli);
  return { ...page, brotli };
}

function compressed({ body }: Page): Promise<Buffer> {
  return compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Files stand elsewhere: what ends like one and is no screen's data leads to no page (unknown pages lead home). */
function isFileName(url: string): boolean {
  const ending = /\.([A-Za-z0-9]{1,12})$/.exec(url.split("?", 1)[0] ?? "")?.[1];
  return ending !== undefined && ending !== "data";
}

/** The address of a request's page, which is its key in the cache: its path and the known parameters in a fixed order. */
function addressOf(request: FastifyRequest): string {
  const asked = request.url.replace(/^(https?:\/\/[^/?]*)?\/*/, "/");
  const at = asked.indexOf("?");
  if (at < 0) return plain(asked);
  const given = new URLSearchParams(asked.slice(at + 1));
  const known = new URLSearchParams();
  for (const name of KNOWN) {
    const value = given.get(name);
    if (value) known.set(name, value.slice(0, name === "cursor" ? 2000 : 300));
  }
  const path = plain(asked.slice(0, at));
  const query = known.toString();
  return query ? `${path}?${query}` : path;
}

/** Letters, digits and signs that need no escape stand as themselves (RFC 3986, 6.2.2.2): `/%6cogin` is `/login`. */
function plain(path: string): string {
  return path.includes("%") ? path.replace(/%[2-7][0-9a-f]/gi, unescaped) : path;
}

function unescaped(escaped: string): string {
  const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[A-Za-z0-9._~-]/.test(letter) ? letter : escaped;
}

async function render(
  { base, build }: Pages,
  handle: ReturnType<typeof createRequestHandler>,
  verbs: Verbs,
  request: FastifyRequest,
  url: string,
) {
  const tags = new Set<string>();
  let keep = !MEMBER_AREA.test(url) && url !== "/" && url !== "/hi";
  let drawn: string | undefined;
  const api = loaderApi(base, verbs, request, tags, {
    keepOut: () => {
      keep = false;
    },
    drawn: (html) => {
      drawn = html;
    },
  });
  const keys = build.entry.module as unknown as {
    loaderApi: Parameters<RouterContextProvider["set"]>[0];
    NONCE: Parameters<RouterContextProvider["set"]>[0];
  };
  const context = new RouterContextProvider();
  context.set(keys.loaderApi, api);
  context.set(keys.NONCE, OWN);
  const headers: Record<string, string> =
    request.headers.cookie && (url === "/" || url === "/hi") ? { cookie: request.headers.cookie } : {};
  const response = await handle(new Request(new URL(url, base.config.publicUrl), { headers }), context);
  const raw = drawn ?? (await response.text());
  const { html, hashes } = finished(raw, !MEMBER_AREA.test(url));
  const sent = Object.fromEntries(response.headers);
  const isDocument = sent["content-type"]?.startsWith("text/html");
  const isKept = keep && response.status === 200 && sent["cache-control"] !== "no-store";
  const page: Page = {
    status: response.status,
    headers: {
      ...(isDocument ? documentHeaders(base.config, needsOf(url), hashes) : {}),
      ...sent,
      "cache-control": isKept ? "public, max-age=0, must-revalidate" : "no-store",
    },
    body: Buffer.from(html),
    brotli: undefined,
  };
  return { page, tags: [...tags], keep: isKept };
}

function loaderApi(
  base: Base,
  verbs: Verbs,
  request: FastifyRequest,
  tags: Set<string>,
  told: Pick<LoaderApi, "keepOut" | "drawn">,
): LoaderApi {
  const { config, log } = base;
  const caller = { ip: request.ip, userAgent: "", client: "web" as const, cookies: {}, setCookies: [] };
  return {
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<PayloadOf<E>> {
      const verb = verbs.get(nameOf(endpoint));
      if (!verb || endpoint.access !== "anyone") throw new Error(`${endpoint.path} cannot be called while rendering`);
      try {
        const result = await verb(
          { ...base, caller, viewer: { kind: "visitor" } },
          parseInput(endpoint.input, input),
          [],
        );
        return (result instanceof Answer || result instanceof JsonPayload ? result.payload : result) as PayloadOf<E>;
      } catch (error) {
        if (error instanceof Refusal) throw Object.assign(error, { status: errorStatus[error.code] });
        throw error;
      }
    },
    shows: (...shown) => shown.forEach((tag) => void tags.add(tag)),
    ...told,
    failed: (error) => {
      const errorId = randomUUID();
      log.error({ err: error, errorId }, "a page failed to render");
      return errorId;
    },
    publicUrl: config.publicUrl,
    accessKey: [...config.accessKeys].find(([, client]) => client === "web")?.[0] ?? "",
    isDemo: config.mode === "demo",
  };
}

function nameOf(call: Endpoint): string {
  return `${call.method} ${call.path}`;
}

function needsOf(url: string): PageNeeds {
  if (/^(\/hi)?\/(renewPlan|planRenewal)/i.test(url)) return "checkout";
  return /^(\/hi)?\/(userAdmin|signUp)/i.test(url) ? "pictures" : "strict";
}

function sendPage(reply: FastifyReply, page: Page, wantsBrotli: boolean): FastifyReply {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding");
  if (wantsBrotli && page.brotli) return reply.header("content-encoding", "br").send(page.brotli);
  return reply.send(page.body);
}
