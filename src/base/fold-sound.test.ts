// Holds the sound keys to the spellings that people really use for one word, and apart for different words.
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { soundDistance } from "./fold-distance.ts";
import { soundBucket, soundKey } from "./fold-sound.ts";

const key = (word: string) => soundKey(fold(word));

describe("one word in two scripts and by many hands", () => {
  it.each([
    ["हलवाई", "halwai", "halwayi", "halvai", "hlwai"],
    ["पंडित", "पण्डित", "pandit"],
    ["जी", "ji", "jee"],
    ["मिठाई", "मिठाइयाँ", "mithai", "mitthai", "mithaai", "mithayi"],
    ["भंडार", "भण्डार", "bhandar", "bhandaar"],
    ["चौधरी", "chaudhary", "choudhary", "chowdhry"],
    ["लक्ष्मी", "lakshmi", "laxmi", "Lakshmee"],
    ["जयपुर", "jaipur", "jaypur"],
    ["संपर्क", "सम्पर्क", "sampark"],
    ["यज्ञ", "yagya", "yajna"],
    ["सिंह", "singh"],
    ["ज़री", "zari", "jari"],
    ["फूल", "phool", "ful"],
    ["sweets", "sweet"],
    ["bakeries", "bakery"],
    ["classes", "class"],
  ])("meets in one key: %s", (...spellings) => expect(new Set(spellings.map(key)).size).toBe(1));

  it("lies close and in one bucket where hands differ more: th/t, sh/s, a final a", () => {
    for (const [one, other] of [
      ["gita", "geetha"],
      ["sharma", "sarma"],
      ["krishn", "krishna"],
      ["savitri", "savithri"],
      ["kamal", "kamla"],
    ] as const) {
      expect(soundDistance(key(one), key(other)), `${one} ${other}`).toBeLessThanOrEqual(0.4);
      expect(soundBucket(key(one)), `${one} ${other}`).toBe(soundBucket(key(other)));
    }
  });

  it("lies in one bucket after a slip: a vowel lost, letters swapped, h forgotten", () => {
    for (const [right, slip] of [
      ["catering", "catring"],
      ["restaurant", "resturant"],
      ["jewellers", "jewelres"],
      ["brahmin", "barhmin"],
      ["electrician", "eletcrician"],
    ] as const)
      expect(soundBucket(key(right)), slip).toBe(soundBucket(key(slip)));
  });
});

describe("different words", () => {
  it.each([
    ["mata", "math"],
    ["seva", "sev"],
    ["dal", "dil"],
    ["pani", "pan"],
    ["mela", "mala"],
    ["shop", "soap"],
  ])("keep different keys: %s and %s", (one, other) => expect(key(one)).not.toBe(key(other)));

  it("are judged far apart, and the judging gives up early", () => {
    expect(soundDistance(key("halwai"), key("jewellers"), 2)).toBe(3);
    expect(soundDistance("pndit", "pndit")).toBe(0);
    expect(soundDistance("ktring", "ktering")).toBeCloseTo(0.4);
    expect(soundDistance("hvly", "hlvy")).toBeCloseTo(0.8);
  });

  it("keep numbers and scripts from elsewhere as they are", () => {
    expect([soundKey("24"), soundKey("كتاب")]).toEqual(["24", "كتاب"]);
  });
});

it.each([
  ["દરજી", "darji"],
  ["ਹਲਵਾਈ", "halwai"],
  ["ਪੰਡਿਤ", "pandit"],
  ["পুরোহিত", "purohit"],
  ["মিষ্টি", "mishti"],
  ["শাড়ি", "shari"],
  ["ਪਾਪੜ", "papad"],
  ["పురోహిత", "पुरोहित"],
  ["ಅಡುಗೆ", "aduge"],
  ["സദ്യ", "sadya"],
  ["கல்யாண", "kalyan"],
])("A word of another Indian script sounds as in Latin letters or Devanagari: %s and %s", (one, other) =>
  expect(key(one)).toBe(key(other)),
);
