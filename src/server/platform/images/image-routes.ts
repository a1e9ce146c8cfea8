/** Serves the files of pictures under names that never change what they hold. */
import type { FastifyInstance } from "fastify";
import type { Base } from "#server/platform/context.ts";
import { imageFileNames } from "./images.ts";

const NAME = /^[0-9a-f]{32}(?=-)/;

/** GET /images/<key>-<width>.webp and <key>-1200.jpg; anything else below /images is 404. */
export function imageFiles(app: FastifyInstance, { ports }: Pick<Base, "ports">): void {
  app.get("/images/*", async (request, reply) => {
    const name = (request.params as { "*": string })["*"];
    const key = NAME.exec(name)?.[0];
    const bytes = key && imageFileNames(key).includes(name) ? await ports.images.get(name) : undefined;
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    if (!bytes) return reply.callNotFound();
    return reply
      .headers({ "cache-control": "public, max-age=31536000, immutable", "content-disposition": "inline" })
      .type(name.endsWith(".jpg") ? "image/jpeg" : "image/webp")
      .send(bytes);
  });
}
