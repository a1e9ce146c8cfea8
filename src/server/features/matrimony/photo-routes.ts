/** Serves the photos of profiles by their links: only to the viewer of the link, and only while that viewer may see them. */
import type { FastifyInstance } from "fastify";
import { grantedScopes } from "#server/features/consents/grants.ts";
import type { Base } from "#server/platform/context.ts";
import { profileSubject } from "./consent-subject.ts";
import { type PhotoLink, readPhotoLink } from "./photo-links.ts";
import { whoSeesPhoto } from "./photo-queries.ts";

/** GET /photos/<link>.webp; whatever is wrong with it is 404. */
export function profilePhotos(app: FastifyInstance, base: Base): void {
  app.get<{ Params: { "*": string } }>("/photos/*", async (request, reply) => {
    const link = readPhotoLink(base, request.params["*"].replace(/\.webp$/, ""));
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    if (!link || !(await maySee(base, link))) return reply.callNotFound();
    const tag = `"${link.key}-${link.width}"`;
    // The browser asks again each time: what was taken back is not shown from its memory.
    reply.headers({ "cache-control": "private, no-cache", etag: tag, "content-disposition": "inline" });
    if (request.headers["if-none-match"] === tag) return reply.status(304).send();
    const bytes = await base.ports.images.get(`${link.key}-${link.width}.webp`);
    if (!bytes) return reply.callNotFound();
    return reply.type("image/webp").send(bytes);
  });
}

/** Asked each time: a link outlives a grant that is revoked. */
async function maySee(base: Base, link: PhotoLink): Promise<boolean> {
  const who = await whoSeesPhoto(base, link, base.clock.now());
  if (who !== "granted" || link.viewerId === null) return who === "viewer";
  return (await grantedScopes(base, { kind: profileSubject, id: link.profileId }, link.viewerId)).includes("photo");
}
