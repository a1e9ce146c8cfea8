// A link to a business or an offering is shown by messengers with a picture of its own, which tells no more than its card and only while strangers may see it.
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { listings } from "#contract/listings.ts";
import { inLanguage, paths, slugWithId } from "#contract/paths.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
let id: string;
beforeAll(async () => {
  town = await openTown();
  id = (await one("annapurna")).id;
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
    `/og/en/job/${shortId(job.id)}/0.jpg`,
    `/og/en/business/nothing/0.jpg`,
    `/og/fr/business/${shortId(id)}/0.jpg`,
  ])
    expect((await get(none)).status, none).toBe(404);
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
