// Holds the search to what visitors type and to lists that can be paged without loss.
import { describe, expect, it } from "vitest";
import { coarse, distanceKm } from "#base/geo.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import { openSearching } from "#tests/harness/searching.ts";
import type { SearchInput } from "./finding/page.ts";

const town = openSearching();
const { ask, named, placeId } = town;

async function everything(input: Partial<SearchInput>): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null | undefined, pages = 0; pages < 300; pages++) {
    const page = await ask({ ...input, cursor });
    seen.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
    if (cursor === null) return seen;
  }
  throw new Error("the list never ends");
}

describe("a visitor who types what they look for and where", () => {
  it.each([
    ["halwai madhyapradesh", "halwai madhya pradesh"],
    ["मध्यप्रदेश हलवाई", "halwai madhya pradesh"],
    ["मध्य प्रदेश हलवाई", "halwai madhya pradesh"],
    ["sweets uttarpradesh", "sweets uttar pradesh"],
    ["sweets tamilnadu", "sweets tamil nadu"],
    ["sweets rajsthan", "sweets rajasthan"],
  ])("may call the state what people call it: %s is %s", async (typed, meant) => {
    const found = await named(await ask({ text: typed }));
    expect(found).not.toEqual([]);
    expect(found).toEqual(await named(await ask({ text: meant })));
  });

  it.each([
    ["halwai near indor", "Shukla Halwai & Caterers"],
    ["हलवाई इंदौर", "Shukla Halwai & Caterers"],
    ["halwayi indore", "Shukla Halwai & Caterers"],
    ["pandit jee jaipur", "Pareek Pandit Ji Seva"],
    ["पूना में कुंडली मिलान", "Meera Joshi Kundali Vichar"],
  ])("finds it among the first three: %s", async (text, name) => {
    const page = await ask({ text });
    expect(page.match).toBe("all");
    expect((await named(page)).slice(0, 3)).toContain(name);
  });

  it("is told which city was understood, also by its old or misspelt name, and not when none is named", async () => {
    expect((await ask({ text: "thandai in benares" })).understood.placeId).toBe(await placeId("varanasi"));
    expect((await ask({ text: "kathak lukhnow" })).understood.placeId).toBe(await placeId("lucknow"));
    expect((await ask({ text: "thandai" })).understood.placeId).toBeUndefined();
  });

  it.each(["doctor in pune", "पुणे में डॉक्टर"])(
    "is not given an accountant who works for doctors where there is no doctor, but the nearest doctors, page by page: %s",
    async (text) => {
      const page = await ask({ text, limit: 1 });
      expect(page.match).toBe("elsewhere");
      expect(page.understood.placeId).toBe(await placeId("pune"));
      const next = await ask({ text, limit: 1, cursor: page.nextCursor });
      const both = [...(await named(page)), ...(await named(next))];
      expect(both).toEqual(["Dr Archana Tiwari Homeopathy", "Dr Nirmala Bajpai Matri Clinic"]);
    },
  );

  it("is told the corrected text when a word was misspelt beyond its sound", async () => {
    const page = await ask({ text: "homiopathick bhopal" });
    expect(page.understood.corrected).toMatch(/^homo?eopath\w+ bhopal$/);
    expect(await named(page)).toContain("Dr Archana Tiwari Homeopathy");
  });

  it("finds a business whose name holds another city's, in its own city and without one", async () => {
    expect((await named(await ask({ text: "Jaipur Ratna Kendra", placeId: await placeId("indore") })))[0]).toBe(
      "Jaipur Ratna Kendra",
    );
    expect(await named(await ask({ text: "jaipur ratna kendra" }))).toContain("Jaipur Ratna Kendra");
  });

  it("is told honestly when only part matches, or only elsewhere", async () => {
    const part = await ask({ text: "yoga with helicopter landing in pune" });
    expect(part.match).toBe("some");
    expect((await named(part))[0]).toBe("Sahyadri Yoga Kendra");
    const elsewhere = await ask({ text: "kathak", placeId: await placeId("jaipur") });
    expect(elsewhere.match).toBe("elsewhere");
    expect(await named(elsewhere)).toContain("Awadh Kathak Kendra");
    expect(elsewhere.items[0]?.distanceKm).toBeGreaterThan(100);
  });

  it("pages through what other places have, nearest first, without meeting anything twice or missing it", async () => {
    const place = await placeId("chandigarh");
    const whole = await ask({ text: "doctor", placeId: place, limit: 100 });
    expect(whole).toMatchObject({ match: "elsewhere" });
    expect(whole.items.length).toBeGreaterThan(1);
    expect(await everything({ text: "doctor", placeId: place, limit: 1 })).toEqual(whole.items.map(({ id }) => id));
  });

  it("gets an empty page, and no error, for what nobody offers and for nonsense", async () => {
    for (const text of ["zzqqxx", "!!! ???", "ॐ".repeat(100), "\\ % _ ' \" ; --", "a".repeat(200)])
      expect(Array.isArray((await ask({ text })).items)).toBe(true);
    expect((await ask({ text: "zzqqxxvv" })).items).toEqual([]);
  });
});

describe("a list that is paged to its end", () => {
  it.each([
    ["pooja", undefined],
    ["", undefined],
    ["", "indore"],
    ["kendra ki pooja", undefined],
    ["मिठाई", undefined],
  ])("shows everything once: %j in %s", async (text, slug) => {
    const place = slug ? await placeId(slug) : undefined;
    const whole = await everything({ kind: listingKind, text, placeId: place, limit: 100 });
    const paged = await everything({ kind: listingKind, text, placeId: place, limit: 3 });
    expect(new Set(paged).size).toBe(paged.length);
    expect(new Set(paged)).toEqual(new Set(whole));
    expect(paged.length).toBeGreaterThan(3);
  });

  it("refuses a cursor that is not ours as a bad field", async () => {
    for (const cursor of ["AAAA", "x", "_".repeat(300), Buffer.from("{}").toString("base64url")])
      await expect(ask({ cursor })).rejects.toMatchObject({ code: "input.invalid" });
  });

  it("holds only the chosen subcategories, with and without a text", async () => {
    const { rows } = await town.connection.pool.query<{ id: number }>(
      "select id from subcategories where slug = 'mithai-shop'",
    );
    const subcategoryIds = rows.map((row) => row.id);
    for (const text of ["", "mithai"]) {
      const ids = await everything({ text, subcategoryIds });
      const found = await town.connection.pool.query(
        "select distinct subcategory_id from businesses where id = any($1)",
        [ids],
      );
      expect(found.rows).toEqual([{ subcategory_id: subcategoryIds[0] }]);
    }
  });
});

describe("a visitor who asks for what is near", () => {
  const at = { lat: 22.7196, lng: 75.8577 };

  it("gets what lies within 20 km, nearest first, by the great circle between what visitors may know of positions", async () => {
    const { rows } = await town.connection.pool.query<{ id: string; lat: number; lng: number }>(
      "select id, lat, lng from businesses where approval = 'approved' and deleted_at is null",
    );
    const expected = rows
      .map((row) => ({ id: row.id, km: distanceKm(at, coarse(row)) }))
      .filter(({ km }) => km <= 20)
      .sort((a, b) => a.km - b.km);
    expect(expected.length).toBeGreaterThan(3);
    expect(await everything({ near: at, limit: 2 })).toEqual(expected.map(({ id }) => id));
  });

  it("gets only what has the words, and what is nearest beyond when nothing near has them", async () => {
    expect(await named(await ask({ near: at, text: "tent house" }))).toEqual(["Ahilya Tent House"]);
    expect(await named(await ask({ near: at, text: "tent house shop" }))).toEqual(["Ahilya Tent House"]);
    const far = await ask({ near: at, text: "kathak" });
    expect(far.match).toBe("elsewhere");
    expect(await named(far)).toContain("Awadh Kathak Kendra");
  });

  it("is told when a word had to be left out, on every page, but not of a place's name", async () => {
    const first = await ask({ near: at, text: "halwai zzqqxxvv", limit: 1 });
    expect(first).toMatchObject({ match: "some", items: [{}] });
    const second = await ask({ near: at, text: "halwai zzqqxxvv", limit: 1, cursor: first.nextCursor });
    expect([second.match, second.items.length]).toEqual(["some", 1]);
    expect((await ask({ near: at, text: "halwai agra" })).match).toBe("all");
  });
});
