import { afterAll, beforeAll, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { search } from "#contract/search.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { encodeCursor } from "./finding/cursor.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("a misspelt Hindi word with its city finds the halwais of Indore and says what was understood", async () => {
  const { payload } = await town.call(search.searchBusiness, { searchQuery: "हलवाई इंदौर", limit: 5 });
  expect(payload.understood).toMatchObject({ city: { city: "Indore", slug: "indore" }, match: "all" });
  expect(payload.businesses.length).toBeGreaterThan(0);
  expect(payload.businesses.every((b) => b.distanceKm === null)).toBe(true);
});

test("pages of results follow each other without repeating anything", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = (
      await town.call(search.searchListings, { searchQuery: "pooja", limit: 4, ...(cursor ? { cursor } : {}) })
    ).payload;
    seen.push(...page.listings.map((l) => l._id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor && seen.length < 200);
  expect(seen.length).toBeGreaterThan(8);
  expect(new Set(seen).size).toBe(seen.length);
});

test("a visitor who brings criteria of his own for the database is refused: only cursors of this portal are followed", async () => {
  const { nextCursor } = (await town.call(search.searchListings, { searchQuery: "pooja", limit: 4 })).payload;
  const own = encodeCursor({
    match: "all",
    understood: { corrected: "Call 98765 43210" },
    position: {
      by: "score",
      criteria: { terms: Array(24).fill(0), bonuses: Array(24).fill(0), others: Array(7).fill(Array(24).fill(0)) },
      score: 1_000_000,
      number: 1_000_000_000,
      outOfTurn: [],
    },
  });
  for (const cursor of [
    own,
    nextCursor!.slice(0, 12) + own,
    `A${nextCursor}`,
    nextCursor!.slice(0, -1),
    nextCursor!.slice(12),
  ])
    expect(await town.call(search.searchListings, { searchQuery: "pooja", cursor }), cursor).toMatchObject({
      status: 400,
      payload: { fields: { cursor: expect.any(String) } },
    });
});

test("near a position the nearest come first, with whole kilometres and never an exact position", async () => {
  const { payload } = await town.call(search.searchBusiness, { lat: 22.7196, long: 75.8577, limit: 50 });
  const distances = payload.businesses.map((b) => b.distanceKm!);
  expect(distances.length).toBeGreaterThan(1);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances.every(Number.isInteger)).toBe(true);
  expect(Math.max(...distances)).toBeLessThanOrEqual(20);
  expect((await town.call(search.searchBusiness, { lat: 22.7 })).status).toBe(400);
});

test("'open' leaves only what is open at that moment in India, and asking for it in words puts the open ones first", async () => {
  const { db } = town.portal.connection;
  const { payload: all } = await town.call(search.searchBusiness, { city: "indore", limit: 100 });
  const ids = all.businesses.map((b) => longId(b._id)!);
  await db.updateTable("businesses").set({ opening_hours: null }).where("id", "in", ids).execute();
  const hours = JSON.stringify([{ day: "sunday", isClosed: false, spans: [{ from: "09:00", to: "11:00" }] }]);
  const open = ids.at(-1)!;
  await db.updateTable("businesses").set({ opening_hours: hours }).where("id", "=", open).execute();
  const found = async (input: object) =>
    (await town.call(search.searchBusiness, { city: "indore", limit: 100, ...input })).payload.businesses.map((b) =>
      longId(b._id),
    );
  town.clock.set(new Date("2026-11-22T04:00:00Z"));
  expect(await found({ open: true })).toEqual([open]);
  expect((await found({ searchQuery: "open now" }))[0]).toBe(open);
  town.clock.set(new Date("2026-11-22T06:00:00Z"));
  expect(await found({ open: true })).toEqual([]);
});

test("typing shows categories and cities in either script, and the results page gets its filters and cities", async () => {
  const texts = async (searchQuery: string) =>
    (await town.call(search.searchFields, { searchQuery })).payload.suggestions;
  expect((await texts("jai"))[0]).toBeDefined();
  expect((await texts("jaip")).some((s) => s.kind === "city" && s.text === "Jaipur")).toBe(true);
  expect((await texts("जयप")).some((s) => s.kind === "city" && s.text === "Jaipur")).toBe(true);
  expect((await texts("halwai")).some((s) => s.kind !== "city")).toBe(true);
  expect((await texts("हलवाई")).some((s) => s.kind !== "city")).toBe(true);
  expect((await texts("")).length).toBe(10);
  const { payload } = await town.call(search.fetchBaseFields, { city: "indore" });
  expect(payload.city).toMatchObject({ slug: "indore" });
  expect(payload.categories.length).toBeGreaterThanOrEqual(20);
  expect(payload.subCategories.length).toBeGreaterThanOrEqual(150);
  expect(payload.cities.map((c) => c.city)).toContain("Mumbai");
  expect((await town.call(search.fetchBaseFields, { city: "nowhere-xyzzy-at-all" })).status).toBe(400);
});
