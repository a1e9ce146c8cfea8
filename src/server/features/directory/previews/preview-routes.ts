/** Serves the pictures that messengers show beside links, within the limits on pages. */
import type { FastifyInstance } from "fastify";
import { longId } from "#base/ids.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import type { Base } from "#server/platform/context.ts";
import { addressOf } from "#server/platform/http/api.ts";
import { openArtist } from "./artist.ts";
import { findPreview } from "./preview.ts";

/** What was hidden since then may be seen so long by whoever has it. */
const A_DAY = "public, max-age=86400";
const A_MINUTE = "public, max-age=60";
/** The portal's own picture, which stands for one that cannot be drawn. */
const NEUTRAL = "/og.png";

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
  app.get<{ Params: Params }>("/og/:language/:kind/:id/:file", async (request, reply) => {
    const { language, kind: key } = request.params;
    const id = longId(request.params.id);
    const kind = kinds.find((one) => one.key === key && one.preview);
    if (!kind || !id || (language !== "en" && language !== "hi")) return reply.callNotFound();
    const path = request.url.replace(/\?.*/, "");
    const address = addressOf(request.ip);
    // Also what is in memory costs a look into the database, which is within the limits on pages; a drawing would keep their places from pages.
    const preview = await base.ports.render(address, () => findPreview(base, { kind, id, language }));
    if (!preview) return reply.callNotFound();
    const redirect = (to: string) => reply.header("cache-control", A_MINUTE).redirect(to, 302);
    if (preview.path !== path) return redirect(preview.path);
    const bytes = await artist.draw(address, preview);
    if (!bytes) return redirect(NEUTRAL);
    return reply
      .headers({
        "cache-control": A_DAY,
        "content-disposition": "inline",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .type("image/jpeg")
      .send(bytes);
  });
}
