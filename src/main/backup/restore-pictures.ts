/** Pictures of a backup on their way into the storage: nothing of them is left when the restore fails. */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/platform/config/config.ts";
import { openImageStorage } from "#server/platform/image-storage.ts";

const NAME = /^[0-9a-f]{32}-[0-9]+\.(webp|jpg)$/;

export interface PictureRestore {
  add(name: string, data: AsyncIterable<Buffer>): Promise<void>;
  /** Moves all of them to their places; a file of the same name there is overwritten and holds the same. */
  place(): Promise<void>;
  /** Removes what was not placed, or after a failure what should not be there. */
  close(isDone: boolean): Promise<void>;
}

export function restorePictures(config: Pick<Config, "dataDir" | "s3">): Promise<PictureRestore> {
  return config.s3 ? intoBucket(config) : intoFolder(config);
}

/** Set aside inside the folder of pictures, which may be on another disk than the data folder, and moved when everything else is in. Also removed when the process ends. */
async function intoFolder({ dataDir }: Pick<Config, "dataDir">): Promise<PictureRestore> {
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

/** Put into their places at once, since nothing names them before the commit. If the process is killed, they stay, and the next restore overwrites them. */
async function intoBucket(config: Pick<Config, "dataDir" | "s3">): Promise<PictureRestore> {
  const storage = await openImageStorage(config);
  const fresh: string[] = [];
  return {
    async add(name, data) {
      // A picture that is there already may be in use by the portal that the backup was taken of.
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
