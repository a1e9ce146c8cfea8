// Holds the type-ahead to what somebody who types should see: kinds, things, businesses and cities in either script, the chosen city first, nothing that is not public.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { longId, newId } from "#base/ids.ts";
import { search } from "#contract/search.ts";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { reindexItems } from "./index/indexing.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const ask = async (searchQuery: string, input: { city?: string; limit?: number } = {}) =>
  (await town.call(search.searchFields, { searchQuery, ...input })).payload.suggestions;
const textsOf = async (kind: string, searchQuery: string, city?: string) =>
  (await ask(searchQuery, city ? { city } : {})).filter((one) => one.kind === kind).map(({ text }) => text);

/** Businesses of a city, or of any other, by id. */
async function businessesOf(city: string, isThere = true): Promise<string[]> {
  const { rows } = await town.portal.connection.pool.query(
    `select b.id from businesses b join places p on p.id = b.place_id where (p.slug = $1) = $2 and b.approval = 'approved' and b.deleted_at is null order by b.id`,
    [city, isThere],
  );
  return rows.map(({ id }) => id);
}

/** Gives each of these businesses a listing of this name. */
async function offer(name: string, businessIds: string[]): Promise<string[]> {
  const { pool } = town.portal.connection;
  const ids = businessIds.map(() => newId());
  await pool.query(
    `insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public)
      select x.id, b.id, b.owner_id, b.place_id, b.subcategory_id, $3, true from unnest($1::uuid[], $2::uuid[]) as x (id, business) join businesses b on b.id = x.business`,
    [ids, businessIds, name],
  );
  await reindexItems(town.portal.connection, kinds, listingKind, ids);
  return ids;
}

describe("things", () => {
  test("forty businesses that sell badam lauj in either script are one suggestion with its count, in the city and all over India", async () => {
    const [here, elsewhere] = [await businessesOf("indore"), await businessesOf("indore", false)];
    const inIndore = here.slice(0, 4);
    await offer("Badam lauj", [...inIndore.slice(0, 3), ...elsewhere.slice(0, 30)]);
    await offer("बादाम लौज", [...inIndore.slice(3), ...elsewhere.slice(30, 36)]);
    for (const typed of ["badam", "बादाम", "badaam la", "बादाम लौ"]) {
      const things = (await ask(typed)).filter(({ kind, count }) => kind === "thing" && count! > 1);
      expect(things, typed).toEqual([
        expect.objectContaining({ text: "Badam lauj", textHi: "बादाम लौज", count: 40, within: null }),
      ]);
      const nearby = (await ask(typed, { city: "indore" })).find(({ kind }) => kind === "thing");
      expect(nearby, typed).toMatchObject({ text: "Badam lauj", count: 4, within: "Indore", place: "indore" });
    }
  });

  test("are found in the other script: Roman letters find a Devanagari name, Devanagari a Roman one", async () => {
    const [shop] = await businessesOf("indore");
    await offer("गुझिया मावा", [shop!]);
    await offer("Shahi Falooda", [shop!]);
    expect(await textsOf("thing", "gujh")).toContain("गुझिया मावा");
    expect(await textsOf("thing", "शाही फा")).toContain("Shahi Falooda");
  });

  test("that begin as typed come before those that have it in a later word", async () => {
    const shops = await businessesOf("indore");
    await offer("Meethi zimikand", shops.slice(0, 3));
    await offer("Zimikand kofta", shops.slice(0, 1));
    expect(await textsOf("thing", "zimi")).toEqual(["Zimikand kofta", "Meethi zimikand"]);
  });

  test("of the chosen city come first, then those of all India", async () => {
    await offer("Quargulla special", (await businessesOf("indore", false)).slice(0, 3));
    await offer("Ghar ka quargulla", (await businessesOf("indore")).slice(0, 1));
    expect(await textsOf("thing", "quarg", "indore")).toEqual(["Ghar ka quargulla", "Quargulla special"]);
    expect(await textsOf("thing", "quarg")).toEqual(["Quargulla special", "Ghar ka quargulla"]);
  });

  test("are gone at once when their business is hidden, and a name with a phone number is never suggested", async () => {
    const [shop] = await businessesOf("indore");
    const [id] = await offer("Vrindavanux peda", [shop!]);
    await offer("Vrindavanux 98260 12345", [shop!]);
    expect(await textsOf("thing", "vrindavanux")).toEqual(["Vrindavanux peda"]);
    const { pool } = town.portal.connection;
    const hidden = "update listings set status = 'inactive' where id = $1 returning id, place_id";
    const { rows } = await pool.query(hidden, [id]);
    await inTransaction(town.portal.base, (base) => itemsChanged(base, listingKind, rows));
    await expect.poll(() => textsOf("thing", "vrindavanux")).toEqual([]);
  });

  test("survive a slip from four letters on", async () => {
    const [shop] = await businessesOf("indore");
    await offer("Gulabdana laddoo", [shop!]);
    expect(await textsOf("thing", "gulapdana")).toEqual(["Gulabdana laddoo"]);
  });
});

describe("businesses", () => {
  test("lead straight to their page, in either script", async () => {
    for (const typed of ["shukla hal", "शुक्ला हल", "Shukla"]) {
      const found = (await ask(typed)).find(({ kind }) => kind === "item");
      expect(found, typed).toMatchObject({ text: "Shukla Halwai & Caterers", within: "Indore", place: "indore" });
      const page = await fetch(`${town.url}/${found!.place}/${found!.slug}-${found!._id}`, { redirect: "manual" });
      expect(page.status).toBe(200);
    }
  });

  test("that are hidden are not suggested", async () => {
    const before = (await ask("annapurna")).find(({ kind }) => kind === "item")!;
    const id = longId(before._id)!;
    const hidden = "update businesses set approval = 'pending' where id = $1 returning id, place_id";
    const { rows } = await town.portal.connection.pool.query(hidden, [id]);
    await inTransaction(town.portal.base, (base) => itemsChanged(base, businessKind, rows));
    await expect.poll(async () => (await ask("annapurna")).map(({ _id }) => _id)).not.toContain(before._id);
  });
});

describe("cities and kinds", () => {
  test("a city stands beside the words before it, which stay the search", async () => {
    expect((await ask("halwai ind")).find(({ kind }) => kind === "city")).toMatchObject({
      slug: "indore",
      rest: "halwai",
    });
    expect((await ask("ind")).find(({ kind }) => kind === "city")).toMatchObject({ slug: "indore", rest: null });
  });

  test("the first letter of a city behind the name of a kind is enough for it, in either script", async () => {
    for (const [typed, rest] of [
      ["halwai i", "halwai"],
      ["हलवाई इ", "हलवाई"],
      ["chartered accountant i", "chartered accountant"],
    ])
      expect(
        (await ask(typed!)).find(({ kind }) => kind === "city"),
        typed,
      ).toMatchObject({ slug: "indore", rest });
    expect((await ask("home i")).filter(({ kind }) => kind === "city")).toEqual([]);
  });

  test("a kind of which there is nothing anywhere is not suggested, nor a city for it, until somebody offers it", async () => {
    for (const typed of ["palm reading", "palm reading i"]) expect(await ask(typed), typed).toEqual([]);
    const [shop] = await businessesOf("indore");
    const { rows } = await town.portal.connection.pool.query(
      "update businesses set subcategory_id = (select id from subcategories where slug = 'palmist') where id = $1 returning id, place_id",
      [shop],
    );
    await reindexItems(town.portal.connection, kinds, businessKind, [shop!]);
    await inTransaction(town.portal.base, (base) => itemsChanged(base, businessKind, rows));
    await expect.poll(() => textsOf("subCategory", "palm reading")).toEqual(["Palm Reading"]);
  });

  test("letters with dots between them are one word: c.a. is CA, सी.ए. is सीए", async () => {
    const expected = await textsOf("subCategory", "CA");
    expect(expected).toContain("Chartered Accountants");
    for (const typed of ["c.a.", "C. A."]) expect(await textsOf("subCategory", typed), typed).toEqual(expected);
    expect(await textsOf("subCategory", "सी.ए.")).toContain("Chartered Accountants");
  });

  test("one letter of either script brings something of every group, and never more than was asked for", async () => {
    for (const typed of ["s", "श"]) {
      const found = await ask(typed, { city: "indore" });
      const groups = new Set(found.map(({ kind }) => kind.replace("subCategory", "category")));
      expect([...groups].sort(), typed).toEqual(["category", "city", "item", "thing"]);
      expect(found.length).toBeLessThanOrEqual(10);
    }
    expect(await ask("s", { limit: 3 })).toHaveLength(3);
  });

  test("an unknown city is refused, and a text that is no beginning of a name gets nothing", async () => {
    expect((await town.call(search.searchFields, { searchQuery: "a", city: "nowhere-xyzzy-at-all" })).status).toBe(400);
    expect(await ask("zzqqxxvv ".repeat(20))).toEqual([]);
  });
});
