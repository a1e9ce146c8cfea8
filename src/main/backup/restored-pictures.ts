/** Pictures of a backup on their way into the data folder: set aside first, moved to their places when everything else is in. */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/platform/config/config.ts";
import { imageStorage } from "#server/platform/images/storage.ts";

const NAME = /^[0-9a-f]{32}-[0-9]+\.(webp|jpg)$/;

export interface RestoredPictures {
  add(name: string, data: AsyncIterable<Buffer>): Promise<void>;
  /** Moves all of them to their places, over files of the same name, which hold the same. */
  place(): void;
  /** Removes what was not moved; it is also done when the process ends. */
  forget(): void;
}

/** They are set aside inside the folder of pictures, which may be another disk than the data folder. */
export function restorePictures({ dataDir }: Pick<Config, "dataDir">): RestoredPictures {
  const folder = join(dataDir, "images");
  const aside = join(folder, ".restoring");
  const storage = imageStorage({ dataDir: aside });
  const remove = () => rmSync(aside, { recursive: true, force: true });
  remove();
  process.once("exit", remove);
  return {
    async add(name, data) {
      if (!NAME.test(name)) throw new Error(`${name} is not the name of a picture`);
      const pieces: Buffer[] = [];
      for await (const piece of data) pieces.push(piece);
      await storage.put(name, Buffer.concat(pieces));
    },
    place() {
      const from = join(aside, "images");
      for (const part of foldersIn(from)) {
        mkdirSync(join(folder, part), { recursive: true });
        for (const name of readdirSync(join(from, part))) renameSync(join(from, part, name), join(folder, part, name));
      }
    },
    forget() {
      remove();
      process.off("exit", remove);
    },
  };
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
