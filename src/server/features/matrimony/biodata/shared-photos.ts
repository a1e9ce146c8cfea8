/** Serves the photo of a shared biodata, as long as its link is open and shares it, with the recipient drawn over it. */
import type { FastifyInstance } from "fastify";
import { showDate } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { addressOf } from "#server/platform/http/api.ts";
import { markOf, type Watermarks } from "../watermark/watermark.ts";
import { findOpenLink, isFirstPhoto } from "./link-queries.ts";
import { readSharedPhotoLink, type SharedPhoto } from "./shared-photo-links.ts";

/** GET /shared-photos/<link>.webp; whatever is wrong with it is 404. */
export function sharedPhotos(app: FastifyInstance, base: Base, watermarks: Watermarks): void {
  app.get<{ Params: { "*": string } }>("/shared-photos/*", async (request, reply) => {
    const shared = readSharedPhotoLink(base, request.params["*"].replace(/\.webp$/, ""));
    const link = shared && (await findSharing(base, shared));
    reply.headers({ "content-security-policy": "default-src 'none'; sandbox", "cache-control": "no-store" });
    if (!link) return reply.callNotFound();
    const photo = await base.ports.images.get(`${shared.key}-480.webp`);
    if (!photo) return reply.callNotFound();
    const mark = markOf(link.label, showDate(link.created_at));
    const bytes = await watermarks.draw(addressOf(request.ip), { key: shared.key, photo }, mark);
    // Drawing may have waited in a line: what was taken back meanwhile is not sent any more.
    if (!(await findSharing(base, shared))) return reply.callNotFound();
    return reply.header("content-disposition", "inline").type("image/webp").send(bytes);
  });
}

async function findSharing(base: Base, { linkId, key }: SharedPhoto) {
  const link = await findOpenLink(base, { id: linkId }, base.clock.now());
  return link?.with_photo && (await isFirstPhoto(base, link.profile_id, key)) ? link : undefined;
}
