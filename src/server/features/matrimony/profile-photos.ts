/** Serves the photos of profiles by their links: only to the viewer of the link, only while that viewer may see them, and large only with a watermark. */
import type { FastifyInstance } from "fastify";
import { IMAGE_WIDTHS } from "#contract/paths.ts";
import { grantedScopes } from "#server/features/consents/grants.ts";
import type { Base } from "#server/platform/context.ts";
import { addressOf } from "#server/platform/http/api.ts";
import { parseCookies } from "#server/platform/http/cookies.ts";
import { isHeldBy } from "#server/platform/sessions/sessions.ts";
import { profileSubject } from "./consent-subject.ts";
import { type PhotoLink, readPhotoLink } from "./photo-links.ts";
import { whoSeesPhoto } from "./photo-queries.ts";
import type { Watermarks } from "./watermark/watermark.ts";

const LARGE = Math.max(...IMAGE_WIDTHS);

/** GET /photos/<link>.webp; whatever is wrong with it is 404. */
export function profilePhotos(app: FastifyInstance, base: Base, watermarks: Watermarks): void {
  app.get<{ Params: { "*": string } }>("/photos/*", async (request, reply) => {
    const link = readPhotoLink(base, request.params["*"].replace(/\.webp$/, ""));
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    const isOfViewer = link && (await isOpenedByViewer(base, link, request.headers.cookie));
    if (!isOfViewer || !(await maySee(base, link))) return reply.callNotFound();
    const mark = link.width === LARGE ? await watermarks.markFor(link) : undefined;
    const tag = `"${[link.key, link.width, mark?.tag].filter(Boolean).join("-")}"`;
    // The browser asks again each time: what was taken back is not shown from its memory.
    const headers = { "cache-control": "private, no-cache", etag: tag, "content-disposition": "inline" };
    if (request.headers["if-none-match"] === tag) return reply.status(304).headers(headers).send();
    const photo = await base.ports.images.get(`${link.key}-${link.width}.webp`);
    if (!photo) return reply.callNotFound();
    const bytes = mark ? await watermarks.draw(addressOf(request.ip), { key: link.key, photo }, mark) : photo;
    // Drawing may have waited in a line: what was taken back meanwhile is not sent any more.
    if (mark && !(await maySee(base, link))) return reply.callNotFound();
    return reply.headers(headers).type("image/webp").send(bytes);
  });
}

/** The person of the profile, who has no session, holds the link alone. */
async function isOpenedByViewer(base: Base, { sessionId }: PhotoLink, cookies: string | undefined): Promise<boolean> {
  return sessionId === null || isHeldBy(base, sessionId, parseCookies(cookies));
}

/** Asked each time: a link outlives a grant that is revoked. */
async function maySee(base: Base, link: PhotoLink): Promise<boolean> {
  const who = await whoSeesPhoto(base, link, base.clock.now());
  if (who !== "granted" || link.viewerId === null) return who === "viewer";
  return (await grantedScopes(base, { kind: profileSubject, id: link.profileId }, link.viewerId)).includes("photo");
}
