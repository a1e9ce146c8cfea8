// The demo's businesses, articles and events have pictures of their own, each another one, small enough for the repository; other businesses show monograms.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { imagePath } from "#contract/paths.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { drawingOf } from "../../../db/demo/drawings/drawing-of.ts";
import { demoArticles } from "./demo-articles.ts";
import { demoBusinesses, demoMembers } from "./demo-community.ts";
import { demoEvents } from "./demo-events.ts";
import { insertDemoPictures } from "./demo-pictures.ts";

const filesOf = (folder: string) => {
  const path = join(import.meta.dirname, "../../../db/demo", folder);
  return readdirSync(path).map((name) => ({ name, bytes: readFileSync(join(path, name)) }));
};
const files = filesOf("pictures");
const contentFiles = filesOf("content-pictures");
const keysOf = (those: typeof files) => [...new Set(those.map(({ name }) => name.replace(/-\d+\.\w+$/, "")))].sort();

let town: Town;
let pictured: string[];
beforeAll(async () => {
  town = await openTown();
  const { connection, base } = town.portal;
  const { db } = connection;
  const members = new Map(
    (await db.selectFrom("members").select(["phone", "id"]).execute()).map((m) => [m.phone, m.id]),
  );
  const all = new Map((await db.selectFrom("businesses").select(["name", "id"]).execute()).map((b) => [b.name, b.id]));
  pictured = await insertDemoPictures(connection, base.ports.images, town.clock.now(), {
    members: new Map(demoMembers().map(({ key, phone }) => [key, members.get(phone)!])),
    businesses: new Map(demoBusinesses().map(({ key, businessName }) => [key, all.get(businessName)!])),
  });
  await base.ports.reindex(connection, "business", pictured);
});
afterAll(() => town.close());

test("about half of the businesses have one, and each of these pictures is there in every size, like an upload", async () => {
  expect(pictured.length / demoBusinesses().length).toBeGreaterThan(0.4);
  expect(pictured.length / demoBusinesses().length).toBeLessThan(0.6);
  for (const id of pictured) {
    const { payload } = await town.call(businesses.fetch, { fkBusinessId: shortId(id) });
    const [key] = payload.getBusiness.images;
    const answer = await fetch(`${town.url}${imagePath(key!, 480)}`);
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, width, format]).toEqual([200, 480, "webp"]);
  }
});

test("no two are alike, those of businesses weigh less than 5 MB together, those of articles and events less than 1.4 MB", () => {
  const sums = [...files, ...contentFiles]
    .filter(({ name }) => name.endsWith("-1200.webp"))
    .map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
  expect(new Set(sums).size).toBe(sums.length);
  const weightOf = (those: typeof files) => those.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(weightOf(files)).toBeLessThan(5_000_000);
  expect(weightOf(contentFiles)).toBeLessThan(1_400_000);
});

test("the files and the drawings name businesses, articles and events of the demo", () => {
  const keys = new Set(demoBusinesses().map(({ key }) => key));
  expect(keysOf(files).filter((key) => !keys.has(key))).toEqual([]);
  expect(keysOf(contentFiles)).toEqual(Object.keys(drawingOf).sort());
  const content = new Set([...demoArticles(), ...demoEvents()].map(({ key }) => key));
  expect(keysOf(contentFiles).filter((key) => !content.has(key))).toEqual([]);
});

test("an article with a drawing says in each of its languages what the drawing shows", () => {
  const silent = demoArticles()
    .filter(({ key }) => key in drawingOf)
    .flatMap(({ key, en, hi }) => [en, hi].flatMap((text) => (text && !text.pictureAlt ? [key] : [])));
  expect(silent).toEqual([]);
});
