// Holds searches and suggestions to the statements that they need: what the process knows is asked of no database, and what somebody writes is known at once all the same.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#base/ids.ts";
import { SUGGESTED_COUNT } from "#contract/limits.ts";
import { search as searchCalls } from "#contract/search.ts";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { reindexItems } from "./index/indexing.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";
import { ensureTerms } from "./vocabulary/term-queries.ts";
import { termsAround } from "./vocabulary/terms.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

/** The names of the statements that the work runs. */
async function statementsOf(work: (ctx: Ctx) => Promise<unknown>): Promise<string[]> {
  const { base } = town.portal;
  const names: string[] = [];
  const query: Ctx["query"] = (named) => {
    names.push(named.name);
    return base.query(named);
  };
  const caller = { ip: "127.0.0.1", userAgent: "", client: "web" as const, cookies: {}, setCookies: [] };
  await work({ ...base, query, viewer: { kind: "visitor" }, caller });
  return names;
}

test("a word that nobody wrote is asked of the database once, until somebody writes it: then it is found", async () => {
  const written = { key: "kvjhngr", roman: "kvajhangar", devanagari: null };
  const ask = () => statementsOf((ctx) => termsAround(ctx, [written.key]));
  expect(await ask()).toEqual(["search-terms-of-buckets"]);
  await sleep(2_200);
  expect(await ask()).toEqual([]);
  await inTransaction(town.portal.base, (ctx) => ensureTerms(ctx, [written]));
  const found = async () => (await termsAround(town.portal.base, [written.key])).get(written.key);
  await expect
    .poll(found, { timeout: 15_000 })
    .toContainEqual(expect.objectContaining({ key: written.key, roman: written.roman }));
});

test("the lists of one page understand its text together", async () => {
  const text = "jhumritalaiya ki sevai";
  const all = await statementsOf((ctx) =>
    Promise.all([businessKind, listingKind].map((kind) => search(ctx, { kind, text, limit: 20 }))),
  );
  const words = all.filter((name) => name.startsWith("search-terms"));
  expect(words.length).toBeGreaterThan(0);
  expect(new Set(words).size).toBe(words.length);
});

const type =
  (searchQuery: string, limit = 10) =>
  (ctx: Ctx) =>
    suggest(ctx, { offered: listingKind, item: businessKind }, { searchQuery, limit });

test("a letter that is typed asks the database for names of items and for nothing that the process knows", async () => {
  await statementsOf(type("ha"));
  const again = new Set(await statementsOf(type("ha", 9)));
  expect(again.size).toBeGreaterThan(0);
  expect([...again].filter((name) => !/^suggest-(?:names|count)-/.test(name))).toEqual([]);
});

test("what somebody has typed before is answered from memory, until an item changes", async () => {
  await statementsOf(type("hal"));
  expect(await statementsOf(type("hal"))).toEqual([]);
  await changeAnItem();
  await expect.poll(async () => (await statementsOf(type("hal"))).length).toBeGreaterThan(0);
});

async function changeAnItem(): Promise<void> {
  const { rows } = await town.portal.connection.pool.query("select id, place_id from businesses limit 1");
  await inTransaction(town.portal.base, (base) => itemsChanged(base, businessKind, rows));
}

/** Gives one business so many listings of this name. */
async function offer(name: string, times: number): Promise<void> {
  const { connection } = town.portal;
  const ids = Array.from({ length: times }, () => newId());
  await connection.pool.query(
    `insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public)
      select x.id, b.id, b.owner_id, b.place_id, b.subcategory_id, $2, true from unnest($1::uuid[]) as x (id)
      cross join (select * from businesses where approval = 'approved' and deleted_at is null order by id limit 1) b`,
    [ids, name],
  );
  await reindexItems(connection, kinds, listingKind, ids);
}

test("what a hundred offer is counted once a minute, and what few offer at each letter", async () => {
  await offer("Zarzarix laddu", SUGGESTED_COUNT);
  await offer("Kalkalix laddu", 2);
  const counts = async (text: string) =>
    (await statementsOf(type(text))).filter((name) => name.startsWith("suggest-count-")).length;
  expect([await counts("zarzarix"), await counts("zarzari")]).toEqual([1, 0]);
  expect([await counts("kalkalix"), await counts("kalkali")]).toEqual([1, 1]);
  const countOf = async (text: string) => (await suggestionsOf(text)).find(({ kind }) => kind === "thing")?.count;
  expect([await countOf("zarzarix"), await countOf("kalkalix")]).toEqual([SUGGESTED_COUNT, 2]);
});

async function suggestionsOf(searchQuery: string) {
  return (await town.call(searchCalls.searchFields, { searchQuery })).payload.suggestions;
}
