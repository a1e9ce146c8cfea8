/** Serves the documents of all screens: from the page cache, else rendered within the limits on that, compressed and cached. */
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ServerBuild } from "react-router";
import type { Base } from "#server/platform/context.ts";
import { addressOf } from "#server/platform/http/api.ts";
import type { Bound } from "#server/platform/http/bind.ts";
import { inTime } from "#server/platform/http/in-time.ts";
import type { Page, PageCache } from "#server/platform/page-cache.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { isBusy, sendBusyPage } from "./busy-page.ts";
import { isFileName, pageAddress } from "./page-address.ts";
import { createRenderer } from "./page-renderer.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** So far back the compressor looks, as a power of two: as long as nearly every page. Its memory goes by this. */
const WINDOW_BITS = 17;

export interface Pages {
  base: Base;
  rooms: Bound[][];
  build: ServerBuild;
  cache: PageCache;
}

/** Registers the documents of all screens on the server. */
export function registerPages(app: FastifyInstance, { base, rooms, build, cache }: Pages): void {
  const render = createRenderer(base, rooms, build);
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    if (isFileName(request.url)) return reply.callNotFound();
    const address = pageAddress(request.url);
    const wantsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers["accept-encoding"] ?? "");
    const stored = cache.get(address);
    const make = async (): Promise<Page> => {
      const version = cache.version();
      const { page, tags, isForAll } = await inTime(render(request, address));
      const isKept = isForAll && cache.maxBytes > 0;
      // Also for a reader who takes it plain: nearly everybody else does not.
      const made = wantsBrotli || isKept ? await compressed(page) : page;
      if (isKept && version === cache.version()) cache.put(address, made, tags);
      return wantsBrotli ? made : page;
    };
    if (stored) {
      // What people go on reading is made anew before it is forgotten, so that nobody waits for it; where that fails, the next reader tries.
      if (cache.isDue(address)) base.ports.render(addressOf(request.ip), make).catch(() => undefined);
      return sendPage(reply, await inForm(stored, wantsBrotli));
    }
    try {
      // Whoever waited for their turn may find it made by then.
      const page = await base.ports.render(addressOf(request.ip), async () => cache.get(address) ?? make());
      return sendPage(reply, await inForm(page, wantsBrotli));
    } catch (error) {
      if (error instanceof Refusal && isBusy(error)) return sendBusyPage(request, reply, error);
      throw error;
    }
  });
}

/** The page as its reader takes it; in the cache stand compressed ones alone. */
async function inForm(page: Page, wantsBrotli: boolean): Promise<Page> {
  if (!page.isBrotli || wantsBrotli) return page;
  return { ...page, body: await decompress(page.body), isBrotli: false };
}

async function compressed(page: Page): Promise<Page> {
  const body = await compress(page.body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
  // A copy of its own length: the compressor's piece is longer, and stays in memory as a whole.
  return { ...page, body: Buffer.from(new Uint8Array(body).buffer), isBrotli: true };
}

function sendPage(reply: FastifyReply, { status, headers, body, isBrotli }: Page): FastifyReply {
  reply.code(status).headers(headers).header("vary", "accept-encoding");
  if (isBrotli) reply.header("content-encoding", "br");
  return reply.send(body);
}
