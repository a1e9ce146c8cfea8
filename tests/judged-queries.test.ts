// Keeps the judged queries honest: enough of every group, and each expected answer one that a visitor can really find.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface JudgedQuery {
  query: string;
  city?: string;
  group: string;
  expect: string[];
}

const judged: JudgedQuery[] = read("../bench/search/judged-queries.json");
const businesses: { key: string; citySlug: string; approval: string }[] = read("../db/demo/businesses.json");
const listings: { key: string; businessKey: string; status: string }[] = read("../db/demo/listings.json");
const groups = [
  "name",
  "category-city",
  "misspelt-roman",
  "cross-script",
  "misspelt-devanagari",
  "description",
  "stop-words",
  "city-alias",
  "long",
  "trap",
];

describe("the judged queries", () => {
  it("are at least 160, in ten groups of at least 15 each, and none is asked twice", () => {
    expect(judged.length).toBeGreaterThanOrEqual(160);
    expect(groups.filter((group) => judged.filter((each) => each.group === group).length < 15)).toEqual([]);
    expect(judged.filter((each) => !groups.includes(each.group))).toEqual([]);
    expect(new Set(judged.map((each) => `${each.query} in ${each.city}`)).size).toBe(judged.length);
  });

  it("expect only businesses and listings that are public, so that a miss is the search's fault", () => {
    const approved = new Set(businesses.filter((each) => each.approval === "approved").map((each) => each.key));
    const active = listings.filter((each) => each.status === "active" && approved.has(each.businessKey));
    const findable = new Set([
      ...[...approved].map((key) => `business:${key}`),
      ...active.map((each) => `listing:${each.key}`),
    ]);
    const wrong = judged.filter((each) => each.expect.length === 0 || !each.expect.every((key) => findable.has(key)));
    expect(wrong.map((each) => each.query)).toEqual([]);
  });

  it("choose only a city where one of the expected answers is", () => {
    const cityOfBusiness = new Map(businesses.map((each) => [`business:${each.key}`, each.citySlug]));
    const cities = new Map([
      ...cityOfBusiness,
      ...listings.map((each) => [`listing:${each.key}`, cityOfBusiness.get(`business:${each.businessKey}`)] as const),
    ]);
    const elsewhere = judged.filter(({ city, expect: keys }) => city && !keys.some((key) => cities.get(key) === city));
    expect(elsewhere.map((each) => each.query)).toEqual([]);
  });
});

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}
