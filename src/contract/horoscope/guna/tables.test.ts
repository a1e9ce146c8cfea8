/** Holds the tables of the ruleset to what is known of them: symmetry, sums, the derived maitri points, the partition of the stars. */
import { expect, test } from "vitest";
import { HALF_PADAS } from "../moon-arc.ts";
import { judges } from "./kootas.ts";
import { NORTH_CONSENSUS as RULES, YONIS } from "./ruleset.ts";
import { checkSouthern, RAJJUS, rajjuOf } from "./southern.ts";
import { traitsOf } from "./traits.ts";

const all = Array.from({ length: HALF_PADAS }, (_, at) => traitsOf(at, RULES));
const stars = Array.from({ length: 27 }, (_, at) => at + 1);

test("ganas and nadis have nine nakshatras each", () => {
  for (const list of [RULES.ganas, RULES.nadis])
    expect([0, 1, 2].map((one) => list.filter((entry) => entry === one).length)).toEqual([9, 9, 9]);
});

test("the yonis have four points with themselves, the same both ways, and seven pairs of enemies", () => {
  const enemies = new Set<string>();
  YONIS.forEach((yoni, row) => {
    YONIS.forEach((other, column) => {
      const points = RULES.yoniPoints[row]![column]!;
      expect(points, `${yoni} ${other}`).toBe(RULES.yoniPoints[column]![row]);
      expect(points === 4, `${yoni} ${other}`).toBe(row === column);
      if (points === 0) enemies.add([yoni, other].sort().join(" "));
    });
  });
  expect([...enemies].sort()).toEqual(
    ["ashwa mahish", "gaja simha", "gau vyaghra", "marjar mushak", "mesha vanar", "mriga shvan", "nakul sarpa"].sort(),
  );
});

test("the points of maitri, made from both lords' views, are those of the published table", () => {
  const order = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"];
  const table = [
    [5, 5, 5, 4, 5, 0, 0],
    [5, 5, 4, 1, 4, 0.5, 0.5],
    [5, 4, 5, 0.5, 5, 3, 0.5],
    [4, 1, 0.5, 5, 0.5, 5, 4],
    [5, 4, 5, 0.5, 5, 0.5, 3],
    [0, 0.5, 3, 5, 0.5, 5, 5],
    [0, 0.5, 0.5, 4, 3, 5, 5],
  ];
  for (const groom of all)
    for (const bride of all)
      expect(judges.maitri(groom, bride, RULES).points).toBe(
        table[order.indexOf(groom.lord)]![order.indexOf(bride.lord)],
      );
});

test("a third of all pairs has one nadi, and the distances 2-12, 5-9 and 6-8 alone have no bhakoot", () => {
  const pairs = all.flatMap((groom) => all.map((bride) => ({ groom, bride })));
  const share = (reason: string, koota: "nadi" | "bhakoot") =>
    pairs.filter(({ groom, bride }) => judges[koota](groom, bride, RULES).reason === reason).length / pairs.length;
  expect(share("same", "nadi")).toBeCloseTo(0.333, 3);
  const adverse = new Set(
    pairs.flatMap(({ groom, bride }) => {
      const { points, reason } = judges.bhakoot(groom, bride, RULES);
      return points === 0 ? [reason] : [];
    }),
  );
  expect([...adverse].sort()).toEqual(["2-12", "5-9", "6-8"]);
});

test("Dhanu and Makara change their vashya in the middle of the rashi", () => {
  expect([240, 254.9, 255, 270, 284.9, 285].map((degrees) => all[Math.floor(degrees * 0.6)]!.vashya)).toEqual([
    "manava",
    "manava",
    "chatushpada",
    "chatushpada",
    "chatushpada",
    "jalachara",
  ]);
});

test("the five rajjus part the 27 stars among themselves, and no star pierces itself", () => {
  expect(RAJJUS.map((rajju) => stars.filter((star) => rajjuOf(star) === rajju).length)).toEqual([3, 6, 6, 6, 6]);
  const outcome = (groom: number, bride: number, check: string) =>
    checkSouthern({ from: (groom - 1) * 8, count: 1 }, { from: (bride - 1) * 8, count: 1 }).find(
      (one) => one.check === check,
    )!.outcome;
  expect(stars.filter((star) => outcome(star, star, "vedha") === "adverse")).toEqual([]);
  expect([outcome(5, 14, "vedha"), outcome(14, 23, "vedha"), outcome(5, 23, "vedha")]).toEqual(
    Array(3).fill("adverse"),
  );
  expect(outcome(1, 18, "vedha")).toBe("adverse");
  expect(outcome(1, 9, "rajju")).toBe("adverse");
  expect(outcome(4, 1, "mahendra")).toBe("good");
  expect(outcome(14, 1, "stree-deergha")).toBe("good");
  expect(outcome(13, 1, "stree-deergha")).toBe("adverse");
});

test("the southern checks of an uncertain Moon say so, and of an unknown one that they are unknown", () => {
  const outcomes = (groom: Parameters<typeof checkSouthern>[0], bride: Parameters<typeof checkSouthern>[1]) =>
    Object.fromEntries(checkSouthern(groom, bride).map(({ check, outcome }) => [check, outcome]));
  expect(outcomes({ from: 0, count: 16 }, { from: 0, count: 1 })).toMatchObject({ rajju: "either" });
  expect(outcomes(undefined, { from: 0, count: 1 })).toEqual({
    rajju: "unknown",
    vedha: "unknown",
    mahendra: "unknown",
    "stree-deergha": "unknown",
  });
});
