// Holds the families of words to what search makes of them: all words of a family are one word.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { foldWords } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { isStopWord } from "#server/features/search/text/stop-words.ts";

const families: Array<{ id: number; words: string[] }> = JSON.parse(
  readFileSync(new URL("./word-families.json", import.meta.url), "utf8"),
);
const familyOf = (word: string) => families.filter(({ words }) => words.includes(word)).map(({ id }) => id);

describe("the families of words", () => {
  it("keep their ids, which a database that was seeded before goes by", () => {
    const ids = families.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Array.from({ length: 40 }, (_, at) => at + 1).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("are of single words that are searched for and sound different", () => {
    const words = families.flatMap((family) => family.words);
    expect(words.filter((word) => foldWords(word).length !== 1 || foldWords(word).some(isStopWord))).toEqual([]);
    const distinct = ({ words }: { words: string[] }) => new Set(words.flatMap(foldWords).map(soundKey)).size;
    expect(families.filter((family) => family.words.length < 2 || distinct(family) < family.words.length)).toEqual([]);
  });

  it("share no word, by which one would draw in what the other means", () => {
    const keys = families.flatMap(({ words }) => [...new Set(words.flatMap(foldWords).map(soundKey))]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each([
    ["upanayan", "janeu"],
    ["tutor", "coaching"],
    ["prasad", "bhog"],
    ["painter", "painting"],
    ["builder", "contractor"],
    ["electrician", "bijli"],
  ])("keep a thing and a rite, a person and a thing apart: %s and %s", (one, other) => {
    expect(familyOf(one)).toHaveLength(1);
    expect(familyOf(other)).not.toEqual(familyOf(one));
  });
});
