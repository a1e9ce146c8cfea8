// What an association's spreadsheet really holds: every usual way to write a city, a state, a kind; and files that cannot be read at all.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namesBySearch } from "#server/features/search/names.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { type KindReader, kindReader } from "./kinds.ts";
import { isMeaning } from "./meaning.ts";
import { type PlaceLookup, placeLookup } from "./names.ts";
import { placeMeant } from "./place.ts";
import type { Vocabulary } from "./vocabulary.ts";

let town: Town;
let names: PlaceLookup;
let vocabulary: Vocabulary;
let readKind: KindReader;
beforeAll(async () => {
  town = await openTown();
  names = await placeLookup(town.portal.connection, "en");
  vocabulary = await namesBySearch(town.portal.connection);
  readKind = await kindReader(town.portal.connection, vocabulary, "en");
});
afterAll(() => town.close());

const take = (content: string | Buffer) => takeIn(town, content);

const meant = (city: string, district: string, state = "") =>
  placeMeant({ city, district, state }, { names, vocabulary });
const slugOf = async (city: string, state = "") => {
  const place = meant(city, "", state);
  if (!isMeaning(place)) return place.reason;
  const { rows } = await town.portal.connection.pool.query("select slug from places where id = $1", [place.value.id]);
  return rows[0].slug;
};

describe("a row is taken", () => {
  test.each([
    ["बनारस", "varanasi"],
    ["काशी", "varanasi"],
    ["मुम्बई", "mumbai"],
    ["बम्बई", "mumbai"],
    ["कलकत्ता", "kolkata"],
    ["इलाहाबाद", "prayagraj"],
    ["Indore (M.P.)", "indore"],
    ["Indore MP", "indore"],
    ["Indore, Madhya Pradesh", "indore"],
    ["INDORE, M.P., India", "indore"],
    ["Aurangabad (Maharashtra)", "chhatrapati-sambhajinagar"],
  ])("from the city %s, which is %s", async (city, slug) => {
    expect(await slugOf(city)).toBe(slug);
  });

  test.each([
    ["मध्यप्रदेश", "MP"],
    ["Tamilnadu", "TN"],
    ["UttarPradesh", "UP"],
    ["Orissa", "OD"],
    ["Uttaranchal", "UK"],
    ["Pondicherry", "PY"],
    ["Chattisgarh", "CG"],
    ["Maharastra", "MH"],
    ["Gujrat", "GJ"],
    ["J&K", "JK"],
    ["Raj.", "RJ"],
    ["M.P.", "MP"],
    ["UP", "UP"],
    ["NCT of Delhi", "DL"],
    ["उ.प्र.", "UP"],
    ["Atlantis", undefined],
    ["Nepal", undefined],
  ])("from the state %s, which is %s", (state, code) => {
    expect(names.stateCode(state)).toBe(code);
  });

  test("whose state nobody knows, when its city alone is clear, and not when two cities have that name", async () => {
    expect(await slugOf("Indore", "Malwa Prant")).toBe("indore");
    expect(await slugOf("Fatehpur", "Malwa Prant")).toBe("imports.asked");
    expect(await slugOf("Indore", "Kerala")).toBe("imports.city-elsewhere");
    expect(await slugOf("Nowherepur MP")).toBe("imports.city");
  });

  test.each<[city: string, district: string, state: string, read: string]>([
    ["Fatehpur", "Barabanki", "UP", "Fatehpur (Barabanki), Uttar Pradesh"],
    ["Fatehpur", "Distt. Sikar", "", "Fatehpur, Rajasthan"],
    ["Rampur", "जिला सीधी", "", "Rampur (Sidhi), Madhya Pradesh"],
    ["Indore", "Indore", "MP", "Indore, Madhya Pradesh"],
    ["Indore", "Malwa", "", "? Indore, Madhya Pradesh"],
    ["Mumbai", "Mumbai Suburban", "", "? Mumbai, Maharashtra"],
    ["Jaypur", "Jaipur", "", "? Jaipur, Rajasthan"],
    ["", "Indore", "", "? Indore, Madhya Pradesh"],
    ["", "Aurangabad", "", "? Chhatrapati Sambhajinagar, Maharashtra"],
    ["Sehore", "Kutch", "", "asked"],
    ["", "Kutch", "", "asked"],
    ["Chhota Gaon", "Kutch", "Gujarat", "asked"],
  ])(
    "from %j in the district %s (%s), which is read as %s; what is not certain is marked, or asked",
    (city, district, state, read) => {
      const place = meant(city, district, state);
      const shown = isMeaning(place) ? `${place.isGuess ? "? " : ""}${place.label}` : place.choices.length && "asked";
      expect(shown).toBe(read);
    },
  );

  test.each([
    ["Tuition", "home-tuition"],
    ["Advocate & Notary", "notary"],
    ["Halwai / Caterer", "halwai"],
  ])("from the kind %s", async (text, slug) => {
    const kind = readKind(text);
    const { rows } = await town.portal.connection.pool.query("select slug from subcategories where id = $1", [
      isMeaning(kind) ? kind.value : 0,
    ]);
    expect(rows[0]?.slug).toContain(slug);
  });

  test.each([
    ["Lawyer", "Civil Advocates"],
    ["Ayurveda", "Ayurvedic Doctors (Vaidya)"],
    ["Doctor", "General Physicians"],
    ["Legal Services", "Civil Advocates"],
    ["Pandit", "Pandit for Pooja at Home"],
    ["पंडित", "Pandit for Pooja at Home"],
    ["Caterer", "Halwai for Functions"],
  ])("only after somebody is asked which of its kinds, when %s names a whole category", (text, first) => {
    const kind = readKind(text);
    expect(isMeaning(kind) ? kind : kind.choices[0]?.label).toBe(first);
  });
});

describe("a file", () => {
  const HEAD = "businessName,subCategory,city,phoneNo";
  const GOOD = "Anand Sweets,halwai,Indore,2000000101";

  test.each([
    ["that is empty", " \r\n", "imports.empty"],
    [
      "of which some letters are UTF-8 and some are not",
      Buffer.concat([Buffer.from(`${HEAD}\nअन्नपूर्णा,halwai,Indore,2000000102\n`), Buffer.from("Caf\u00e9", "latin1")]),
      "imports.not-utf-8",
    ],
  ])("%s is refused whole", async (_, content, reason) => {
    await expect(take(content)).rejects.toMatchObject({ reason });
  });

  test("with a quotation mark that is never closed is refused with the line where it opens, and nothing goes in", async () => {
    const content = `${HEAD}\n${GOOD}\n"Open Sweets,halwai,Indore,2000000103\n`;
    await expect(take(content)).rejects.toMatchObject({ reason: "imports.quote-open", values: { line: 3 } });
    const { rows } = await town.portal.connection.pool.query("select 1 from businesses where name = 'Anand Sweets'");
    expect(rows).toEqual([]);
  });

  test("without the columns that are needed is refused once, by their names", async () => {
    await expect(take("Name,Mobile,city\nAnand,2000000104,Indore\nAnand,2000000105,Indore\n")).rejects.toMatchObject({
      reason: "imports.columns-missing",
      values: { columns: "subCategory" },
    });
  });

  test.each([
    ["UTF-16, as Excel saves Unicode text", "utf16le", "\ufeff", "Caf\u00e9 अन्नपूर्णा"],
    ["Windows-1252, as Excel saves plain CSV", "latin1", "", "Caf\u00e9 Anand"],
  ] as const)("in %s is taken with its letters", async (_, encoding, mark, name) => {
    const content = Buffer.from(`${mark}${HEAD}\n${name},halwai,Indore,2000000102\n`, encoding);
    expect(await take(content)).toMatchObject({ rows: 1, refused: 0, isWindows1252: encoding === "latin1" });
    const { rows } = await town.portal.connection.pool.query("select 1 from businesses where name = $1", [name]);
    expect(rows).toHaveLength(1);
  });

  test("separated by semicolons or tabs is taken", async () => {
    expect(await take(`${HEAD}\n${GOOD}\n`.replaceAll(",", ";"))).toMatchObject({ rows: 1, created: 1 });
    expect(await take(`${HEAD}\n${GOOD}\n`.replaceAll(",", "\t"))).toMatchObject({ rows: 1, unchanged: 1 });
  });

  test("whose names hold signs alone is refused for these rows, and an address of a dash is none", async () => {
    const report = await take(
      [
        `${HEAD},address,ownerName`,
        "\u3164\u2800,halwai,Indore,2000000108,,",
        "---,halwai,Indore,2000000109,,",
        "Dash \u202eSweets,halwai,Indore,2000000107,-,\u200b",
      ].join("\n"),
    );
    expect(report).toMatchObject({ rows: 3, created: 1, refused: 2 });
    expect(report.said).toMatchObject([
      { line: 2, field: "businessName", reason: "imports.missing" },
      { line: 3, field: "businessName", reason: "imports.missing" },
    ]);
    const { rows } = await town.portal.connection.pool.query(
      "select b.name, b.address, m.first_name from businesses b join members m on m.id = b.owner_id where b.phone = '2000000107'",
    );
    expect(rows).toMatchObject([{ name: "Dash Sweets", address: "", first_name: "Dash" }]);
  });

  test("with two phones in a cell is taken with the first, which is said, and one with a digit too many is refused", async () => {
    const rows = ["Two Phones,halwai,Indore,20000-00120 / 20000-00121", "Long Phone,halwai,Indore,20000001223"];
    const report = await take([HEAD, ...rows].join("\n"));
    expect(report).toMatchObject({ created: 1, refused: 1 });
    expect(report.said).toMatchObject([
      { line: 2, reason: "imports.phone-first", values: { value: "2000000120" } },
      { line: 3, reason: "imports.phone" },
    ]);
  });

  test("with a part of the city beside the city keeps that part in the address, once", async () => {
    const cities: Array<[city: string, address: string, kept: string]> = [
      ["Andheri, Mumbai", "", "Andheri"],
      ["Mumbai - Andheri West", "12 Hill Road", "12 Hill Road, Andheri West"],
      ["Mumbai (Dadar), Maharashtra", "5 Gokhale Road, DADAR", "5 Gokhale Road, DADAR"],
      ["Noida Sec 62", "Block C", "Block C, Sec 62"],
    ];
    const rows = cities.map(([city, address], n) => `Part ${n},halwai,"${city}",200000013${n},"${address}"`);
    expect(await take([`${HEAD},address`, ...rows].join("\n"))).toMatchObject({ created: cities.length });
    const { rows: stored } = await town.portal.connection.pool.query(
      "select address from businesses where phone like '200000013_' order by phone",
    );
    expect(stored.map(({ address }) => address)).toEqual(cities.map(([, , kept]) => kept));
  });

  test("with a state where the city should stand is asked for the city, and told that it is a state", async () => {
    const report = await take(`${HEAD}\nState Sweets,halwai,Goa,2000000140`);
    expect(report).toMatchObject({ created: 0, asked: 1 });
    const goa = report.listed.find(({ value }) => value === "Goa");
    expect(goa).toMatchObject({ isState: true, meaning: undefined });
    expect(goa!.suggestions).toEqual(expect.arrayContaining(["Margao, Goa", "Panaji, Goa"]));
    expect(report.said).toMatchObject([{ reason: "imports.city-is-state", isQuestion: true }]);
  });

  test("is summed up by rows, however many reasons one row has", async () => {
    const report = await take(
      [HEAD, "A,halwai,Indore,2000000106", "A,halwai,Indore,2000000106", "B,flying,Nowhere,1", ",,Indore,2"].join("\n"),
    );
    expect(report).toMatchObject({ rows: 4, created: 1, repeated: 1, refused: 2 });
    expect(report.said.length).toBeGreaterThan(2);
  });
});
