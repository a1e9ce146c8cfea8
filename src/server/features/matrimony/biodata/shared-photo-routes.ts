/** Serves the photo of a shared biodata, as long as its link is open and shares it. */
import type { FastifyInstance } from "fastify";
import type { Base } from "#server/platform/context.ts";
import { findOpenLink, isFirstPhoto } from "./link-queries.ts";
import { readSharedPhotoLink } from "./shared-photo-links.ts";

/** GET /shared-photos/<link>.webp; whatever is wrong with it is 404. */
export function sharedPhotos(app: FastifyInstance, base: Base): void {
  app.get<{ Params: { "*": string } }>("/shared-photos/*", async (request, reply) => {
    const photo = readSharedPhotoLink(base, request.params["*"].replace(/\.webp$/, ""));
    const link = photo && (await findOpenLink(base, { id: photo.linkId }, base.clock.now()));
    reply.headers({ "content-security-policy": "default-src 'none'; sandbox", "cache-control": "no-store" });
    if (!link?.with_photo || !(await isFirstPhoto(base, link.profile_id, photo!.key))) return reply.callNotFound();
    const bytes = await base.ports.images.get(`${photo!.key}-480.webp`);
    if (!bytes) return reply.callNotFound();
    return reply.header("content-disposition", "inline").type("image/webp").send(bytes);
  });
}
