/** Holds manglik to its houses and exceptions, to whole ranges of doubtful times, and to saying unknown where the lagna is. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { TIME_ACCURACIES } from "../birth.ts";
import { lagnaOutcomes } from "../lagna.ts";
import { compareManglik, MANGLIK_VALUES, manglikOf } from "./manglik.ts";
import { exceptionsIn, MANGLIK_EXCEPTIONS, marsHouses } from "./rules.ts";
import type { Sky } from "./sky.ts";

const INDORE = { lat: 22.72, lng: 75.86 };

/** A sky without any exception: Mars in the middle of Taurus, everybody else out of its way. */
function sky(changes: Partial<Omit<Sky, "rashis">> & { rashis?: Partial<Sky["rashis"]> } = {}): Sky {
  return {
    lagna: 2,
    marsDegrees: 15,
    isMarsRetrograde: false,
    marsFromSun: 90,
    ...changes,
    rashis: { moon: 12, mars: 2, jupiter: 1, venus: 4, saturn: 4, ...changes.rashis },
  };
}

test.each([1, 2, 4, 7, 8, 12])("Mars in house %d from the lagna counts", (house) => {
  const lagna = ((2 - house + 12) % 12) + 1;
  expect(marsHouses(sky({ lagna }))).toContainEqual({ reference: "lagna", house });
});

test.each([3, 5, 6, 9, 10, 11])("Mars in house %d from the lagna does not", (house) => {
  const lagna = ((2 - house + 12) % 12) + 1;
  expect(marsHouses(sky({ lagna })).filter(({ reference }) => reference === "lagna")).toEqual([]);
});

test("Moon and Venus are asked as well, and an unknown lagna is left out", () => {
  expect(marsHouses(sky({ lagna: undefined, rashis: { moon: 2, venus: 8 } }))).toEqual([
    { reference: "moon", house: 1 },
    { reference: "venus", house: 7 },
  ]);
});

test.each<[string, Sky]>([
  ["leo-or-aquarius", sky({ rashis: { mars: 11 }, lagna: 12 })],
  ["house-and-rashi", sky({ lagna: 3 })],
  ["jupiter", sky({ rashis: { jupiter: 6 } })],
  ["saturn", sky({ rashis: { saturn: 5 } })],
  ["retrograde", sky({ isMarsRetrograde: true })],
  ["combust", sky({ marsFromSun: 16 })],
  ["rashi-edge", sky({ marsDegrees: 29.2 })],
  ["lagna-lord", sky({ lagna: 8 })],
  ["dignity", sky({ rashis: { mars: 10 }, lagna: 9 })],
  ["lagna-rashi", sky({ lagna: 4 })],
  ["with-moon", sky({ rashis: { moon: 2 } })],
  ["benefic-in-lagna", sky({ rashis: { venus: 2 } })],
])("the exception %s is found, and in a plain sky none", (code, one) => {
  expect(exceptionsIn(one, [{ reference: "lagna", house: 12 }])).toContain(code);
  const plain = sky();
  expect(exceptionsIn(plain, marsHouses(plain))).toEqual([]);
});

test("where Mars does not count, nothing needs an exception; all of them are tried", () => {
  expect(exceptionsIn(sky({ isMarsRetrograde: true }), [])).toEqual([]);
  expect(MANGLIK_EXCEPTIONS).toHaveLength(12);
});

test.each([
  ["no time", { date: "1995-08-07", place: INDORE }],
  ["no place", { date: "1995-08-07", time: "08:01" }],
  ["no birth", undefined],
])("with %s manglik is unknown, never none", (_, birth) => {
  expect(manglikOf(birth)).toMatchObject({ value: "unknown", outcomes: [], ruleset: "manglik-six-houses-1" });
  expect(birth ? lagnaOutcomes(birth) : []).toEqual([]);
});

test("a doubtful time that leaves two values open says unknown, with the part of the time for which each holds", () => {
  const days = Array.from({ length: 40 }, (_, at) =>
    new Date(Date.UTC(1994, 0, 1 + at * 9)).toISOString().slice(0, 10),
  );
  const open = days
    .map((date) => manglikOf({ date, time: "06:00", withinMinutes: 60, place: INDORE }))
    .filter(({ outcomes }) => outcomes.length > 1);
  expect(open.length).toBeGreaterThan(3);
  for (const { value, outcomes } of open) {
    expect(value).toBe("unknown");
    expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(outcomes[0]!.share).toBeGreaterThanOrEqual(outcomes[1]!.share);
  }
});

test("whatever minute the birth really was, its lagna and its value are among the outcomes of the doubtful time", () => {
  const birth = fc.record({
    day: fc.integer({ min: 0, max: 22_000 }),
    minute: fc.integer({ min: 60, max: 1379 }),
    withinMinutes: fc.constantFrom(...TIME_ACCURACIES),
    percentOff: fc.integer({ min: -100, max: 100 }),
  });
  const wall = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
  fc.assert(
    fc.property(birth, ({ day, minute, withinMinutes, percentOff }) => {
      const date = new Date(Date.UTC(1950, 0, 1 + day)).toISOString().slice(0, 10);
      const exact = { date, time: wall(minute + Math.round((percentOff * withinMinutes) / 100)), place: INDORE };
      const stated = { date, time: wall(minute), withinMinutes, place: INDORE };
      expect(manglikOf(stated).outcomes.map(({ value }) => value)).toContain(manglikOf(exact).value);
      expect(lagnaOutcomes(stated).map(({ rashi }) => rashi)).toContain(lagnaOutcomes(exact)[0]!.rashi);
    }),
    { numRuns: 25 },
  );
});

test("two results beside each other read the same both ways; what is unknown stays unknown", () => {
  const values = [...MANGLIK_VALUES, "unknown"] as const;
  for (const one of values)
    for (const other of values) expect(compareManglik(one, other)).toBe(compareManglik(other, one));
  expect(compareManglik("yes", "yes")).toBe("balanced");
  expect(compareManglik("yes", "none")).toBe("one-sided");
  expect(compareManglik("partial", "none")).toBe("one-sided-mild");
  expect(compareManglik("yes", "partial")).toBe("balanced-mild");
  expect(compareManglik("none", "none")).toBe("neither");
  expect(compareManglik("none", "unknown")).toBe("unknown");
});
