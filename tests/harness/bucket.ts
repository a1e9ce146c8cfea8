/** A store that speaks S3, with one bucket, in a folder of its own. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface Bucket {
  /** The settings of a portal that uses this bucket. */
  settings: Record<string, string>;
  /** The names of all files in it, in order. */
  files(): string[];
  close(): Promise<void>;
}

const NAME = "pictures";
/** The store accepts these credentials only. */
const KEY = "S3RVER";

export async function openBucket(): Promise<Bucket> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-bucket-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  const { port } = await server.run();
  const root = join(folder, NAME);
  return {
    settings: {
      S3_BUCKET: NAME,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    files: () =>
      (existsSync(root) ? readdirSync(root, { recursive: true }) : [])
        .map(String)
        .flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? [])
        .sort(),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
