// Holds the catalogue of categories to what search and the two languages need of it.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { soundKey } from "#base/fold-sound.ts";
import { searchableWords } from "#server/features/search/text/searchable-words.ts";
import { abbreviationsIn } from "#server/features/search/vocabulary/abbreviations.ts";

type Entry = { id: number; slug: string; name: string; nameHi: string; synonyms: string[] };
type Category = Entry & { icon: string; subcategories: Entry[] };

const categories: Category[] = JSON.parse(readFileSync(new URL("./categories.json", import.meta.url), "utf8"));
const subcategories = categories.flatMap((category) => category.subcategories);
const entries: Entry[] = [...categories, ...subcategories];
const abbreviations = abbreviationsIn(entries.map(({ name }) => name));
const icons = new URL("../../node_modules/lucide-react/dist/esm/icons/", import.meta.url);

/** Alone they are said of anything: a synonym of one such word would draw every text to its kind. */
const SAYS_LITTLE = new Set(
  `home house ghar class course online rent hire kiraya old new set light number party function event family office shop service center company
  agency business design digital repair marammat mistri engineer estimate garden stage board paper register album host stay number art kala seva community trust`
    .split(/\s+/)
    .map(soundKey),
);
const SCRIPTS = ["[a-z0-9]"].concat(
  "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam"
    .split(" ")
    .map((script) => `[\\p{Script=${script}}\\d]`),
);
/** Flowers, in Hindi, sound like "full". */
const MEANT = new Set(["phool"].map(soundKey));

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
  it("are 4 or more of a category and 30 or more of a subcategory, each told once and none repeating the name", () => {
    expect(categories.filter(({ synonyms }) => synonyms.length < 4).map(slug)).toEqual([]);
    expect(subcategories.filter(({ synonyms }) => synonyms.length < 30).map(slug)).toEqual([]);
    expect(entries.filter(({ synonyms }) => repeated(synonyms).length > 0).map(slug)).toEqual([]);
    const repeatsName = ({ name, nameHi, synonyms }: Entry) =>
      synonyms.includes(name.toLowerCase()) || synonyms.includes(nameHi);
    expect(entries.filter(repeatsName).map(slug)).toEqual([]);
  });

  it("sound different from one another in each script, so that no list grows by what search hears anyway", () => {
    const scriptAndSound = (synonym: string) => `${/[a-z]/.test(synonym)} ${soundsOf(synonym).join(" ")}`;
    const alike = entries.filter(({ synonyms }) => repeated(synonyms.map(scriptAndSound)).length > 0);
    expect(alike.map(slug)).toEqual([]);
  });

  it("say what is wanted: no word that stands for how, where or for whom is one by itself", () => {
    const says = (synonym: string) => soundsOf(synonym).some((key) => !SAYS_LITTLE.has(key) || MEANT.has(key));
    const saysNothing = (synonym: string) => soundsOf(synonym).length < 2 && !says(synonym);
    expect(entries.flatMap(({ synonyms }) => synonyms.filter(saysNothing))).toEqual([]);
  });

  it("are lower-case, trimmed and of one script each, as the search index stores them", () => {
    const synonyms = entries.flatMap((entry) => entry.synonyms);
    const isOfOne = (synonym: string) =>
      SCRIPTS.some((letters) => new RegExp(`^${letters}+(?: ${letters}+)*$`, "u").test(synonym));
    expect(synonyms.filter((synonym) => !isOfOne(synonym) || synonym !== synonym.normalize("NFC"))).toEqual([]);
  });

  it("come in Roman and in Devanagari for every entry, so that neither script comes back empty", () => {
    const without = (script: RegExp) => entries.filter(({ synonyms }) => !synonyms.some((word) => script.test(word)));
    expect(without(/[a-z]/).map(slug)).toEqual([]);
    expect(without(/\p{Script=Devanagari}/u).map(slug)).toEqual([]);
  });
});

function soundsOf(synonym: string): string[] {
  return searchableWords(synonym, abbreviations).map(soundKey);
}

function slug(entry: Entry): string {
  return entry.slug;
}

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
