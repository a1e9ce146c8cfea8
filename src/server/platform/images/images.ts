/** Saves pictures of members: encoded anew, under random keys, within each member's share. */
import { createHash, randomBytes } from "node:crypto";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { IMAGE_WIDTHS } from "#contract/paths.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import type { EncodedImage } from "#server/platform/encoded-image.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { countImages, deleteUnusedImages, insertImage } from "./image-queries.ts";

/** Pictures one member may have stored. */
export const IMAGES_PER_MEMBER = 1000;
const BATCH = 50;

export interface SavedImage {
  id: string;
  key: string;
  width: number;
  height: number;
}

/** The names of all files of a picture. */
export function imageFileNames(key: string): string[] {
  return [...IMAGE_WIDTHS.map((width) => `${key}-${width}.webp`), `${key}-${Math.max(...IMAGE_WIDTHS)}.jpg`];
}

/** What the keys of private pictures begin with: /images does not know them, whoever shows them decides to whom. */
export const PRIVATE = "p";

/** Stores one picture of a member. Refuses as the encoder does, and with 'images.quota'. A picture that nothing shows is removed after a day. */
export async function saveImage(ctx: Ctx, { ownerId, bytes }: { ownerId: string; bytes: Buffer }): Promise<SavedImage> {
  const [saved] = await saveImages(ctx, ownerId, [bytes]);
  return saved!;
}

/** One text for each file, the same for the same bytes: for comparing a repeated request with the first. */
export function fingerprints(files: Upload[]): string[] {
  return files.map(({ bytes }) => createHash("sha256").update(bytes).digest("base64"));
}

/**
 * The pictures of an item after an edit, as image ids in their order. `order` holds keys of `known` pictures (key -> id) that stay and 'new' for the next
 * file; files without a place in it follow. Refuses more than `most` before any work is done.
 */
export async function arrangeImages(
  ctx: Ctx,
  {
    ownerId,
    order,
    known,
    files,
    most,
    isPrivate = false,
  }: {
    ownerId: string;
    order: string[];
    known: Map<string, string>;
    files: Upload[];
    most: number;
    isPrivate?: boolean;
  },
): Promise<string[]> {
  const places = order.filter((entry) => entry === "new").length;
  const staying = order.filter((entry) => entry !== "new");
  if (places > files.length || new Set(staying).size !== staying.length || staying.some((key) => !known.has(key)))
    refuseFields({ imageOrder: "field.invalid" });
  if (staying.length + files.length > most) refuse("images.too-many", { n: most });
  const fresh = await saveImages(
    ctx,
    ownerId,
    files.map((file) => file.bytes),
    isPrivate ? PRIVATE : "",
  );
  const ids = order.map((entry) => (entry === "new" ? fresh.shift()!.id : known.get(entry)!));
  return [...ids, ...fresh.map((image) => image.id)];
}

/** The timed job: removes pictures that nothing shows any more, of edits that were given up and of what was deleted. Those of the last day may still belong to an edit under way. */
export async function removeUnusedImages(base: Handle & Pick<Base, "clock" | "ports">): Promise<void> {
  const before = new Date(base.clock.now().getTime() - DAY_MS);
  let removed: number;
  do {
    // A row is gone only when its files are: what fails here is found again the next night.
    removed = await inTransaction(base, async (base) => {
      const keys = await deleteUnusedImages(base, before, BATCH);
      for (const key of keys) for (const name of imageFileNames(key)) await base.ports.images.remove(name);
      return keys.length;
    });
  } while (removed === BATCH);
}

async function saveImages(ctx: Ctx, ownerId: string, all: Buffer[], prefix = ""): Promise<SavedImage[]> {
  if (all.length === 0) return [];
  if ((await countImages(ctx, ownerId)) + all.length > IMAGES_PER_MEMBER) refuse("images.quota");
  const encoded: EncodedImage[] = [];
  // One after the other, so that a request never holds more than one of its member's places.
  for (const bytes of all) encoded.push(await ctx.ports.encodeImage(ownerId, bytes));
  const stored = await Promise.allSettled(encoded.map((image) => store(ctx, ownerId, prefix, image)));
  const failed = stored.find(({ status }) => status === "rejected");
  if (!failed) return stored.map((one) => (one as PromiseFulfilledResult<SavedImage>).value);
  for (const one of stored) if (one.status === "fulfilled") await removeFiles(ctx, one.value.key);
  throw (failed as PromiseRejectedResult).reason;
}

/** The row comes first: whatever is cut off after it, a full disk or a killed process, the timed job finds the files by it. */
async function store(
  ctx: Ctx,
  ownerId: string,
  prefix: string,
  { width, height, files }: EncodedImage,
): Promise<SavedImage> {
  const saved = { id: newId(), key: `${prefix}${randomBytes(16).toString("hex")}`, width, height };
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  await insertImage(ctx, { ...saved, owner_id: ownerId, bytes, created_at: ctx.clock.now() });
  try {
    for (const { ending, bytes } of files) await ctx.ports.images.put(`${saved.key}${ending}`, bytes);
  } catch (error) {
    await removeFiles(ctx, saved.key);
    throw error;
  }
  return saved;
}

/** Makes room again at once; what cannot be removed now goes with its row. */
async function removeFiles({ ports }: Pick<Ctx, "ports">, key: string): Promise<void> {
  for (const name of imageFileNames(key)) await ports.images.remove(name).catch(() => undefined);
}
