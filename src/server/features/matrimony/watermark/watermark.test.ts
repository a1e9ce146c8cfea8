import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { imageFileNames } from "#server/platform/images/images.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { codeFor } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { memberCode } from "./watermark.ts";
import { watermarkOf } from "./watermark-drawing.ts";

const PERSON = "9123402001";
let town: Town;
let asha: Person;
let meera: Person;
let kavita: Person;
/** Where a photo was taken, as a phone writes it into the file. */
const GPS = { GPSLatitudeRef: "N", GPSLatitude: "22/1 43/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "75/1 50/1 0/1" };
let id: string;
let key: string;
beforeAll(async () => {
  town = await openTown();
  [asha, meera, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("kavita", "staff"),
  ]);
  meeraId = await town.idOf("meera");
  const bytes = await sharp({ create: { width: 1500, height: 2000, channels: 3, background: "#8a7a6a" } })
    .withExif({ IFD0: { Make: "Phone of Ishita" }, IFD3: GPS })
    .jpeg()
    .toBuffer();
  const given = { ...biodataOf({ personPhoneNo: PERSON }), photoPrivacy: ["members"] };
  const made = (await upload(town, matrimony.create, given as never, [{ name: "a.jpg", bytes }], asha)).payload.profile;
  id = made._id;
  key = made.photos[0]!.key;
  await town.call(matrimony.requestPersonCode, { id });
  const read = (await town.call(matrimony.readAsPerson, { id, otp: await codeFor(town, PERSON) })).payload;
  personsLink = read.profile.photos[0]!.large;
  const answer = { id, ticket: read.ticket, agrees: "true", updatedAt: read.profile.updatedAt };
  expect((await town.call(matrimony.answerAsPerson, answer as never)).status).toBe(200);
  const { profiles } = (await town.call(staffMatrimony.fetchWaiting, {}, kavita)).payload;
  const one = profiles.find(({ profile }) => profile._id === id);
  await town.call(staffMatrimony.approve, { id, updatedAt: one!.updatedAt }, kavita);
});
afterAll(() => town.close());
let personsLink: string;
let meeraId: string;

const open = (path: string, headers: Record<string, string> = {}, who = meera) =>
  fetch(`${town.url}${path}`, { headers: { ...who.headers, ...headers } });
const pictureOf = async (path: string, who = meera) => Buffer.from(await (await open(path, {}, who)).arrayBuffer());
const linksOf = async (who: Person) => (await town.call(matrimony.fetch, { id }, who)).payload.profile.photos[0]!;
const rename = (first_name: string, last_name: string) =>
  town.portal.connection.pool.query("update members set first_name = $1, last_name = $2 where id = $3", [
    first_name,
    last_name,
    meeraId,
  ]);

/** How much two pictures of one size differ in each quarter, from 0 to 255. */
async function differences(one: Buffer, other: Buffer): Promise<number[]> {
  const quarters = [];
  const { width, height } = await sharp(one).metadata();
  const [w, h] = [width >> 1, height >> 1];
  for (const [left, top] of [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ] as const) {
    const part = (bytes: Buffer) =>
      sharp(bytes).extract({ left, top, width: w, height: h }).removeAlpha().raw().toBuffer();
    const [a, b] = await Promise.all([part(one), part(other)]);
    quarters.push(a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length);
  }
  return quarters;
}

test("a photo that a phone has written its position into loses it: neither a stored file nor a served one has any metadata", async () => {
  const stored = await Promise.all(imageFileNames(key).map((name) => town.portal.base.ports.images.get(name)));
  const { small, large } = await linksOf(meera);
  for (const bytes of [...stored, await pictureOf(small), await pictureOf(large)]) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes!).toString("latin1")).not.toContain("Phone of Ishita");
  }
});

test("opened large, a photo carries the reader's name and the day all over, each reader's own; the small one is as it was", async () => {
  const file = async (width: number) => Buffer.from((await town.portal.base.ports.images.get(`${key}-${width}.webp`))!);
  const { small, large } = await linksOf(meera);
  expect(await pictureOf(small)).toEqual(await file(480));
  const marked = await pictureOf(large);
  for (const part of await differences(marked, await file(1200))) expect(part).toBeGreaterThan(1);
  for (const part of await differences(marked, await pictureOf((await linksOf(asha)).large, asha)))
    expect(part).toBeGreaterThan(1);
});

test("the person of the profile, who has no account, reads the portal's name on it; a name in Devanagari is drawn as any other", async () => {
  const stored = Buffer.from((await town.portal.base.ports.images.get(`${key}-1200.webp`))!);
  for (const part of await differences(await pictureOf(personsLink), stored)) expect(part).toBeGreaterThan(1);
  await rename("मीरा", "जोशी");
  const hindi = await pictureOf((await linksOf(meera)).large);
  await rename("मोहन", "जोशी");
  const other = await pictureOf((await linksOf(meera)).large);
  // Letters that the face does not have would be the same boxes.
  expect(Math.max(...(await differences(hindi, other)))).toBeGreaterThan(0.2);
  await rename("Meera", "Joshi");
});

test("no cache but the reader's own keeps it, which asks again each time; a changed name is another picture", async () => {
  const { large } = await linksOf(meera);
  const first = await open(large);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const tag = first.headers.get("etag")!;
  expect((await open(large, { "if-none-match": tag })).status).toBe(304);
  await rename("Meera", "Bhatt");
  const renamed = await open(large, { "if-none-match": tag });
  expect([renamed.status, renamed.headers.get("etag") === tag]).toEqual([200, false]);
});

test("two readers who call themselves the same have different marks, for a code of theirs stands behind the name", async () => {
  const { large } = await linksOf(meera);
  await rename("Asha", "Sharma");
  const [asAsha, ashas] = [await pictureOf(large), await pictureOf((await linksOf(asha)).large, asha)];
  await rename("Meera", "Joshi");
  const asha_ = await town.idOf("asha");
  expect(memberCode(meeraId)).not.toBe(memberCode(asha_));
  expect(Math.max(...(await differences(asAsha, ashas)))).toBeGreaterThan(0.05);
});

test("a name that looks like markup stays a text", () => {
  expect(watermarkOf({ width: 400, height: 500, line: "<b>A & B</b>" })).toContain(
    ">&lt;b&gt;A &amp; B&lt;/b&gt;</text>",
  );
});

test("the next day it carries the next day's date", async () => {
  const today = await pictureOf((await linksOf(meera)).large);
  town.clock.forward(24 * 3_600_000);
  meera = await town.signIn("meera");
  const tomorrow = await pictureOf((await linksOf(meera)).large);
  expect(Math.max(...(await differences(today, tomorrow)))).toBeGreaterThan(0.05);
});
