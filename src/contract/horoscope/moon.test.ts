/** Holds what a birth says of the Moon: golden stars, the numbering of all 108 padas, and that a doubtful time leaves everything open that it can mean. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { siderealLongitude } from "#base/astronomy/sidereal.ts";
import { TIME_ACCURACIES } from "./birth.ts";
import { lagnaOutcomes } from "./lagna.ts";
import { moonArc, starOutcomes, starsOfDay } from "./moon.ts";
import { HALF_PADAS, halfPadaAt, halfPadasOf, type Star, starOf } from "./moon-arc.ts";

test.each([
  ["1947-08-15", "00:00", 8, 1, 4],
  ["1993-11-02", "13:10", 4, 3, 2],
  ["1995-08-07", "08:01", 18, 4, 8],
  ["1995-10-06", "18:00", 25, 1, 11],
  ["2000-01-01", "12:00", 15, 4, 7],
  ["2024-01-22", "12:30", 5, 2, 2],
])("who was born on %s at %s has nakshatra %d, pada %d, rashi %d", (date, time, nakshatra, pada, rashi) => {
  expect(starOutcomes({ date, time })).toMatchObject([{ nakshatra, pada, rashi, share: 1 }]);
});

test("each of the 108 padas lies in the rashi that the rule gives it", () => {
  for (let at = 0; at < HALF_PADAS; at++) {
    const { nakshatra, pada, rashi } = starOf(at);
    expect(rashi).toBe(Math.floor(((nakshatra - 1) * 4 + pada - 1) / 9) + 1);
    expect(halfPadaAt((at * 360) / HALF_PADAS + 0.001)).toBe(at);
  }
});

test("whoever is sure of the time within minutes is told both padas and from when the second holds", () => {
  const outcomes = starOutcomes({ date: "2000-01-01", time: "12:00", withinMinutes: 15 });
  expect(outcomes.map(({ nakshatra, pada }) => [nakshatra, pada])).toEqual([
    [15, 3],
    [15, 4],
  ]);
  expect(outcomes[1]!.from.toISOString().slice(0, 16)).toBe("2000-01-01T06:24");
  expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});

test("without a time the whole day stays open: nothing is guessed", () => {
  const arc = moonArc({ date: "1995-08-07" });
  expect(arc.count).toBeGreaterThan(6);
  expect(halfPadasOf(arc)).toContain(moonArc({ date: "1995-08-07", time: "08:01" }).from);
});

test("a star that a family knows leaves of a day what lies in it; beside a time it is not read, and one of another day narrows nothing", () => {
  const day = moonArc({ date: "1995-08-07" });
  const stars = starsOfDay("1995-08-07");
  expect(stars).toContain(18);
  const ofStar = halfPadasOf(moonArc({ date: "1995-08-07", star: 18 }));
  expect(ofStar.map((at) => starOf(at).nakshatra)).toEqual(ofStar.map(() => 18));
  expect(ofStar.length).toBeLessThan(day.count);
  expect(stars.reduce((sum, star) => sum + moonArc({ date: "1995-08-07", star }).count, 0)).toBe(day.count);
  expect(moonArc({ date: "1995-08-07", star: 1 })).toEqual(day);
  const exact = { date: "1995-08-07", time: "08:01" };
  expect(moonArc({ ...exact, star: stars.find((star) => star !== 18)! })).toEqual(moonArc(exact));
});

test("whatever minute the birth really was, its star is among the outcomes of the doubtful time, and in the arc of the whole day", () => {
  const birth = fc.record({
    day: fc.integer({ min: 0, max: 27_000 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    withinMinutes: fc.constantFrom(...TIME_ACCURACIES),
    percentOff: fc.integer({ min: -100, max: 100 }),
  });
  fc.assert(
    fc.property(birth, ({ day, minute, withinMinutes, percentOff }) => {
      const date = new Date(Date.UTC(1946, 0, 1 + day)).toISOString().slice(0, 10);
      const wall = (at: number) => new Date(Math.round(at) * 60_000).toISOString().slice(11, 16);
      const really = Math.min(1439, Math.max(0, minute + (percentOff * withinMinutes) / 100));
      const exact = starOutcomes({ date, time: wall(really) })[0]!;
      const open = starOutcomes({ date, time: wall(minute), withinMinutes });
      expect(open.map(({ nakshatra, pada }) => `${nakshatra} ${pada}`)).toContain(`${exact.nakshatra} ${exact.pada}`);
      expect(halfPadasOf(moonArc({ date }))).toContain(moonArc({ date, time: wall(really) }).from);
    }),
    { numRuns: 200 },
  );
});

/** Facts that decide how much a stated time is worth. */
test.each([
  [5, 0.7, 2.8],
  [15, 2.1, 8.2],
  [60, 8.2, 33],
])(
  "%d minutes to either side leave the nakshatra open in %d and the pada in %d of a hundred births",
  (minutes, ofNakshatra, ofPada) => {
    const births = Array.from({ length: 4000 }, (_, at) => Date.UTC(1960, 0, 1) + at * 7_919 * 60_000);
    const star = (ms: number) => starOf(halfPadaAt(siderealLongitude("moon", new Date(ms))));
    const changed = (is: (a: Star, b: Star) => boolean) =>
      (births.filter((ms) => is(star(ms - minutes * 60_000), star(ms + minutes * 60_000))).length / births.length) *
      100;
    expect(Math.abs(changed((a, b) => a.nakshatra !== b.nakshatra) - ofNakshatra)).toBeLessThan(1);
    expect(Math.abs(changed((a, b) => a.nakshatra !== b.nakshatra || a.pada !== b.pada) - ofPada)).toBeLessThan(2);
  },
);

test("a quarter of an hour to either side leaves the lagna open in one birth of four", () => {
  const dates = Array.from({ length: 600 }, (_, at) =>
    new Date(Date.UTC(1960, 0, 1) + at * 7_919 * 60_000).toISOString(),
  );
  const open = dates.filter((at) => {
    const stated = { date: at.slice(0, 10), time: at.slice(11, 16), withinMinutes: 15 as const };
    return lagnaOutcomes({ ...stated, place: { lat: 22.72, lng: 75.86 } }).length > 1;
  });
  expect(Math.abs(open.length / dates.length - 0.25)).toBeLessThan(0.05);
});
