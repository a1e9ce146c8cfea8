/** Where the files of pictures lie: the data folder of this machine. */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#server/platform/config/config.ts";

/** Files by name; a name is `<32 hexadecimal characters>-<width>.<webp or jpg>`. */
export interface ImageStorage {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
}

/** The storage that the configuration names. */
export function imageStorage({ dataDir }: Pick<Config, "dataDir">): ImageStorage {
  const pathOf = (name: string) => join(dataDir, "images", name.slice(0, 2), name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
