/** Where the files of pictures lie: the data folder of this machine, or a bucket of a store that speaks S3. */
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config, S3Settings } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";

/** Files by name; a name is `<32 hexadecimal characters>-<width>.<webp or jpg>`. */
export interface ImageStorage {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** A name never changes what it holds. */
const FOREVER = "public, max-age=31536000, immutable";
const PRIVATE = { visibility: "private" } as const;
const S3_MS = { connectionTimeout: 3_000, requestTimeout: 10_000 };

/** The storage that the configuration names; throws StartProblem when its bucket cannot be written. */
export async function openImageStorage({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<ImageStorage> {
  if (!s3) return imagesOn(new Disk(new FSDriver({ location: dataDir, ...PRIVATE })));
  const disk = await bucketOf(s3);
  try {
    await disk.put("images/.written", "The portal may write here.");
  } catch (error) {
    throw new StartProblem(`The bucket ${s3.bucket} (S3_BUCKET) cannot be written: ${reasonOf(error).message}.`);
  }
  return imagesOn(disk);
}

/** Where the files are, in words: the folder, or the bucket. */
export function imagePlace({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): string {
  return s3 ? `the bucket ${s3.bucket}` : `${dataDir}/images`;
}

/** The driver is loaded only here: with Amazon's client it takes 6 MB of memory. */
async function bucketOf({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Promise<Disk> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores rarely have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Not every store supports Amazon's checksums and access lists.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    supportsACL: false,
    requestHandler: S3_MS,
    ...PRIVATE,
  });
  return new Disk(driver);
}

function imagesOn(disk: Disk): ImageStorage {
  const keyOf = (name: string) => `images/${name.slice(0, 2)}/${name}`;
  return {
    put: (name, bytes) => disk.put(keyOf(name), bytes, { cacheControl: FOREVER }).catch(rethrowReason),
    get: (name) => disk.getBytes(keyOf(name)).catch((error) => (isMissing(error) ? undefined : rethrowReason(error))),
    has: (name) => disk.exists(keyOf(name)).catch(rethrowReason),
    remove: (name) => disk.delete(keyOf(name)).catch(rethrowReason),
  };
}

/** The error of the file system or the store, which the library wraps in one of its own. */
function reasonOf(error: unknown): Error {
  return ((error as Error).cause as Error | undefined) ?? (error as Error);
}

function rethrowReason(error: unknown): never {
  throw reasonOf(error);
}

function isMissing(error: unknown): boolean {
  const { code, name } = reasonOf(error) as NodeJS.ErrnoException;
  return code === "ENOENT" || name === "NoSuchKey";
}
