/** Every finding has a sentence in both languages, with its names filled in: no id and no empty hole is ever shown. */
import { expect, test } from "vitest";
import type { Language } from "#messages/words.ts";
import { words } from "#server/platform/words.ts";
import { compareGotras, compareMothers } from "../gotra/comparison.ts";
import { explainGotras, explainMothers } from "../gotra/explanations.ts";
import type { MessageRef } from "../message-refs.ts";
import * as explanations from "./explanations.ts";
import { type Koota, MOST_POINTS } from "./guna/kootas.ts";
import { matchGuna } from "./guna/match.ts";
import { checkSouthern } from "./guna/southern.ts";
import { compareManglik, MANGLIK_VALUES } from "./manglik/manglik.ts";
import { HOUSES, MANGLIK_EXCEPTIONS, REFERENCES } from "./manglik/rules.ts";
import { HALF_PADAS, starOf } from "./moon-arc.ts";

const one = (from: number, count = 1) => ({ from, count });

function expectSaid(refs: MessageRef[], languages: Language[] = ["en", "hi"]): void {
  for (const { id, values } of refs)
    for (const language of languages) {
      expect(words[language].has(id), id).toBe(true);
      expect(words[language].of(id, values), id).toMatch(/^(?!.*(@|\{|\}|undefined|(horoscope|gotra)\.[a-z])).{2,}$/);
    }
}

test("each finding of every koota, each exception and each star, over all pairs of stars", () => {
  const said = new Map<string, MessageRef>();
  const add = (ref: MessageRef) => said.set(JSON.stringify(ref), ref);
  for (let groom = 0; groom < HALF_PADAS; groom += 2)
    for (let bride = 0; bride < HALF_PADAS; bride += 3) {
      const match = matchGuna(one(groom), one(bride));
      for (const { koota, findings } of match.kootas)
        for (const finding of findings) add(explanations.explainFinding(koota, finding));
      for (const exception of match.exceptions) for (const ref of explanations.explainException(exception)) add(ref);
    }
  for (let at = 0; at < HALF_PADAS; at++) add(explanations.explainStar(starOf(at)));
  for (let rashi = 1; rashi <= 12; rashi++)
    for (const share of [1, 0.3]) {
      add(explanations.explainLagna(rashi, share));
      add(explanations.explainStar(starOf(rashi), share));
    }
  expect(said.size).toBeGreaterThan(400);
  expectSaid([...said.values()]);
});

test("points and totals, exact, in a range and unknown, with the band where it is certain", () => {
  const kootas: Koota[] = ["varna", "vashya", "tara", "yoni", "maitri", "gana", "bhakoot", "nadi"];
  expectSaid(kootas.flatMap((koota) => Object.values(explanations.aboutKoota(koota))));
  const ranges = [undefined, { min: 12, max: 12 }, { min: 12, max: 27.5 }, { min: 0, max: MOST_POINTS }];
  expectSaid(ranges.flatMap((range) => [explanations.explainPoints(range, 8), ...explanations.explainTotal(range)]));
  expectSaid([10, 20, 30, 34].flatMap((points) => explanations.explainTotal({ min: points, max: points })));
  expect(explanations.explainTotal({ min: 17, max: 18 })).toHaveLength(1);
  expectSaid(explanations.explainRules("north-consensus-1"));
  expect(words.en.of(explanations.explainTotal({ min: 31.5, max: 31.5 })[0]!.id, { points: 31.5, most: 36 })).toBe(
    "31.5 of 36 points",
  );
});

test("an exception of uncertain times says that it holds for a part of them", () => {
  const [open] = matchGuna(one(24, 8), one(28, 2)).exceptions;
  const { id, values } = explanations.explainException(open!)[0]!;
  expect(words.en.of(id, values)).toMatch(/many let Nadi pass\. This is so for a part of the possible birth times\./);
});

test("the southern checks in all their outcomes", () => {
  const results = [checkSouthern(undefined, one(0)), checkSouthern(one(0, 30), one(0, 30))];
  for (let groom = 0; groom < HALF_PADAS; groom += 8) results.push(checkSouthern(one(groom), one(0)));
  expectSaid(results.flat().map((result) => explanations.explainSouthern(result)));
});

test("manglik: values with their part of the time, houses, exceptions and matches", () => {
  const values = [...MANGLIK_VALUES, "unknown"] as const;
  expectSaid(values.flatMap((value) => [explanations.explainManglik(value), explanations.explainManglik(value, 0.62)]));
  expectSaid(
    REFERENCES.flatMap((reference) => HOUSES.map((house) => explanations.explainMarsHouse({ reference, house }))),
  );
  expectSaid(MANGLIK_EXCEPTIONS.map((code) => explanations.explainManglikException(code)));
  expectSaid(values.flatMap((a) => values.map((b) => explanations.explainManglikMatch(compareManglik(a, b)))));
  const { id, values: filled } = explanations.explainManglik("yes", 0.62);
  expect(words.en.of(id, filled)).toBe("Manglik: for 62 % of the stated birth time");
});

test("gotras in every verdict, with the names of the sentence's own language", () => {
  const pairs = [
    ["Atri", "अत्रि"],
    ["Vatsa", "Arshtishena"],
    ["Laugakshi", "Kaundinya"],
    ["Atri", "bardwaj"],
    ["Mandavya", "Mandavya"],
    ["Mandavya", ""],
  ] as const;
  for (const [mine, theirs] of pairs)
    for (const language of ["en", "hi"] as const)
      expectSaid(explainGotras(compareGotras(mine, theirs), language), [language]);
  const [said] = explainGotras(compareGotras("Vatsa", "Arshtishena"), "hi");
  expect(words.hi.of(said!.id, said!.values)).toContain("वत्स और आर्ष्टिषेण दोनों गोत्र जमदग्नि गण में");
  const mothers = compareMothers({ own: "Atri", mother: "Atri" }, { own: "Atri", mother: "Atri" });
  expect(mothers).toHaveLength(3);
  expectSaid(
    mothers.flatMap((mother) => explainMothers(mother, "hi")),
    ["hi"],
  );
});
