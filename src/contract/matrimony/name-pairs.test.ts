import { expect, test } from "vitest";
import { GOTRAS } from "./gotras.ts";
import { nameIn } from "./name-pairs.ts";

test.each([
  ["Bharadvaja", "भारद्वाज"],
  ["Bharadwaj", "भारद्वाज"],
  ["Vashishth", "वशिष्ठ"],
  ["Kashyap", "कश्यप"],
  ["A gotra of our own", "A gotra of our own"],
])("who reads Hindi finds the gotra %s as %s", (written, read) => expect(nameIn("hi", GOTRAS, written)).toBe(read));

test("no two gotras of the list are taken for each other", () => {
  for (const [roman, devanagari] of GOTRAS) expect(nameIn("hi", GOTRAS, roman)).toBe(devanagari);
});

test("who reads English finds a gotra as the family spelled it, and one that was written in Devanagari in Roman letters", () => {
  expect(nameIn("en", GOTRAS, "Kashyap")).toBe("Kashyap");
  expect(nameIn("en", GOTRAS, "कश्यप")).toBe("Kashyapa");
});
