// The demo's businesses have pictures of their own, each another one, small enough for the repository; the rest show monograms.
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
import { demoBusinesses, demoMembers } from "./demo-community.ts";
import { insertDemoPictures } from "./demo-pictures.ts";

const folder = join(import.meta.dirname, "../../../db/demo/pictures");
const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));

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

test("no two are alike, and all together weigh less than 1.5 MB", () => {
  const large = files.filter(({ name }) => name.endsWith("-1200.webp"));
  const sums = large.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
  expect(new Set(sums).size).toBe(sums.length);
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(1_500_000);
});

test("the drawings and the files name the same businesses, all of them of the demo", () => {
  const named = new Set(files.map(({ name }) => name.replace(/-\d+\.\w+$/, "")));
  expect([...named].sort()).toEqual(Object.keys(drawingOf).sort());
  const keys = new Set(demoBusinesses().map(({ key }) => key));
  expect([...named].filter((key) => !keys.has(key))).toEqual([]);
});
