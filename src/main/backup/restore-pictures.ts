/** Pictures of a backup on their way into the storage: nothing of them is left when the restore fails. */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/platform/config/config.ts";
import { openImageStorage } from "#server/platform/image-storage.ts";

const NAME = /^[0-9a-f]{32}-[0-9]+\.(webp|jpg)$/;

export interface RestoredPictures {
  add(name: string, data: AsyncIterable<Buffer>): Promise<void>;
  /** Brings all of them to their places, over files of the same name, which hold the same. */
  place(): Promise<void>;
  /** Removes what has no place after all. */
  close(isDone: boolean): Promise<void>;
}

export function restorePictures(config: Pick<Config, "dataDir" | "s3">): Promise<RestoredPictures> {
  return config.s3 ? intoBucket(config) : intoFolder(config);
}

/** Set aside inside the folder of pictures, which may be another disk than the data folder, and moved when everything else is in. What is aside also goes when the process ends. */
async function intoFolder({ dataDir }: Pick<Config, "dataDir">): Promise<RestoredPictures> {
  const folder = join(dataDir, "images");
  const aside = join(folder, ".restoring");
  const storage = await openImageStorage({ dataDir: aside, s3: undefined });
  const remove = () => rmSync(aside, { recursive: true, force: true });
  remove();
  process.once("exit", remove);
  return {
    add: async (name, data) => storage.put(checked(name), await joined(data)),
    async place() {
      const from = join(aside, "images");
      for (const part of foldersIn(from)) {
        mkdirSync(join(folder, part), { recursive: true });
        for (const name of readdirSync(join(from, part))) renameSync(join(from, part, name), join(folder, part, name));
      }
    },
    async close() {
      remove();
      process.off("exit", remove);
    },
  };
}

/** Put into their places at once, since nothing names them before the end. A process that is killed leaves them there, and the next restore writes over them. */
async function intoBucket(config: Pick<Config, "dataDir" | "s3">): Promise<RestoredPictures> {
  const storage = await openImageStorage(config);
  const fresh: string[] = [];
  return {
    async add(name, data) {
      // One that is there already may be shown by the portal that the backup is of.
      if (!(await storage.has(checked(name)))) fresh.push(name);
      await storage.put(name, await joined(data));
    },
    place: async () => undefined,
    async close(isDone) {
      if (!isDone) for (const name of fresh) await storage.remove(name);
    },
  };
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error(`${name} is not the name of a picture`);
  return name;
}

async function joined(data: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of data) pieces.push(piece);
  return Buffer.concat(pieces);
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
