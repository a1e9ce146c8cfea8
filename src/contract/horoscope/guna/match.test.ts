/** Holds guna milan to published results, to the population of all pairs, and to what ranges and unknowns promise. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { moonArc } from "../moon.ts";
import { HALF_PADAS, halfPadasOf, type MoonArc } from "../moon-arc.ts";
import { matchGuna } from "./match.ts";
import { gunaTotals } from "./totals.ts";

const RAHUL = { date: "1993-11-02", time: "13:10" };
const KAMINI = { date: "1995-10-06", time: "18:00" };
const SHWETA = { date: "1995-08-07", time: "08:01" };

test.each([
  ["Kamini", KAMINI, [1, 1, 1.5, 2, 5, 6, 7, 8], 31.5],
  ["Shweta", SHWETA, [0, 1, 1.5, 2, 3, 0, 7, 8], 22.5],
])("%s and Rahul have the published points in each of the eight kootas", (_, bride, points, total) => {
  const match = matchGuna(moonArc(RAHUL), moonArc(bride));
  expect(match.kootas.map((one) => one.points)).toEqual(points.map((p) => ({ min: p, max: p })));
  expect(match).toMatchObject({ ruleset: "north-consensus-1", most: 36, total: { min: total, max: total } });
});

/** Nakshatra and pada of groom and bride; the half pada that begins in the middle of the pada. */
test.each([
  [1, 1, 1, 1, 28],
  [1, 1, 24, 2, 16],
  [4, 2, 18, 3, 22.5],
  [8, 1, 27, 4, 27],
  [13, 2, 9, 3, 21],
  [14, 3, 5, 4, 14],
  [22, 2, 20, 1, 23.5],
  [10, 1, 23, 1, 18.5],
])("groom %d-%d and bride %d-%d have the computed total", (groomStar, groomPada, brideStar, bridePada, total) => {
  const middle = (nakshatra: number, pada: number) => ({
    from: (nakshatra - 1) * 8 + (pada - 1) * 2 + 1,
    count: 1,
  });
  const match = matchGuna(middle(groomStar, groomPada), middle(brideStar, bridePada));
  expect(match.total).toEqual({ min: total, max: total });
});

test("over all pairs of half padas the mean is 20.84, 69.5 % reach 18 and a third have one nadi", () => {
  let [sum, reached] = [0, 0];
  for (let groom = 0; groom < HALF_PADAS; groom++) {
    const total = gunaTotals({ from: groom, count: 1 }, "groom");
    for (let bride = 0; bride < HALF_PADAS; bride++) {
      const points = total({ from: bride, count: 1 })!.min;
      sum += points;
      if (points >= 18) reached += 1;
    }
  }
  const pairs = HALF_PADAS ** 2;
  expect(sum / pairs).toBeCloseTo(20.84, 2);
  expect((reached / pairs) * 100).toBeCloseTo(69.5, 1);
});

test("an unknown Moon makes every koota unknown, never zero", () => {
  for (const match of [matchGuna(undefined, moonArc(SHWETA)), matchGuna(moonArc(RAHUL), undefined)]) {
    expect(match.total).toBeUndefined();
    expect(match.kootas.map(({ points }) => points)).toEqual(Array(8).fill(undefined));
    expect(match.exceptions).toEqual([]);
  }
  expect(gunaTotals(undefined, "groom")(moonArc(SHWETA))).toBeUndefined();
  expect(gunaTotals(moonArc(RAHUL), "groom")(undefined)).toBeUndefined();
});

const arcs = fc.record({ from: fc.integer({ min: 0, max: 215 }), count: fc.integer({ min: 1, max: 18 }) });

test("the ranges of two uncertain Moons hold the result of every pair they can be, and of no wider pair", () => {
  fc.assert(
    fc.property(arcs, arcs, (groom, bride) => {
      const match = matchGuna(groom, bride);
      const points = halfPadasOf(groom).flatMap((g) =>
        halfPadasOf(bride).map((b) => matchGuna({ from: g, count: 1 }, { from: b, count: 1 })),
      );
      const totals = points.map(({ total }) => total!.min);
      expect(match.total).toEqual({ min: Math.min(...totals), max: Math.max(...totals) });
      match.kootas.forEach((koota, at) => {
        const each = points.map(({ kootas }) => kootas[at]!.points!.min);
        expect(koota.points).toEqual({ min: Math.min(...each), max: Math.max(...each) });
        expect(koota.findings.map((finding) => finding.points)).toEqual(
          expect.arrayContaining([Math.min(...each), Math.max(...each)]),
        );
      });
    }),
    { numRuns: 15 },
  );
});

test("the totals of a list are those of the single match, whichever of the two the person is", () => {
  fc.assert(
    fc.property(arcs, arcs, (person: MoonArc, candidate: MoonArc) => {
      expect(gunaTotals(person, "groom")(candidate)).toEqual(matchGuna(person, candidate).total);
      expect(gunaTotals(person, "bride")(candidate)).toEqual(matchGuna(candidate, person).total);
    }),
    { numRuns: 40 },
  );
});

test("tara, yoni, maitri, bhakoot and nadi are the same whichever of the two is the groom; varna, vashya and gana are not", () => {
  const uneven = new Set<string>();
  for (let one = 0; one < HALF_PADAS; one += 1)
    for (let other = 0; other < one; other += 5) {
      const [a, b] = [
        matchGuna({ from: one, count: 1 }, { from: other, count: 1 }),
        matchGuna({ from: other, count: 1 }, { from: one, count: 1 }),
      ];
      a.kootas.forEach(({ koota, points }, at) => {
        if (points!.min !== b.kootas[at]!.points!.min) uneven.add(koota);
      });
    }
  expect([...uneven].sort()).toEqual(["gana", "varna", "vashya"]);
});

test("exceptions are named beside the points, with whether they hold in every outcome, and add nothing", () => {
  const sameStar = matchGuna({ from: 24, count: 2 }, { from: 28, count: 2 });
  expect(sameStar.exceptions).toEqual([{ koota: "nadi", reason: "other-pada", isCertain: true, source: "common" }]);
  expect(sameStar.kootas.find(({ koota }) => koota === "nadi")!.points).toEqual({ min: 0, max: 0 });
  const unsure = matchGuna({ from: 24, count: 8 }, { from: 28, count: 2 });
  expect(unsure.exceptions).toMatchObject([{ reason: "other-pada", isCertain: false }]);
  const oneLord = matchGuna({ from: 0, count: 18 }, { from: 126, count: 18 });
  expect(oneLord.exceptions).toContainEqual(
    expect.objectContaining({ koota: "bhakoot", reason: "same-lord", isCertain: true }),
  );
});
