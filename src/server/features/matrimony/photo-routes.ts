/** The photos of profiles, for their readers and in shared biodatas: one program draws the watermarks of both. */
import type { FastifyInstance } from "fastify";
import type { Base } from "#server/platform/context.ts";
import { sharedPhotos } from "./biodata/shared-photos.ts";
import { profilePhotos } from "./profile-photos.ts";
import { openWatermarks } from "./watermark/watermark.ts";

export function photoFiles(app: FastifyInstance, base: Base): void {
  const watermarks = openWatermarks(base);
  app.addHook("onClose", async () => watermarks.close());
  profilePhotos(app, base, watermarks);
  sharedPhotos(app, base, watermarks);
}
