// Holds the catalogue of categories to what search and the two languages need of it.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Entry = { id: number; slug: string; name: string; nameHi: string; synonyms: string[] };
type Category = Entry & { icon: string; subcategories: Entry[] };

const categories: Category[] = JSON.parse(readFileSync(new URL("./categories.json", import.meta.url), "utf8"));
const subcategories = categories.flatMap((category) => category.subcategories);
const entries: Entry[] = [...categories, ...subcategories];
const icons = new URL("../../node_modules/lucide-react/dist/esm/icons/", import.meta.url);

describe("the catalogue of categories", () => {
  it("gives a registering business at least 22 categories and 165 subcategories to choose from", () => {
    expect(categories.length).toBeGreaterThanOrEqual(22);
    expect(subcategories.length).toBeGreaterThanOrEqual(165);
    expect(categories.filter((category) => category.subcategories.length < 4).map(slug)).toEqual([]);
  });

  it("never uses one id or one slug for two things, so that a stored business keeps its category", () => {
    expect(repeated(categories.map((category) => category.id))).toEqual([]);
    expect(repeated(subcategories.map((subcategory) => subcategory.id))).toEqual([]);
    expect(repeated(entries.map(slug))).toEqual([]);
    expect(entries.filter((entry) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.slug)).map(slug)).toEqual([]);
  });

  it("never shows one name for two choices of the same category list", () => {
    expect(repeated(subcategories.map((subcategory) => subcategory.name))).toEqual([]);
    expect(repeated(subcategories.map((subcategory) => subcategory.nameHi))).toEqual([]);
  });

  it("names everything in English and in real Devanagari", () => {
    expect(entries.filter((entry) => !/^[A-Z][\p{Script=Latin}\d &,'()-]+$/u.test(entry.name)).map(slug)).toEqual([]);
    const hindi = /^[\p{Script=Devanagari}\d ,()-]+$/u;
    expect(entries.filter((entry) => !hindi.test(entry.nameHi) || !/\p{L}/u.test(entry.nameHi)).map(slug)).toEqual([]);
    expect(entries.filter((entry) => entry.nameHi !== entry.nameHi.normalize("NFC")).map(slug)).toEqual([]);
  });

  it("shows an icon that exists beside every category", () => {
    const missing = categories.filter(
      ({ icon }) => !["js", "mjs"].some((end) => existsSync(new URL(`${icon}.${end}`, icons))),
    );
    expect(missing.map(slug)).toEqual([]);
  });
});

describe("the synonyms that people type", () => {
  it("are 4 to 12 an entry, each told once and none repeating the name", () => {
    expect(entries.filter(({ synonyms }) => synonyms.length < 4 || synonyms.length > 12).map(slug)).toEqual([]);
    expect(entries.filter(({ synonyms }) => repeated(synonyms).length > 0).map(slug)).toEqual([]);
    const repeatsName = ({ name, nameHi, synonyms }: Entry) =>
      synonyms.includes(name.toLowerCase()) || synonyms.includes(nameHi);
    expect(entries.filter(repeatsName).map(slug)).toEqual([]);
  });

  it("are lower-case, trimmed and of one script each, as the search index stores them", () => {
    const synonyms = entries.flatMap((entry) => entry.synonyms);
    const oneScript = /^(?:[a-z0-9]+(?: [a-z0-9]+)*|[\p{Script=Devanagari}\d]+(?: [\p{Script=Devanagari}\d]+)*)$/u;
    expect(synonyms.filter((synonym) => !oneScript.test(synonym) || synonym !== synonym.normalize("NFC"))).toEqual([]);
  });

  it("come in Roman and in Devanagari for every entry, so that neither script comes back empty", () => {
    const without = (script: RegExp) => entries.filter(({ synonyms }) => !synonyms.some((word) => script.test(word)));
    expect(without(/[a-z]/).map(slug)).toEqual([]);
    expect(without(/\p{Script=Devanagari}/u).map(slug)).toEqual([]);
  });
});

function slug(entry: Entry): string {
  return entry.slug;
}

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
