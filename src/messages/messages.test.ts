import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";

const folder = import.meta.dirname;
const areas = readdirSync(join(folder, "en")).map((file) => file.replace(".json", ""));
const read = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), "utf8"));
const holes = (message: string) =>
  [
    ...new Set([compileMessage(message)].flat().flatMap((piece) => (Array.isArray(piece) ? [String(piece[0])] : []))),
  ].sort();

test("every message has an English and a Hindi text with the same parameters", () => {
  expect(readdirSync(join(folder, "hi"))).toEqual(readdirSync(join(folder, "en")));
  for (const area of areas) {
    const [en, hi] = [read("en", area), read("hi", area)];
    expect(Object.keys(hi).sort(), area).toEqual(Object.keys(en).sort());
    for (const id of Object.keys(en)) expect(holes(hi[id]!), id).toEqual(holes(en[id]!));
  }
});

test("no id stands in two areas", () => {
  const ids = areas.flatMap((area) => Object.keys(read("en", area)));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("Hindi texts are written in Devanagari", () => {
  const same = new Set(["VipraSetu", "View in English", "English"]);
  for (const area of areas)
    for (const [id, text] of Object.entries(read("hi", area)))
      if (/[a-z]{3}/i.test(text.replace(/\{\w+\}/g, "")) && !same.has(text))
        expect(text, id).toMatch(/[\u0900-\u097f]/);
});

test("an offering is called by one name in Hindi: सेवाएँ और सामान, also in the terms and the privacy notice", () => {
  const texts = areas.flatMap((area) => Object.entries(read("hi", area)));
  const documents = readFileSync(join(folder, "../../db/reference/content.json"), "utf8").split("\n");
  const otherwise = [...texts, ...documents.entries()].filter(([, text]) => text.includes("पेशकश"));
  expect(otherwise).toEqual([]);
});
