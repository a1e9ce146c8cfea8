/** The pictures of the demo, of its businesses here, from db/demo/pictures: made as those of uploads are, so that a first start has nothing to encode. */
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

const demoFolder = join(import.meta.dirname, "../../../db/demo");
const SIZE = { width: 780, height: 520 };

export type Storage = Pick<ImageStorage, "put">;

/** Gives about half of the businesses their picture; the others show monograms. Answers the ids of those that got one. */
export async function insertDemoPictures(
  handle: Handle,
  storage: Storage,
  now: Date,
  { members, businesses }: Record<"members" | "businesses", Map<string, string>>,
): Promise<string[]> {
  const pictured: string[] = [];
  for (const { key: name, ownerKey } of demoBusinesses()) {
    const owner = { owner_id: members.get(ownerKey)!, created_at: now };
    const imageId = await insertPicture(handle, storage, { folder: "pictures", name, ...owner });
    if (imageId === undefined) continue;
    await setImages(handle, businesses.get(name)!, [imageId]);
    pictured.push(businesses.get(name)!);
  }
  return pictured;
}

interface Picture {
  /** Of db/demo. */
  folder: "pictures" | "content-pictures";
  /** The key of what it shows. */
  name: string;
  owner_id: string;
  created_at: Date;
}

/** Stores a picture in all sizes; undefined where there is none of this name. */
export async function insertPicture(
  handle: Handle,
  storage: Storage,
  { folder, name, ...owner }: Picture,
): Promise<string | undefined> {
  const path = join(demoFolder, folder);
  if (!existsSync(join(path, `${name}-160.webp`))) return undefined;
  // The same for every demo, so that a second one in one place writes over the first.
  const key = createHash("sha256").update(name).digest("hex").slice(0, 32);
  const files = await Promise.all(
    imageFileNames(key).map(async (file) => ({ file, bytes: await readFile(join(path, file.replace(key, name))) })),
  );
  const bytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const image = { id: newId(), key, ...owner, ...SIZE, bytes };
  await insertImage(handle, image);
  await Promise.all(files.map(({ file, bytes }) => storage.put(file, bytes)));
  return image.id;
}
