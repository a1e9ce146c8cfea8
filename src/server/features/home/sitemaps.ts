/** robots.txt and the sitemaps, which are kept in memory until an item changes. */
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { type Base, CHANGED } from "#server/platform/context.ts";
import { addressOf } from "#server/platform/http/api.ts";
import { addressIn, entriesFile, indexFile, robotsFile } from "./sitemap-files.ts";

/** A file of 5,000 items is some megabytes, compressed a twentieth of it. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Among the tags of every change of an item that strangers may see. */
const ANY_ITEM = "results";

/** GET /robots.txt, /sitemap.xml and the files it names. */
export function registerSitemaps(app: FastifyInstance, base: Base, kinds: Kinds): void {
  const { publicUrl } = base.config;
  const at = addressIn(publicUrl);
  const robots = robotsFile(publicUrl);
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robots));
  const files = fileCache(base);
  app.get("/sitemap.xml", async (request, reply) => {
    const file = await files(request, "index", () => indexFile(base, kinds, at));
    return sendXml(request, reply, file!);
  });
  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const [name, list, number] = /^([a-z]+(?:-[a-z]+)?)-([1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? [];
    const file = name && list && (await files(request, name, () => entriesFile(base, kinds, at, list, Number(number))));
    return file ? sendXml(request, reply, file) : reply.code(404).type("text/plain").send("Not found");
  });
}

type FileCache = (request: FastifyRequest, name: string, make: () => Promise<string>) => Promise<Buffer | undefined>;

/** Answers the compressed file from memory, else has it made at the cost of who asks; an empty one is none, and not kept. */
function fileCache({ ports }: Base): FileCache {
  const cached = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  let version = 0;
  const forget = () => {
    version += 1;
    cached.clear();
  };
  ports.subscribe(CHANGED, (tag) => (tag === ANY_ITEM || tag === "*") && forget(), forget);
  return async ({ ip }, name, make) =>
    cached.get(name) ??
    ports.render(addressOf(ip), async () => {
      const meanwhile = cached.get(name);
      if (meanwhile) return meanwhile;
      const madeAt = version;
      const text = await make();
      if (!text) return undefined;
      const file = await promisify(gzip)(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
      if (madeAt === version) cached.set(name, file);
      return file;
    });
}

async function sendXml({ headers }: FastifyRequest, reply: FastifyReply, file: Buffer): Promise<FastifyReply> {
  reply
    .type("application/xml; charset=utf-8")
    .headers({ "cache-control": "public, max-age=600", vary: "accept-encoding" });
  if (/\bgzip\b/.test(headers["accept-encoding"] ?? "")) return reply.header("content-encoding", "gzip").send(file);
  return reply.send(await promisify(gunzip)(file));
}
