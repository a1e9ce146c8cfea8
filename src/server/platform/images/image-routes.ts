/** Serves the files of pictures under names that never change what they hold. */
import type { FastifyInstance } from "fastify";
import type { Base } from "#server/platform/context.ts";
import { imageFileNames } from "./images.ts";

const NAME = /^[0-9a-f]{32}(?=-)/;

/** Whoever asks their browser to save data gets the largest picture in the middle size. */
function smallerFor(saveData: string | string[] | undefined, name: string): string {
  return saveData === "on" ? name.replace(/-1200\.webp$/, "-480.webp") : name;
}

/** GET /images/<key>-<width>.webp and <key>-1200.jpg; anything else below /images is 404. */
export function imageFiles(app: FastifyInstance, { ports }: Pick<Base, "ports">): void {
  app.get("/images/*", async (request, reply) => {
    const name = (request.params as { "*": string })["*"];
    const key = NAME.exec(name)?.[0];
    const isOurs = key !== undefined && imageFileNames(key).includes(name);
    const bytes = isOurs ? await ports.images.get(smallerFor(request.headers["save-data"], name)) : undefined;
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    if (!bytes) return reply.callNotFound();
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-disposition": "inline",
        vary: "save-data",
      })
      .type(name.endsWith(".jpg") ? "image/jpeg" : "image/webp")
      .send(bytes);
  });
}
