// Holds the search to reading the names of places and states as such, and nothing else as one.
import { describe, expect, it } from "vitest";
import { foldWords } from "#base/fold.ts";
import { kinds } from "#server/app.ts";
import { openSearching } from "#tests/harness/searching.ts";
import { reindexAll } from "../index/indexing.ts";
import { understand, wordsOf } from "./understanding.ts";

const town = openSearching();
const { ask, named, placeId, placeOf } = town;

describe("a visitor who names a part of a city and no city", () => {
  it.each([
    ["chandni chowk bridal jewellery", "delhi"],
    ["johari bazar kundan set", "jaipur"],
    ["lajpat nagar suit", "delhi"],
    ["jayanagar bharatanatyam", "bengaluru"],
  ])("is understood to mean the one that everybody knows by it: %s", async (text, slug) => {
    expect(await placeOf(await ask({ text }))).toBe(slug);
  });

  it.each(["shirdi", "pandharpur"])("or a small place that the catalogue knows too: %s", async (name) => {
    expect(await placeOf(await ask({ text: `${name} hotel` }))).toBe(name);
  });
});

describe("a visitor who types the name of a city, listed or not", () => {
  it("is understood for every one of the 250 largest, in both scripts and by former names, unless it is a word of the catalogue", async () => {
    const { rows: cities } = await town.connection.pool.query<{ id: number; slug: string; names: string[] }>(
      `select p.id, p.slug, array_remove(array[p.name, p.name_hi] || (select array_agg(replace(a.slug, '-', ' ')) from place_aliases a where a.place_id = p.id), null) as names
       from places p order by p.population desc, p.id limit 250`,
    );
    const { rows: catalogue } = await town.connection.pool.query<{ words: string[] }>(
      "select array[name, name_hi] || synonyms as words from categories union all select array[name, name_hi] || synonyms from subcategories",
    );
    const words = new Set(catalogue.flatMap((entry) => entry.words.flatMap(foldWords)));
    const names = cities.flatMap((city) => city.names.map((name) => ({ ...city, name })));
    const misread: string[] = [];
    for (const { id, slug, name } of names) {
      if (words.has(name.toLowerCase()) || foldWords(name).length > 4) continue;
      for (const chosen of [undefined, await placeId("indore")]) {
        const { understood, items } = await ask({ text: name, placeId: chosen, limit: 1 });
        if (understood.placeId !== id || understood.corrected || items.length === 0)
          misread.push(`${name} (${slug}) as ${understood.placeId ?? understood.corrected}`);
      }
    }
    expect(cities.filter((city) => city.names.length < 2)).toEqual([]);
    expect(misread).toEqual([]);
  });

  it.each([
    ["halwai in Mangaluru", "mangaluru"],
    ["halwai mangalore", "mangaluru"],
    ["Raipur me halwai", "raipur"],
    ["हावड़ा में मिठाई", "howrah"],
    ["halwai raipur chhattisgarh", "raipur"],
    ["Raipur, C.G.", "raipur"],
  ])("is told what is nearest from elsewhere, and no other word is put in its place: %s", async (text, slug) => {
    const page = await ask({ text });
    expect([page.match, await placeOf(page), page.understood.corrected]).toEqual(["elsewhere", slug, undefined]);
    const far = page.items.map(({ distanceKm = Number.NaN }) => distanceKm);
    expect(far.length).toBeGreaterThan(0);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });

  it("gets what has the name first, when nothing lies there", async () => {
    const page = await ask({ text: "Bikaner" });
    expect([page.match, await placeOf(page)]).toEqual(["elsewhere", "bikaner"]);
    expect((await named(page)).slice(0, 2)).toEqual(["Bikaner Rasoi", "Bohra Mirchi Masala"]);
    expect(new Set(page.items.map(({ id }) => id)).size).toBe(page.items.length);
    expect((await named(await ask({ text: "bikaner rasoi" })))[0]).toBe("Bikaner Rasoi");
  });

  it("near a position is not searched for another word", async () => {
    const page = await ask({ text: "agra", near: { lat: 22.7196, lng: 75.8577 } });
    expect([page.match, page.understood.corrected]).toEqual(["all", undefined]);
    expect(page.items.length).toBeGreaterThan(3);
  });
});

describe("a visitor whose words only sound like a town", () => {
  it.each(["shaadi ka khana", "शादी का खाना", "shadi ka khaana"])("is not sent there: %s", async (text) => {
    const page = await ask({ text });
    expect([page.match, await placeOf(page)]).toEqual(["all", undefined]);
    expect(await named(page)).toContain("Awasthi Shahi Bhoj");
  });

  it.each(["hardware", "shaadi rail", "bina pyaz lahsun khana", "tution", "coddng"])(
    "is not sent there either: %s",
    async (text) => {
      expect(await placeOf(await ask({ text }))).toBeUndefined();
    },
  );
});

describe("a visitor who names a part of a city", () => {
  it.each([
    ["halwai vijay nagar indore", "indore"],
    ["tiffin kothrud", "pune"],
    ["tiffin kothrood pune", "pune"],
    ["astrologer sitabuldi nagpur", "nagpur"],
  ])("is shown what is in the city: %s", async (text, slug) => {
    const page = await ask({ text });
    const [trade = ""] = text.split(" ");
    const inCity = await ask({ text: trade, placeId: await placeId(slug) });
    expect([await placeOf(page), page.match, page.understood.corrected]).toEqual([slug, inCity.match, undefined]);
    expect(await named(page)).toEqual(await named(inCity));
    expect(page.items.length).toBeGreaterThan(0);
  });

  it.each([
    ["MP Nagar me computer class", "bhopal"],
    ["mp nagar zone 2 neet coaching", "bhopal"],
    ["hardwar har ki pauri ke pass pandit", "haridwar"],
    ["hotel near dashashwamedh ghat varanasi", "varanasi"],
  ])("is understood, whatever its words are otherwise: %s", async (text, slug) => {
    expect(await placeOf(await ask({ text }))).toBe(slug);
  });

  it.each([
    ["jayanagar 4th block bharatanatyam", ["bharatanatyam"]],
    ["cidco n-8 aurangabad clinic", ["clinic"]],
    ["lajpat nagar market suit", ["suit"]],
    ["sector 14 gurgaon plumber", ["plumber"]],
    ["plumber gurgaon sector 14", ["plumber"]],
    ["andheri 2 bhk flat", ["2", "bhk", "flat"]],
    ["nagpur 10th class tuition", ["10th", "class", "tuition"]],
  ])("need not find the rest of the address in what they look for: %s", async (text, rest) => {
    const understanding = await understand(town.connection, { text });
    const [likeliest] = understanding.readings;
    expect(wordsOf(understanding, likeliest!).map(({ token }) => token.word)).toEqual(rest);
  });

  it("of which several cities have one is asked for the city they chose, and for all India without one", async () => {
    const chosen = await ask({ text: "halwai vijay nagar", placeId: await placeId("indore") });
    expect([await placeOf(chosen), chosen.match]).toEqual(["indore", "all"]);
    expect(await placeOf(await ask({ text: "halwai vijay nagar" }))).toBeUndefined();
  });
});

describe("a visitor who names a town of which there are several", () => {
  it.each([
    ["tailor aurangabad", "chhatrapati-sambhajinagar"],
    ["औरंगाबाद में दर्ज़ी", "chhatrapati-sambhajinagar"],
    ["tailor aurangabad bihar", "aurangabad"],
    ["tailor bilaspur", "bilaspur"],
    ["tailor bilaspur himachal pradesh", "bilaspur-himachal-pradesh"],
  ])("is taken to the largest, or to the one in the state that they name: %s", async (text, slug) => {
    expect(await placeOf(await ask({ text }))).toBe(slug);
  });
});

describe("a visitor who shortens the name of a state", () => {
  it.each([
    ["indore halwai mp", "indore halwai madhya pradesh"],
    ["MP halwai", "halwai madhya pradesh"],
    ["mp ke halwai", "halwai madhya pradesh"],
    ["halwai M.P.", "halwai madhya pradesh"],
    ["हलवाई एमपी", "halwai madhya pradesh"],
    ["UP sweets", "sweets uttar pradesh"],
    ["sweets up", "sweets uttar pradesh"],
    ["MH tiffin", "tiffin maharashtra"],
    ["rasoi dl", "rasoi delhi"],
    ["saree RJ", "saree rajasthan"],
    ["lucknow up saree", "lucknow saree"],
    ["pune mah tiffin", "pune tiffin"],
  ])("finds what the full name finds: %s is %s", async (typed, meant) => {
    const found = await ask({ text: typed });
    expect(found.match).toBe("all");
    expect(await named(found)).toEqual(await named(await ask({ text: meant })));
  });

  it.each([
    ["bridal make up", "bridal"],
    ["raj sweets", "raaj sweets"],
  ])("is not misread in words that are no state: %s is %s", async (typed, meant) => {
    expect(await named(await ask({ text: typed }))).toEqual(await named(await ask({ text: meant })));
  });

  it("finds the thing that is called so", async () => {
    const { pool } = town.connection;
    await pool.query("update businesses set name = 'MP Enterprises' where name = 'Jani Farsan House'");
    await reindexAll(town.connection, kinds);
    expect(await named(await ask({ text: "mp enterprises" }))).toEqual(["MP Enterprises"]);
    expect(await named(await ask({ text: "MP halwai" }))).not.toContain("MP Enterprises");
  });
});
