import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { members } from "#contract/members.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { hostilePng } from "#tests/harness/hostile-png.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { IMAGES_PER_MEMBER, removeUnusedImages } from "./images.ts";

let town: Town;
let asha: Person;
let business: string;
let photo: Buffer;
beforeAll(async () => {
  town = await openTown();
  asha = await town.signIn("asha");
  business = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses[0]!._id;
  photo = await picture(900, 600).jpeg().toBuffer();
});
afterAll(() => town.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8b2e2e" } });
const listing = () => ({ fkBusinessId: business, listingName: "Besan laddu", description: "Made in pure ghee" });
const add = (...all: Array<{ name: string; bytes: Uint8Array }>) =>
  upload(town, ownListings.create, listing(), all, asha);
const setLogo = (who: Person, bytes: Uint8Array) =>
  upload(town, members.update, { firstName: "Asha" }, [{ name: "logo.jpg", bytes }], who);
const storedFiles = async () =>
  (await readdir(join(town.config.dataDir, "images"), { recursive: true }).catch(() => [])).filter((f) =>
    f.includes("."),
  );

test("a photo of a paid member is kept as WebP of three widths and a JPEG for sharing, without its place and camera, and served for ever", async () => {
  const tagged = await picture(2400, 1600)
    .withExif({ IFD0: { Make: "Canary-Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 43/1 0/1" } })
    .jpeg()
    .toBuffer();
  const { status, payload } = await add({ name: "laddu.jpg", bytes: tagged });
  expect(status).toBe(201);
  const [key] = payload.listing.images;
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  for (const [ending, type, width] of [
    ["160.webp", "image/webp", 160],
    ["480.webp", "image/webp", 480],
    ["1200.webp", "image/webp", 1200],
    ["1200.jpg", "image/jpeg", 1200],
  ] as const) {
    const response = await fetch(`${town.url}/images/${key}-${ending}`);
    expect(response.status, ending).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const meta = await sharp(bytes).metadata();
    expect([meta.width, meta.exif, meta.icc, meta.xmp], ending).toEqual([width, undefined, undefined, undefined]);
    expect(bytes.includes("Canary-Camera")).toBe(false);
  }
  const sized = async (ending: string, saveData: string) => {
    const response = await fetch(`${town.url}/images/${key}-${ending}`, { headers: { "save-data": saveData } });
    expect(response.headers.get("vary")).toContain("save-data");
    return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
  };
  expect(await sized("1200.webp", "on"), "of who saves data").toBe(480);
  expect(await sized("1200.webp", "off")).toBe(1200);
  expect(await sized("1200.jpg", "on"), "for messengers").toBe(1200);
});

test("every well-meant picture is taken: upright, on white, small ones not enlarged, strips and odd colours too", async () => {
  const good: Record<string, Buffer> = {
    "plain.jpg": photo,
    "plain.png": await picture(300, 200).png().toBuffer(),
    "plain.webp": await picture(300, 200).webp().toBuffer(),
    "sixteen-bit.png": await picture(64, 64).toColourspace("rgb16").png().toBuffer(),
    "grey.jpg": await picture(64, 64).greyscale().jpeg().toBuffer(),
    "cmyk.jpg": await picture(64, 64).toColourspace("cmyk").jpeg().toBuffer(),
    "palette.png": await picture(64, 64).png({ palette: true }).toBuffer(),
    "one-pixel.png": await picture(1, 1).png().toBuffer(),
    "strip.png": await picture(1, 60_000).png().toBuffer(),
    "wide.jpg": await picture(30_000, 3).jpeg().toBuffer(),
    "wrong ending.txt": photo,
    "..%2f..%2fetc%2fpasswd": photo,
    "nul\u0000name.jpg": photo,
    "rtl\u202egpj.jpg": photo,
    "animated.webp": await animated(40),
    "icc.jpg": await picture(64, 64).withIccProfile("p3").jpeg().toBuffer(),
    "script behind.jpg": Buffer.concat([photo, Buffer.from("<script>canary()</script><?php canary(); ?>")]),
    "zip behind.png": Buffer.concat([await picture(8, 8).png().toBuffer(), Buffer.from("PK\u0003\u0004canary")]),
  };
  for (const [name, bytes] of Object.entries(good)) {
    const { status, payload } = await add({ name, bytes });
    expect(status, name).toBe(201);
    const response = await fetch(`${town.url}/images/${payload.listing.images[0]}-1200.webp`);
    const stored = Buffer.from(await response.arrayBuffer());
    expect((await sharp(stored).metadata()).format, name).toBe("webp");
    expect(stored.includes("canary"), name).toBe(false);
  }
  const turned = await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const clear = await sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { payload } = await add({ name: "turned.jpg", bytes: turned }, { name: "clear.png", bytes: clear });
  const [turnedKey, clearKey] = payload.listing.images;
  const shown = async (key: string) =>
    sharp(Buffer.from(await (await fetch(`${town.url}/images/${key}-1200.jpg`)).arrayBuffer()));
  expect(await (await shown(turnedKey!)).metadata()).toMatchObject({ width: 20, height: 40 });
  const [red] = await (await shown(clearKey!)).raw().toBuffer();
  expect(red).toBeGreaterThan(250);
});

test("what is no JPEG, PNG or WebP picture is refused with a sentence, whatever it calls itself, and leaves nothing behind", async () => {
  const before = await storedFiles();
  const png = await picture(8, 8).png().toBuffer();
  const bad: Record<string, Uint8Array> = {
    "empty.jpg": Buffer.alloc(0),
    "text.jpg": Buffer.from("just words"),
    "page.jpg": Buffer.from("<html><script>alert(1)</script>"),
    "drawing.svg": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "entity.svg": Buffer.from(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    "moving.gif": Buffer.from("GIF89a\u0001\u0000\u0001\u0000<script>"),
    "real.gif": await picture(8, 8).gif().toBuffer(),
    "real.tiff": await picture(8, 8).tiff().toBuffer(),
    "real.avif": await picture(8, 8).avif().toBuffer(),
    "heic.jpg": Buffer.from("0000001866747970686569630000000068656963", "hex"),
    "pdf.jpg": Buffer.from("%PDF-1.7\n%%EOF"),
    "zip.png": Buffer.from("504b0304140000000800", "hex"),
    "half.jpg": photo.subarray(0, photo.length / 2),
    "half.png": png.subarray(0, png.length - 20),
    "only the start.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    "only the start.png": Buffer.from("89504e470d0a1a0a", "hex"),
    "only the start.webp": Buffer.from("524946462400000057454250", "hex"),
    "flipped bit.png": Buffer.from(png).fill(0xff, 40, 60),
    "gif in jpg": Buffer.concat([Buffer.from("GIF89a"), photo]),
    "bmp.jpg": Buffer.from("424d3600000000000000", "hex"),
    "exe.jpg": Buffer.from("4d5a90000300000004000000", "hex"),
  };
  for (const [name, bytes] of Object.entries(bad))
    expect(await add({ name, bytes }), name).toMatchObject({
      status: 400,
      message: "This is not a picture we can read. Please choose a JPEG, PNG or WebP image.",
    });
  expect(await storedFiles()).toEqual(before);
});

test("a seventh picture and one above 10 MB are refused with the specification's words, and no listing is made", async () => {
  const count = async () => (await town.call(ownListings.fetchListingsCount, { fkBusinessId: business }, asha)).payload;
  const before = await count();
  const seven = Array.from({ length: 7 }, (_, at) => ({ name: `${at}.jpg`, bytes: photo }));
  expect(await add(...seven)).toMatchObject({ status: 400, message: "Upto 6 images allowed" });
  const large = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
  expect(await add({ name: "large.jpg", bytes: large })).toMatchObject({ status: 413 });
  expect(await count()).toEqual(before);
});

test("thirty uploads at once, six each of five people, are all taken, and the process grows by less than 200 MB", async () => {
  const big = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  const people = await Promise.all(["asha", "meera", "gopal", "ramesh", "sunita"].map((key) => town.signIn(key)));
  const before = process.memoryUsage().rss;
  const replies = await Promise.all(Array.from({ length: 30 }, (_, at) => setLogo(people[at % people.length]!, big)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
});

test("a member who sends forty large pictures at once is refused most of them, and another's logo waits for two of his at most", async () => {
  const [gopal, meera] = await Promise.all([town.signIn("gopal"), town.signIn("meera")]);
  const large = await picture(3000, 2000).jpeg({ progressive: true }).toBuffer();
  const done: number[] = [];
  let refused = 0;
  const flood = Array.from({ length: 45 }, async () => {
    const { status } = await setLogo(gopal, large);
    if (status === 429) refused += 1;
    else done.push(performance.now());
    return status;
  });
  while (refused === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const from = performance.now();
  expect((await setLogo(meera, photo)).status).toBe(200);
  const until = performance.now();
  expect(done.filter((at) => at > from && at < until).length).toBeLessThanOrEqual(3);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30);
  expect(statuses).toContain(200);
});

test("a picture of more than forty megapixels is refused with its size, in the field that it came in", async () => {
  const vast = await picture(8000, 5001).png().toBuffer();
  const sentence = "This picture is too large: 8000 × 5001 pixels. Please make it smaller and send it again.";
  expect(await add({ name: "vast.png", bytes: vast })).toMatchObject({
    status: 400,
    message: sentence,
    payload: { error: { code: "images.too-large", width: 8000, height: 5001 }, fields: { images: sentence } },
  });
  for (const side of [16_000, 30_000]) {
    const bomb = await hostilePng({ width: side, height: side, depth: 1, colour: "grey" });
    expect(await add({ name: "bomb.png", bytes: bomb })).toMatchObject({
      payload: { error: { code: "images.too-large" } },
    });
  }
});

test("only the exact name of a stored file is found below /images", async () => {
  const { payload } = await add({ name: "a.jpg", bytes: photo });
  const key = payload.listing.images[0]!;
  const names = [
    `${key}-161.webp`,
    `${key}-160.jpg`,
    `${key}-480.webp.part`,
    `${key}`,
    `${key.toUpperCase()}-480.webp`,
    `../images/${key.slice(0, 2)}/${key}-480.webp`,
    `${key.slice(0, 2)}/${key}-480.webp`,
    `..%2f..%2fdemo-secrets.json`,
    `%2e%2e%2f%2e%2e%2fdemo-secrets.json`,
    `..%5c..%5cdemo-secrets.json`,
    `%00${key}-480.webp`,
    `${key}-480.webp%00`,
    `${"0".repeat(32)}-480.webp`,
  ];
  for (const name of names) {
    const response = await fetch(`${town.url}/images/${name}`);
    expect(response.status, name).toBe(404);
    expect(await response.text()).not.toMatch(/Secret|pepper/);
  }
  expect((await fetch(`${town.url}/images/${key}-480.webp`, { method: "POST" })).status).toBe(404);
});

test("a member who has stored as many pictures as one may is told so, and another member still can", async () => {
  const { db } = town.portal.connection;
  const meera = await town.idOf("asha");
  const rows = Array.from({ length: IMAGES_PER_MEMBER }, (_, at) => ({
    id: newId(),
    key: createHash("md5").update(String(at)).digest("hex"),
    owner_id: meera,
    width: 1,
    height: 1,
    bytes: 1,
  }));
  await db.insertInto("images").values(rows).execute();
  expect(await add({ name: "one more.jpg", bytes: photo })).toMatchObject({
    status: 400,
    payload: { error: { code: "images.quota" } },
  });
  await db.deleteFrom("images").where("bytes", "=", 1).execute();
  expect((await add({ name: "one more.jpg", bytes: photo })).status).toBe(201);
});

test("pictures that nothing shows any more are gone from table and disk after a day, the others stay", async () => {
  const { payload } = await add({ name: "kept.jpg", bytes: photo }, { name: "dropped.jpg", bytes: photo });
  const [kept, dropped] = payload.listing.images;
  const { _id: id, listingName, description } = payload.listing;
  await town.call(ownListings.update, { id, listingName, description, imageOrder: [kept!] }, asha);
  const base = town.portal.base;
  await removeUnusedImages(base);
  expect((await fetch(`${town.url}/images/${dropped}-160.webp`)).status).toBe(200);
  town.clock.forward(DAY_MS + 60_000);
  await removeUnusedImages(base);
  expect((await fetch(`${town.url}/images/${dropped}-160.webp`)).status).toBe(404);
  expect((await fetch(`${town.url}/images/${kept}-160.webp`)).status).toBe(200);
  expect((await storedFiles()).filter((file) => file.includes(dropped!))).toEqual([]);
});

async function animated(frames: number): Promise<Buffer> {
  const height = 10;
  return picture(10, height * frames)
    .raw()
    .toBuffer()
    .then((data) =>
      sharp(data, { raw: { width: 10, height: height * frames, channels: 3, pageHeight: height } })
        .webp({ loop: 0, delay: Array.from({ length: frames }, () => 20) })
        .toBuffer(),
    );
}
