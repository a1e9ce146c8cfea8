/** Totals of one person beside many: made ready once for the person, a few look-ups for each candidate. */
import { HALF_PADAS, halfPadasOf, type MoonArc } from "../moon-arc.ts";
import { totalOf } from "./kootas.ts";
import type { PointRange } from "./match.ts";
import { type GunaRuleset, NORTH_CONSENSUS } from "./ruleset.ts";
import { traitsOf } from "./traits.ts";

/**
 * The total of `matchGuna` without its reasons, for lists: one person against any number of candidates, an unknown Moon undefined as there. Call it once a person and the answer once a candidate.
 */
export function gunaTotals(
  person: MoonArc | undefined,
  role: "groom" | "bride",
  rules: GunaRuleset = NORTH_CONSENSUS,
): (candidate: MoonArc | undefined) => PointRange | undefined {
  if (!person) return () => undefined;
  const own = halfPadasOf(person).map((at) => traitsOf(at, rules));
  const beside = Array.from({ length: HALF_PADAS }, (_, at) => {
    const other = traitsOf(at, rules);
    const sums = own.map((one) =>
      totalOf(role === "groom" ? { groom: one, bride: other } : { groom: other, bride: one }, rules),
    );
    return { min: Math.min(...sums), max: Math.max(...sums) };
  });
  return (candidate) => {
    if (!candidate) return undefined;
    let { min, max } = beside[candidate.from]!;
    for (let step = 1; step < candidate.count; step++) {
      const next = beside[(candidate.from + step) % HALF_PADAS]!;
      min = Math.min(min, next.min);
      max = Math.max(max, next.max);
    }
    return { min, max };
  };
}
