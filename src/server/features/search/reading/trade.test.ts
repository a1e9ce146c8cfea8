// What a visitor asks for is what the answer is about: its trade is never dropped, words of one family are one word, and nothing is corrected into something else.
import { describe, expect, it } from "vitest";
import { kinds } from "#server/app.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import { openSearching } from "#tests/harness/searching.ts";

const town = openSearching();
const { ask, named, placeOf } = town;

describe("a visitor who asks for a trade", () => {
  it("that the city has not is given the nearest of it, whatever else the words say: शादी के लिए हलवाई भोपाल", async () => {
    const page = await ask({ text: "शादी के लिए हलवाई भोपाल" });
    expect([page.match, await placeOf(page)]).toEqual(["elsewhere", "bhopal"]);
    expect(await named(page)).toEqual(["Shukla Halwai & Caterers"]);
    expect(page.items[0]?.distanceKm).toBeGreaterThan(100);
  });

  it.each([
    "ladies tailor mumbai",
    "computer repair nagpur",
    "ac repair near me",
    "old age home",
    "वृद्ध आश्रम",
    "pizza",
    "मोमोज",
    "shop for rent",
  ])("that nobody has is told so, in place of whoever shares a word or a breakfast with it: %s", async (text) => {
    for (const kind of [undefined, listingKind])
      expect((await ask({ text, ...(kind ? { kind } : {}) })).items).toEqual([]);
  });

  it.each([
    ["sawan me online rudrabhishek", "Trimbak Kaalsarp Pooja Seva"],
    ["char dham yatra ke liye bus aur hotel package chahiye", "Uniyal Char Dham Yatra"],
  ])("that nobody has is given a trade that says the same in fewer words: %s", async (text, name) => {
    expect(await named(await ask({ text }))).toContain(name);
  });

  it.each(["inverter battery exchange offer same day fitting", "dj wala sangeet ke liye", "shaadi ke card"])(
    "that nobody has is not given one that has a single word of it: %s",
    async (text) => {
      expect((await ask({ text })).items).toEqual([]);
    },
  );

  it("that nobody has is not given what only belongs to a word of it: boxes for sweets are no sev", async () => {
    expect(await named(await ask({ text: "khali mithai box 500 piece" }))).not.toContain("मालवा सेव भंडार");
  });

  it.each([
    ["farali chevdo ahmedabad", "Jani Farsan House"],
    ["satyanarayan bhagwan ki katha ghar par", "महाकाल पूजन सामग्री भंडार"],
  ])(
    "that nobody has is given what has nearly all its words otherwise, or a name of it within: %s",
    async (text, name) => {
      expect(await named(await ask({ text }))).toContain(name);
    },
  );

  it("as the shop of something is given no shop to let: joote ki dukan", async () => {
    expect(await named(await ask({ text: "joote chappal ki dukan" }))).toEqual([]);
  });

  it.each([
    ["પુરોહિત ઇન્દોર", "purohit indore"],
    ["ਹਲਵਾਈ", "halwai"],
    ["পুরোহিত", "purohit"],
  ])("in another Indian script finds the same: %s is %s", async (typed, meant) => {
    expect(await named(await ask({ text: typed }))).toEqual(await named(await ask({ text: meant })));
    expect((await named(await ask({ text: typed }))).length).toBeGreaterThan(0);
  });

  it.each(["flats for sale", "flat kharidna indore", "flats in kothrud pune"])(
    "that nobody has is not given what somebody else does for such a thing: %s",
    async (text) => {
      for (const kind of [undefined, listingKind])
        expect((await ask({ text, ...(kind ? { kind } : {}) })).items).toEqual([]);
    },
  );

  it.each([
    ["catrers pune", "caterers pune"],
    ["catrer indore", "caterer indore"],
    ["jyotshi indore", "jyotishi indore"],
    ["astrologr varanasi", "astrologer varanasi"],
  ])("and misspells it is given the same as who spells it right: %s", async (typed, meant) => {
    for (const kind of [undefined, listingKind]) {
      const [one, other] = [
        await ask({ text: typed, ...(kind && { kind }) }),
        await ask({ text: meant, ...(kind && { kind }) }),
      ];
      expect([one.match, new Set(await named(one))]).toEqual([other.match, new Set(await named(other))]);
    }
  });

  it("finds a business by what it offers, and no longer once it does not offer it", async () => {
    for (const text of ["chappan bhog indore", "छप्पन भोग इंदौर"])
      expect(await named(await ask({ text }))).toEqual(["Annapurna Satvik Rasoi"]);
    const offering = "name = 'छप्पन भोग प्रसादी'";
    const { rows } = await town.connection.pool.query<{ id: string }>(
      `update listings set status = 'inactive' where ${offering} returning id`,
    );
    await reindexItems(
      town.connection,
      kinds,
      listingKind,
      rows.map(({ id }) => id),
    );
    expect(await named(await ask({ text: "chappan bhog indore" }))).not.toContain("Annapurna Satvik Rasoi");
  });

  it.each([
    ["gynaecology", "gynaecologist"],
    ["gynae", "gynaecologist"],
    ["kundli", "horoscope"],
    ["photography", "photographer"],
    ["उपनयन", "munj"],
  ])("may say it by any word of its family: %s finds what %s finds", async (one, other) => {
    const sorted = async (text: string) => (await named(await ask({ text }))).sort();
    expect(await sorted(one)).toEqual(await sorted(other));
  });
});

describe("a visitor whose word nobody wrote", () => {
  it.each(["pizza", "LIC", "gas stove", "ashtang yoga"])("is not given another one for it: %s", async (text) => {
    for (const kind of [undefined, listingKind])
      expect((await ask({ text, ...(kind ? { kind } : {}) })).understood.corrected).toBeUndefined();
  });

  it("is given a slip corrected, unless the words stand between quotation marks", async () => {
    expect((await ask({ text: "homiopathick bhopal" })).understood.corrected).toBeDefined();
    expect((await ask({ text: '"homiopathick" bhopal' })).understood.corrected).toBeDefined();
    expect((await ask({ text: '"homiopathick bhopal"' })).understood.corrected).toBeUndefined();
  });
});
