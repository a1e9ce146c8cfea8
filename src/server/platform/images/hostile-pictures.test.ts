// A picture that costs much is refused before it is decoded, with the reason; nobody's picture waits for it, and the portal's own process never decodes.
import pino from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { members } from "#contract/members.ts";
import { hostilePng } from "#tests/harness/hostile-png.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { openEncoderProcess } from "./encoder-process.ts";
import { type ImageHeader, judgeImage } from "./image-judgement.ts";

let town: Town;
let photo: Buffer;
beforeAll(async () => {
  town = await openTown();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#8b2e2e" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => town.close());

const setLogo = (who: Person, bytes: Uint8Array) =>
  upload(town, members.update, { firstName: "Asha" }, [{ name: "logo.png", bytes }], who);
const quiet = pino({ level: "silent" });

test("an interlaced PNG of 16 bits that fills 300 MB is refused at once, in its field, for all who send it together; an honest picture is taken and the portal does not grow", async () => {
  const hostile = await hostilePng({ width: 6300, height: 6300, depth: 16, colour: "rgba", interlaced: true });
  expect(hostile.length).toBeLessThan(320_000);
  const people = await Promise.all(["gopal", "ramesh", "sunita", "harish"].map((key) => town.signIn(key)));
  const meera = await town.signIn("meera");
  const before = process.memoryUsage().rss;
  const flood = Promise.all(Array.from({ length: 8 }, (_, n) => setLogo(people[n % people.length]!, hostile)));
  expect((await setLogo(meera, photo)).status).toBe(200);
  const why =
    "This picture is saved in a way that takes too much work to read. Please save it as an ordinary JPEG and send it again.";
  for (const reply of await flood)
    expect(reply).toMatchObject({
      status: 400,
      message: why,
      payload: { error: { code: "images.too-heavy" }, fields: { logo: why } },
    });
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
});

test("whoever sends one broken picture after another has to wait, and another member does not", async () => {
  const [gopal, meera] = await Promise.all([town.signIn("gopal"), town.signIn("meera")]);
  const broken = photo.subarray(0, photo.length / 2);
  let last = await setLogo(gopal, broken);
  for (let n = 0; last.status === 400 && n < 60; n += 1) last = await setLogo(gopal, broken);
  expect(last).toMatchObject({ status: 429, payload: { error: { code: "images.failing" } } });
  expect((await setLogo(gopal, photo)).status).toBe(429);
  expect((await setLogo(meera, photo)).status).toBe(200);
});

test.each([
  ["time", { mostMs: 1 }],
  ["memory", { mostBytes: 1 }],
])(
  "a picture that takes too much %s ends its process alone and is refused, and so is the next one, in a new process",
  async (_, limits) => {
    const encoder = openEncoderProcess(quiet, limits);
    for (let n = 0; n < 2; n += 1) expect(await encoder.encode(photo)).toEqual({ code: "images.too-heavy" });
    encoder.close();
  },
);

const header = (of: Partial<ImageHeader>): ImageHeader => ({
  format: "png",
  width: 6000,
  height: 4000,
  channels: 3,
  depth: "uchar",
  ...of,
});

test.each<[string, Partial<ImageHeader>]>([
  ["a photo of 24 megapixels", { format: "jpeg" }],
  ["a photo of 40 megapixels", { format: "jpeg", width: 8000, height: 5000 }],
  ["a progressive photo of 24 megapixels", { format: "jpeg", isProgressive: true }],
  ["a clear PNG of 40 megapixels", { width: 8000, height: 5000, channels: 4 }],
  ["a PNG of 16 bits with 24 megapixels", { depth: "ushort" }],
  ["an interlaced clear PNG of 24 megapixels", { channels: 4, isProgressive: true }],
  ["a moving WebP of 40 frames", { format: "webp", width: 800, height: 600, pages: 40 }],
  ["a strip", { width: 1, height: 60_000 }],
])("%s is taken", (_, of) => {
  expect(judgeImage(header(of))).toBeUndefined();
});

test.each<[string, Partial<ImageHeader>, string]>([
  ["one with more than 40 megapixels", { width: 8000, height: 5001 }, "images.too-large"],
  ["a line of forty million", { width: 40_000_000, height: 1 }, "images.too-large"],
  ["a clear PNG of 16 bits with 24 megapixels", { depth: "ushort", channels: 4 }, "images.too-heavy"],
  ["an interlaced one of 16 bits with 24 megapixels", { depth: "ushort", isProgressive: true }, "images.too-heavy"],
  ["a moving WebP of a thousand frames", { format: "webp", width: 80, height: 60, pages: 1000 }, "images.too-heavy"],
  ["one without a side", { width: 0 }, "images.unreadable"],
])("%s is refused", (_, of, code) => {
  expect(judgeImage(header(of))).toMatchObject({ code });
});
