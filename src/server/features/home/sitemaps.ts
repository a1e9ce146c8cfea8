/** robots.txt and the sitemaps, which are cached for a while. */
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kinds } from "#server/features/directory/kinds.ts";
import type { Base } from "#server/platform/context.ts";
import { addressIn, entriesFile, indexFile, robotsFile } from "./sitemap-files.ts";

/** A file costs thousands of rows: it is made at most every ten minutes, one at a time, and a few are cached. */
const CACHED_MS = 10 * 60_000;
const CACHED_FILES = 4;

/** GET /robots.txt, /sitemap.xml and the files it names. */
export function registerSitemaps(app: FastifyInstance, base: Base, kinds: Kinds): void {
  const { publicUrl } = base.config;
  const at = addressIn(publicUrl);
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robotsFile(publicUrl)));
  const made = fileCache();
  app.get("/sitemap.xml", async (_request, reply) => xml(reply, await made("index", () => indexFile(base, kinds, at))));
  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const [file, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? [];
    const body = file && name && (await made(file, () => entriesFile(base, kinds, at, name, Number(number))));
    return body ? xml(reply, body) : reply.code(404).type("text/plain").send("Not found");
  });
}

/** Answers what was made in the last ten minutes, else has it made while others wait their turn; an empty text is not cached. */
function fileCache(): (name: string, make: () => Promise<string>) => Promise<string> {
  const cached = new Map<string, { body: string; until: number }>();
  let turn: Promise<unknown> = Promise.resolve();
  return (name, make) => {
    const look = () => {
      const found = cached.get(name);
      return found && found.until > Date.now() ? found.body : undefined;
    };
    const found = look();
    if (found !== undefined) return Promise.resolve(found);
    const mine = turn.then(async () => {
      const meanwhile = look();
      if (meanwhile !== undefined) return meanwhile;
      const body = await make();
      if (body) cached.set(name, { body, until: Date.now() + CACHED_MS });
      for (const oldest of [...cached.keys()].slice(0, Math.max(0, cached.size - CACHED_FILES))) cached.delete(oldest);
      return body;
    });
    turn = mine.catch(() => undefined);
    return mine;
  };
}

function xml(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "public, max-age=600")
    .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}
