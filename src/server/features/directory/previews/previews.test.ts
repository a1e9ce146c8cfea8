// A link to a business or an offering is shown by messengers with a picture of its own, which tells no more than its card and only while strangers may see it.
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { listings } from "#contract/listings.ts";
import { inLanguage, paths, slugWithId } from "#contract/paths.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { insertImage } from "#server/platform/images/image-queries.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { openArtist } from "./artist.ts";
import { findPreview } from "./preview.ts";

let town: Town;
let id: string;
const log: string[] = [];
beforeAll(async () => {
  town = await openTown({}, { log: (line) => log.push(line) });
  id = (await one("annapurna")).id;
});
let release = () => {};
afterEach(() => {
  release();
  vi.restoreAllMocks();
});
afterAll(() => town.close());

const db = () => town.portal.connection.db;
const one = (name: string) =>
  db()
    .selectFrom("businesses")
    .select(["id", "approval"])
    .where("name", "ilike", `%${name}%`)
    .orderBy("id")
    .executeTakeFirstOrThrow();
const get = (path: string, of = town) => fetch(`${of.url}${path}`, { redirect: "manual" });
const metaOf = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<meta property="(og:image[\w:]*)" content="([^"]*)"/g), ([, name, value]) => [
      name,
      value,
    ]),
  );
/** What the page of a business says of its picture. */
const headOf = async (language: "en" | "hi", business = id) => {
  const { payload } = await town.call(businesses.fetch, { fkBusinessId: shortId(business) });
  const { citySlug, slug, _id } = payload.getBusiness;
  const page = await get(inLanguage(language, paths.business(citySlug, slugWithId(slug, _id))));
  return metaOf(await page.text());
};
const pathOf = async (language: "en" | "hi") => new URL((await headOf(language))["og:image"]!).pathname;
const pictureAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const change = async (values: { name?: string; approval?: "approved" | "pending"; deleted_at?: Date | null }) => {
  await db().updateTable("businesses").set(values).where("id", "=", id).execute();
  await town.portal.base.ports.reindex(town.portal.connection, "business", [id]);
  await town.portal.connection.pool.query("select pg_notify('changed', '*')");
};

test("the pages of a business in both languages name a JPEG of 1200 by 630 each, with its size and words for who cannot see it", async () => {
  const [en, hi] = [await headOf("en"), await headOf("hi")];
  expect(en["og:image"]).toMatch(/^http:\/\/localhost:3000\/og\/en\/business\/[\w-]{22}\/\w+\.jpg$/);
  for (const head of [en, hi])
    expect(head).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.any(String),
    });
  const pictures = await Promise.all([en, hi].map((head) => pictureAt(new URL(head["og:image"]!).pathname)));
  for (const picture of pictures) {
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    expect(new Set(data).size).toBeGreaterThan(20);
    expect((await sharp(picture).metadata()).format).toBe("jpeg");
  }
  expect(pictures[0]!.equals(pictures[1]!)).toBe(false);
  const answer = await get(new URL(en["og:image"]!).pathname);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

test("another name gives another address and another picture, and the old address leads to it", async () => {
  const before = await pathOf("en");
  const old = await pictureAt(before);
  await change({ name: "शुक्ल भोजनालय" });
  const after = await pathOf("en");
  expect(after).not.toBe(before);
  const [answer, picture] = [await get(before), await pictureAt(after)];
  expect([answer.status, answer.headers.get("location")]).toEqual([302, after]);
  expect(picture.equals(old)).toBe(false);
});

test("what a name shows of a contact is no more in the picture than on the page: two masked numbers give one address", async () => {
  const paths = [];
  for (const number of ["98765 43210", "98765 43211"]) {
    await change({ name: `Shukla, call ${number}` });
    paths.push(await pathOf("en"));
  }
  expect(paths[0]).toBe(paths[1]);
});

test("an offering has its picture too; what waits for approval, was deleted, is of no such kind or no address of ours has none", async () => {
  const path = await pathOf("en");
  expect((await get(path)).status).toBe(200);
  const { payload } = await town.call(listings.fetchBusinessListings, { fkBusinessId: shortId(id) });
  const listing = payload.listings[0]!;
  const moved = await get(`/og/hi/listing/${listing._id}/0.jpg`);
  const shown = await get(moved.headers.get("location")!);
  expect([moved.status, shown.status, shown.headers.get("content-type")]).toEqual([302, 200, "image/jpeg"]);
  for (const hidden of [{ approval: "pending" as const }, { approval: "approved" as const, deleted_at: new Date() }]) {
    await change(hidden);
    expect((await get(path)).status).toBe(404);
  }
  await change({ approval: "approved", deleted_at: null });
  const waiting = await db()
    .selectFrom("businesses")
    .select("id")
    .where("approval", "=", "pending")
    .executeTakeFirstOrThrow();
  const job = await db().selectFrom("job_openings").select("id").limit(1).executeTakeFirstOrThrow();
  for (const none of [
    `/og/en/business/${shortId(waiting.id)}/0.jpg`,
    `/og/en/resume/${shortId(job.id)}/0.jpg`,
    `/og/en/business/nothing/0.jpg`,
    `/og/fr/business/${shortId(id)}/0.jpg`,
  ])
    expect((await get(none)).status, none).toBe(404);
});

/** The address of the picture of the business, which has another photo each time. */
const pathWithPhoto = async () => {
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: "#8b2e2e" } });
  const { owner_id } = await db()
    .selectFrom("businesses")
    .select("owner_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const image = { id: newId(), owner_id, key: randomBytes(16).toString("hex"), width: 90, height: 60, bytes: 900 };
  await town.portal.base.ports.images.put(`${image.key}-1200.jpg`, await photo.jpeg().toBuffer());
  await insertImage(town.portal.base, image);
  await db().deleteFrom("business_images").where("business_id", "=", id).execute();
  await db().insertInto("business_images").values({ business_id: id, image_id: image.id, place: 0 }).execute();
  await change({ approval: "approved" });
  return pathOf("en");
};
/** No photo is read, and so no picture with one drawn, before `release`. */
const holdPhotos = () => {
  const { images } = town.portal.base.ports;
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = images.get;
  const reads = vi.spyOn(images, "get").mockImplementation((name) => promise.then(() => read(name)));
  release = resolve;
  return reads;
};

test("while a drawing hangs, pages and what is in memory are served; beyond the places for drawings one is told to come back", async () => {
  const other = await db()
    .selectFrom("businesses")
    .select("id")
    .where("approval", "=", "approved")
    .where("deleted_at", "is", null)
    .where("id", "<>", id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const known = (await get(`/og/en/business/${shortId(other.id)}/0.jpg`)).headers.get("location")!;
  const path = await pathWithPhoto();
  expect((await get(known)).status).toBe(200);
  const reads = holdPhotos();
  const asked = [get(path)];
  await vi.waitFor(() => expect(reads).toHaveBeenCalled());
  for (let n = 0; n < 30; n += 1) asked.push(get(path));
  expect((await get(known)).status).toBe(200);
  expect((await get("/hi/indore")).status).toBe(200);
  const refused = (await Promise.race(asked.slice(1)))!;
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses[0]).toBe(200);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test("a link that many open at the same moment has its picture drawn once", async () => {
  const path = await pathWithPhoto();
  const reads = holdPhotos();
  const asked = [1, 2, 3, 4, 5, 6].map(() => get(path));
  await vi.waitFor(() => expect(reads).toHaveBeenCalled(), { timeout: 15_000 });
  release();
  const pictures = await Promise.all(asked.map(async (answer) => Buffer.from(await (await answer).arrayBuffer())));
  expect((await sharp(pictures[0]!).metadata()).format).toBe("jpeg");
  expect(pictures.every((picture) => picture.equals(pictures[0]!))).toBe(true);
  expect(reads).toHaveBeenCalledTimes(1);
});

test("a name with emoji, joiners or signs without width has a picture, also where nothing else is in it", async () => {
  let before = await pathOf("en");
  for (const name of [
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Family Store",
    "\u{1f469}\u{1f3fd}\u200d\u{1f33e}",
    "Tea \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}",
    "Sharma \ufe0e & Sons",
    "\u3164 º ¬ ␣",
  ]) {
    await change({ name });
    const path = await vi.waitFor(async () => {
      const present = await pathOf("en");
      expect(present, name).not.toBe(before);
      return present;
    });
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type")], name).toEqual([200, "image/jpeg"]);
    before = path;
  }
});

test("a damaged photo gives the picture with the monogram instead, is named in the log once, and is not read at each look", async () => {
  const path = await pathWithPhoto();
  const { images } = town.portal.base.ports;
  const broken = vi.spyOn(images, "get").mockResolvedValue(Buffer.from("no photo"));
  const answer = await get(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const artist = openArtist(town.portal.base);
  try {
    const preview = await findPreview(town.portal.base, { kind: businessKind, id, language: "en" });
    const plain = await artist.draw("here", { ...preview!, image: undefined });
    expect(Buffer.from(await answer.arrayBuffer()).equals(plain!)).toBe(true);
  } finally {
    artist.close();
  }
  expect((await get(path)).status).toBe(200);
  expect(broken).toHaveBeenCalledTimes(1);
  expect(log.filter((line) => line.includes("cannot be drawn"))).toEqual([expect.stringContaining(path)]);
});

test("a picture that cannot be drawn leads to the portal's own, is tried once and not at every look, and the next one is drawn", async () => {
  const warn = vi.fn();
  const artist = openArtist({ ...town.portal.base, log: { ...town.portal.base.log, warn } as never });
  try {
    const preview = (await findPreview(town.portal.base, { kind: businessKind, id, language: "en" }))!;
    const undrawable = { ...preview, texts: { ...preview.texts, tint: 99 }, image: undefined };
    expect(await artist.draw("here", undrawable)).toBeUndefined();
    expect(await Promise.all([1, 2, 3].map(() => artist.draw("here", undrawable)))).toEqual(Array(3).fill(undefined));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await artist.draw("here", { ...preview, path: "/another" })).toBeInstanceOf(Buffer);
  } finally {
    artist.close();
  }
  expect((await get("/og.png")).status).toBe(200);
});

test("whoever has pictures drawn without end is told to wait, like whoever asks for pages", async () => {
  const small = await openTown({ RENDER_SECONDS_PER_5_MINUTES: "1" });
  try {
    const { rows } = await small.portal.connection.pool.query("select id from businesses where approval = 'approved'");
    const answers = [];
    for (const language of ["en", "hi"])
      for (const row of rows) {
        const first = await get(`/og/${language}/business/${shortId(row.id)}/0.jpg`, small);
        answers.push(first.status === 302 ? await get(first.headers.get("location")!, small) : first);
        if (answers.at(-1)?.status === 429) break;
      }
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answers[0]?.status).toBe(200);
  } finally {
    await small.close();
  }
});

test("openings, wants, seva, events and articles have a picture of their own too, at the address that their pages name in both languages", async () => {
  const files = ["jobs-1", "sellers-1", "buyers-1", "requirements-1", "entries-1", "events-1", "articles-1"];
  for (const file of files) {
    const sitemap = await (await get(`/sitemaps/${file}.xml`)).text();
    const [english] = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000(\/(?!hi\/)[^<]+)<\/loc>/g)].map(
      ([, at]) => at!,
    );
    for (const page of [english!, `/hi${english}`]) {
      const image = metaOf(await (await get(page.replaceAll("&#38;", "&"))).text())["og:image"]!;
      const answer = await get(new URL(image).pathname);
      expect([page, answer.status, answer.headers.get("content-type")]).toEqual([page, 200, "image/jpeg"]);
    }
  }
});
