/** Serves the pictures that messengers show beside links, within the limits on pages; the last ones stay in memory. */
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { longId } from "#base/ids.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import type { Base } from "#server/platform/context.ts";
import { addressOf } from "#server/platform/http/api.ts";
import { openArtist } from "./artist.ts";
import { findPreview } from "./preview.ts";

/** Some hundred pictures. */
const MOST_BYTES = 12 * 1024 * 1024;
/** What was hidden since then may be seen so long by whoever has it. */
const A_DAY = "public, max-age=86400";
const A_MINUTE = "public, max-age=60";

interface Params {
  language: string;
  kind: string;
  id: string;
  file: string;
}

/** GET /og/<language>/<kind>/<id>/<fingerprint>.jpg; an address from before a change leads to the present one. */
export function registerPreviews(app: FastifyInstance, base: Base, kinds: Kinds): void {
  const artist = openArtist(base);
  app.addHook("onClose", async () => artist.close());
  const cached = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  app.get<{ Params: Params }>("/og/:language/:kind/:id/:file", async (request, reply) => {
    const { language, kind: key } = request.params;
    const id = longId(request.params.id);
    const kind = kinds.find((one) => one.key === key && one.preview);
    if (!kind || !id || (language !== "en" && language !== "hi")) return reply.callNotFound();
    const path = request.url.replace(/\?.*/, "");
    // Also what is in memory costs a look into the database, which is within the limits too.
    const found = await base.ports.render(addressOf(request.ip), async () => {
      const preview = await findPreview(base, { kind, id, language });
      if (!preview) return undefined;
      if (preview.path !== path) return { path: preview.path };
      const bytes = cached.get(path) ?? (await artist.draw(preview));
      cached.set(path, bytes);
      return { bytes };
    });
    if (!found) return reply.callNotFound();
    if (found.path) return reply.header("cache-control", A_MINUTE).redirect(found.path, 302);
    return reply
      .headers({
        "cache-control": A_DAY,
        "content-disposition": "inline",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .type("image/jpeg")
      .send(found.bytes);
  });
}
