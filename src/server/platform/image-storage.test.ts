// Pictures in a bucket of a store that speaks S3: the same as on a disk, from the upload to the backup.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { restoreBackup } from "#main/backup/restore-backup.ts";
import { takeBackup } from "#main/backup/take-backup.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { rewriteArchive, withoutMembers } from "#tests/harness/archive.ts";
import { type Bucket, openBucket } from "#tests/harness/bucket.ts";
import { emptyDatabase } from "#tests/harness/database.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { openImageStorage } from "./image-storage.ts";
import { removeUnusedImages } from "./images/images.ts";

let bucket: Bucket;
let town: Town;
let asha: Person;
const folder = mkdtempSync(join(tmpdir(), "viprasetu-pictures-"));
beforeAll(async () => {
  bucket = await openBucket();
  town = await openTown(bucket.settings);
  asha = await town.signIn("asha");
});
afterAll(async () => {
  await town.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const listing = { listingName: "Besan laddu", description: "Made in pure ghee" };

async function addPicture() {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#8b2e2e" } })
    .jpeg()
    .toBuffer();
  const fkBusinessId = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses[0]!._id;
  const { payload } = await upload(
    town,
    ownListings.create,
    { ...listing, fkBusinessId },
    [{ name: "a.jpg", bytes }],
    asha,
  );
  return { id: payload.listing._id, key: payload.listing.images[0]! };
}

const served = async (portal: Town, name: string) => {
  const response = await fetch(`${portal.url}/images/${name}`);
  return { status: response.status, type: response.headers.get("content-type"), bytes: await response.bytes() };
};

test("an uploaded picture lies in the bucket alone and is served by the portal under the address it always had", async () => {
  const { key } = await addPicture();
  const names = [`${key}-1200.jpg`, `${key}-1200.webp`, `${key}-160.webp`, `${key}-480.webp`];
  expect(bucket.files()).toEqual(expect.arrayContaining(names.map((name) => `images/${key.slice(0, 2)}/${name}`)));
  expect(existsSync(join(town.config.dataDir, "images"))).toBe(false);
  const { status, type, bytes } = await served(town, `${key}-480.webp`);
  expect([status, type, (await sharp(bytes).metadata()).width]).toEqual([200, "image/webp", 480]);
  expect((await served(town, `${"0".repeat(32)}-480.webp`)).status).toBe(404);
});

test("pictures that nothing shows any more are gone from the bucket after a day", async () => {
  const { id, key } = await addPicture();
  await town.call(ownListings.update, { id, ...listing, imageOrder: [] }, asha);
  town.clock.forward(DAY_MS + 60_000);
  await removeUnusedImages(town.portal.base);
  expect(bucket.files().filter((file) => file.includes(key))).toEqual([]);
  asha = await town.signIn("asha");
});

test("a backup holds the bucket's pictures, and a restore brings them to the disk or into another bucket", async () => {
  const { key } = await addPicture();
  const file = join(folder, "portal.backup.gz");
  const { missing } = await takeBackup({ config: town.config, connection: town.portal.connection }, file);
  expect(missing).toBe(0);
  const expected = await town.portal.base.ports.images.get(`${key}-480.webp`);
  const other = await openBucket();
  for (const settings of [{}, other.settings]) {
    const database = await emptyDatabase(inject("databaseUrl"));
    const connection = await connect(database.url, 4);
    const config = readConfig({ DATA_DIR: mkdtempSync(join(folder, "data-")), ...settings });
    await restoreBackup({ config, connection }, file);
    const storage = await openImageStorage(config);
    expect(Buffer.from((await storage.get(`${key}-480.webp`))!).equals(expected!)).toBe(true);
    expect(existsSync(join(config.dataDir, "images"))).toBe(config.s3 === undefined);
    await connection.close();
    await database.drop();
  }
  await other.close();
});

test("a restore that fails takes back the pictures that it brought, and none that were there", async () => {
  const { key } = await addPicture();
  const { config, portal } = town;
  const [file, orphaned] = [join(folder, "whole.backup.gz"), join(folder, "orphaned.backup.gz")];
  await takeBackup({ config, connection: portal.connection }, file);
  await rewriteArchive(file, orphaned, withoutMembers);
  await portal.base.ports.images.remove(`${key}-480.webp`);
  const before = bucket.files();
  const database = await emptyDatabase(inject("databaseUrl"));
  const connection = await connect(database.url, 4);
  await expect(restoreBackup({ config, connection }, orphaned)).rejects.toThrow(/nothing of it was kept/);
  expect(bucket.files()).toEqual(before);
  await connection.close();
  await database.drop();
});

test("a bucket that cannot be written stops the start with a sentence that names it", async () => {
  const settings = { ...bucket.settings, S3_SECRET_ACCESS_KEY: "another key" };
  const config = readConfig({ DATA_DIR: folder, ...settings });
  await expect(openImageStorage(config)).rejects.toThrow(/^The bucket pictures \(S3_BUCKET\) cannot be written: .+\.$/);
  await expect(openImageStorage(config)).rejects.not.toThrow("another key");
});
