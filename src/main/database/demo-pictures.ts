/** The pictures of the demo's businesses, from db/demo/pictures: drawn by db/demo/drawings and made as those of uploads are, so that a first start has nothing to encode. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "#base/ids.ts";
import { setImages } from "#server/features/businesses/own/image-queries.ts";
import type { ImageStorage } from "#server/platform/image-storage.ts";
import { insertImage } from "#server/platform/images/image-queries.ts";
import { imageFileNames } from "#server/platform/images/images.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { demoBusinesses } from "./demo-community.ts";

const folder = join(import.meta.dirname, "../../../db/demo/pictures");
const SIZE = { width: 780, height: 520 };

/** Gives about half of the businesses their picture; the others show monograms. Answers the ids of those that got one. */
export async function insertDemoPictures(
  handle: Handle,
  storage: Pick<ImageStorage, "put">,
  now: Date,
  { members, businesses }: Record<"members" | "businesses", Map<string, string>>,
): Promise<string[]> {
  const drawn = demoBusinesses().filter(({ key }) => existsSync(join(folder, `${key}-160.webp`)));
  for (const { key: name, ownerKey } of drawn) {
    // The same for every demo, so that a second one in one place writes over the first.
    const key = createHash("sha256").update(name).digest("hex").slice(0, 32);
    const files = await Promise.all(
      imageFileNames(key).map(async (file) => ({ file, bytes: await readFile(join(folder, file.replace(key, name))) })),
    );
    const image = { id: newId(), owner_id: members.get(ownerKey)!, key, ...SIZE, created_at: now };
    await insertImage(handle, { ...image, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) });
    await setImages(handle, businesses.get(name)!, [image.id]);
    await Promise.all(files.map(({ file, bytes }) => storage.put(file, bytes)));
  }
  return drawn.map(({ key }) => businesses.get(key)!);
}
