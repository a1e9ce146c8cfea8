/** Serves the photos of profiles by their links: only to the viewer of the link, and only while that viewer may see them. */
import type { FastifyInstance } from "fastify";
import type { Base } from "#server/platform/context.ts";
import { readPhotoLink } from "./photo-links.ts";
import { maySeePhoto } from "./photo-queries.ts";

/** GET /photos/<link>.webp; whatever is wrong with it is 404. */
export function profilePhotos(app: FastifyInstance, base: Base): void {
  app.get<{ Params: { "*": string } }>("/photos/*", async (request, reply) => {
    const link = readPhotoLink(base, request.params["*"].replace(/\.webp$/, ""));
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    if (!link || !(await maySeePhoto(base, link, base.clock.now()))) return reply.callNotFound();
    const tag = `"${link.key}-${link.width}"`;
    // The browser asks again each time: what was taken back is not shown from its memory.
    reply.headers({ "cache-control": "private, no-cache", etag: tag, "content-disposition": "inline" });
    if (request.headers["if-none-match"] === tag) return reply.status(304).send();
    const bytes = await base.ports.images.get(`${link.key}-${link.width}.webp`);
    if (!bytes) return reply.callNotFound();
    return reply.type("image/webp").send(bytes);
  });
}
