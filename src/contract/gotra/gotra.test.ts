/** Holds gotras to the eighteen ganas, to a published practice, and to spellings of both scripts; what is not known is never called clear. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareGotras, compareMothers } from "./comparison.ts";
import { GANAS, type Gana, gotras } from "./gotras.ts";
import { findGotra, gotraKey, suggestGotras } from "./lookup.ts";
import type { Rishi } from "./rishis.ts";

test("there are eighteen ganas, each with a gotra, and every spelling belongs to one gotra alone", () => {
  expect(Object.keys(GANAS)).toHaveLength(18);
  expect(new Set(gotras.flatMap(({ ganas }) => ganas))).toEqual(new Set(Object.keys(GANAS)));
  const owners = new Map<string, string>();
  for (const { id, name, aliases } of gotras)
    for (const spelling of [name.en, name.hi, ...aliases]) {
      expect(owners.get(gotraKey(spelling)) ?? id, spelling).toBe(id);
      owners.set(gotraKey(spelling), id);
      expect(findGotra(spelling), spelling).toMatchObject({ gotra: { id }, isExact: true });
    }
});

/** Groups among which the Chitpavans do not marry (nasikchitpavan.org). */
const CHITPAVAN = [
  ["Atri"],
  ["Kashyapa", "Shandilya"],
  ["Kapi", "Gargya", "Bharadvaja"],
  ["Kaundinya", "Vasishtha"],
  ["Kaushika", "Babhravya"],
  ["Jamadagni", "Vatsa"],
  ["Vishnuvriddha", "Nityundana"],
];

test("the fourteen gotras of the Chitpavans fall into their seven groups, and they alone have a published source", () => {
  expect(
    gotras
      .filter(({ source }) => source !== "by hand")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    CHITPAVAN.flat()
      .map((name) => findGotra(name)!.gotra.id)
      .sort(),
  );
  for (const [at, group] of CHITPAVAN.entries())
    for (const one of group)
      for (const [other, elsewhere] of CHITPAVAN.entries())
        for (const two of elsewhere) {
          const expected = one === two ? "same-gotra" : at === other ? "same-gana" : "clear";
          expect(compareGotras(one, two).verdict, `${one} ${two}`).toBe(expected);
        }
});

test("on Bhrigu's and Angiras's side, gotras of different ganas share no majority of their pravara", () => {
  const SIDES: Gana[] =
    "jamadagni vitahavya mitrayu shunaka vena gautama bharadvaja rathitara mudgala vishnuvriddha harita kanva sankriti".split(
      " ",
    ) as Gana[];
  const both = gotras.filter(({ ganas, pravaras }) => SIDES.includes(ganas[0]!) && pravaras.length > 0);
  const most = (one: readonly Rishi[], other: readonly Rishi[]) =>
    one.filter((rishi) => other.includes(rishi)).length > Math.max(one.length, other.length) / 2;
  for (const one of both)
    for (const other of both)
      if (one.ganas[0] !== other.ganas[0])
        expect(most(one.pravaras[0]!, other.pravaras[0]!), `${one.id} ${other.id}`).toBe(false);
});

test("pravaras have one, two, three or five rishis", () => {
  const lengths = gotras.flatMap(({ pravaras }) => pravaras.map((pravara) => pravara.length));
  expect(lengths.filter((length) => ![1, 2, 3, 5].includes(length))).toEqual([]);
});

test.each([
  ["Bhardwaj", "bharadvaja"],
  ["Bharadwaja gothram", "bharadvaja"],
  ["भारद्वाज गोत्र", "bharadvaja"],
  ["ભારદ્વાજ", "bharadvaja"],
  ["kasyap", "kashyapa"],
  ["काश्यप", "kashyapa"],
  ["Naidhruva Kashyapa", "kashyapa"],
  ["Vashishth", "vasishtha"],
  ["वशिष्ठ", "vasishtha"],
  ["Koundinya", "kaundinya"],
  ["Gowtham", "gautama"],
  ["शाण्डिल्य", "shandilya"],
  ["Sandilya", "shandilya"],
  ["Srivatsa", "vatsa"],
  ["Vats", "vatsa"],
  ["Jamadagni Vatsa", "vatsa"],
  ["Athreya", "atreya"],
  ["Haritasa", "harita"],
  ["Upmanyu", "upamanyu"],
  ["vishnu vriddha", "vishnuvriddha"],
  ["कौशिक ऋषि", "kaushika"],
])("%s is read as %s", (typed, id) => {
  expect(findGotra(typed)?.gotra.id).toBe(id);
});

test.each([
  "",
  "  ",
  "gotra",
  "Sharma",
  "Bhargav",
  "Angiras",
  "Mandavya",
  "Kautilya",
  "Bharadwaj Kaushik",
  "x",
  undefined,
])("%s is no gotra that we could name: nothing is guessed", (typed) => {
  expect(findGotra(typed)).toBeUndefined();
  expect(compareGotras(typed, "Bharadvaja").verdict).toBe("unknown");
});

test("a spelling that is only near says so", () => {
  expect(findGotra("bardwaj")).toMatchObject({ gotra: { id: "bharadvaja" }, isExact: false });
  expect(findGotra("Bhardwaj")?.isExact).toBe(true);
});

test("families who wrote the same unknown gotra, in whichever script, have the same", () => {
  expect(compareGotras("Mandavya", "मांडव्य गोत्र").verdict).toBe("same-gotra");
  expect(compareGotras("Mandavya", "Galava").verdict).toBe("unknown");
  expect(compareGotras("", "").verdict).toBe("unknown");
});

test("a double gotra meets both of its ganas and no other", () => {
  expect(compareGotras("Laugakshi", "Kaundinya")).toMatchObject({ verdict: "dvigotra-conflict", gana: "vasishtha" });
  expect(compareGotras("Shandilya", "Laugakshi")).toMatchObject({ verdict: "dvigotra-conflict", gana: "kashyapa" });
  expect(compareGotras("Laugakshi", "Atri").verdict).toBe("clear");
  expect(compareGotras("Laugakshi", "Laugakshi").verdict).toBe("same-gotra");
});

test("the rishis that two pravaras share are named", () => {
  expect(compareGotras("Vatsa", "Arshtishena").sharedRishis).toEqual(["bhargava", "chyavana", "apnavana"]);
  expect(compareGotras("Kashyapa", "Atri").sharedRishis).toEqual([]);
});

test("a comparison reads the same both ways", () => {
  const names = fc.constantFrom(...gotras.map(({ name }) => name.en), "Mandavya", "");
  fc.assert(
    fc.property(names, names, (one, other) => {
      const [there, back] = [compareGotras(one, other), compareGotras(other, one)];
      expect(there.verdict).toBe(back.verdict);
      expect([...there.sharedRishis].sort()).toEqual([...back.sharedRishis].sort());
    }),
  );
});

test("mothers' gotras are compared with the other side's, and only what meets is told", () => {
  const found = compareMothers({ own: "Atri", mother: "Vatsa" }, { own: "Jamadagni", mother: "Atri" });
  expect(found.map(({ one, other, comparison }) => [one, other, comparison.verdict])).toEqual([
    ["own", "mother", "same-gotra"],
    ["mother", "own", "same-gana"],
  ]);
  expect(compareMothers({ own: "Atri" }, { own: "Kashyapa" })).toEqual([]);
});

test("who types the beginning of a gotra is offered it, in either script", () => {
  expect(suggestGotras("bhar").map(({ id }) => id)[0]).toBe("bharadvaja");
  expect(suggestGotras("कौ").map(({ id }) => id)).toEqual(expect.arrayContaining(["kaushika", "kaundinya"]));
  expect(suggestGotras("gotra")).toEqual([]);
});
