/** Guna milan of two Moons: every koota with its points and reasons, over all that uncertain times leave open. */
import { halfPadasOf, type MoonArc } from "../moon-arc.ts";
import { findExceptions, type GunaException } from "./exceptions.ts";
import { judges, KOOTAS, type Koota, type KootaFinding, MOST_POINTS } from "./kootas.ts";
import { type GunaRuleset, NORTH_CONSENSUS } from "./ruleset.ts";
import { type MoonPair, traitsOf } from "./traits.ts";

/** The least and the most that is possible; equal when it is certain. */
export interface PointRange {
  min: number;
  max: number;
}

export interface KootaResult {
  koota: Koota;
  most: number;
  /** Undefined when a Moon is not known: never zero. */
  points: PointRange | undefined;
  /** Each different finding that is possible, the best first; one when it is certain. */
  findings: KootaFinding[];
}

export interface GunaMatch {
  ruleset: string;
  most: number;
  /** Undefined when a Moon is not known. The range of the sums, which is narrower than the sum of the ranges. */
  total: PointRange | undefined;
  kootas: KootaResult[];
  /** What traditions let pass; never added to the points. */
  exceptions: GunaException[];
}

/** The match of a groom's and a bride's Moon; an unknown one is undefined, and makes every koota unknown. Source: the tables of the ruleset, whose name the result bears. */
export function matchGuna(
  groom: MoonArc | undefined,
  bride: MoonArc | undefined,
  rules: GunaRuleset = NORTH_CONSENSUS,
): GunaMatch {
  const pairs = groom && bride ? pairsOf(groom, bride, rules) : [];
  const kootas = (Object.keys(KOOTAS) as Koota[]).map((koota) => {
    const findings = pairs.map((pair) => judges[koota](pair.groom, pair.bride, rules));
    return { koota, most: KOOTAS[koota], points: rangeOf(findings.map(({ points }) => points)), all: findings };
  });
  const sums = pairs.map((_, at) => kootas.reduce((sum, { all }) => sum + all[at]!.points, 0));
  return {
    ruleset: rules.name,
    most: MOST_POINTS,
    total: rangeOf(sums),
    kootas: kootas.map(({ all, ...result }) => ({ ...result, findings: different(all) })),
    exceptions: findExceptions(pairs, rules),
  };
}

function pairsOf(groom: MoonArc, bride: MoonArc, rules: GunaRuleset): MoonPair[] {
  const brides = halfPadasOf(bride).map((at) => traitsOf(at, rules));
  return halfPadasOf(groom).flatMap((at) => {
    const traits = traitsOf(at, rules);
    return brides.map((other) => ({ groom: traits, bride: other }));
  });
}

function rangeOf(points: number[]): PointRange | undefined {
  return points.length > 0 ? { min: Math.min(...points), max: Math.max(...points) } : undefined;
}

function different(findings: KootaFinding[]): KootaFinding[] {
  const byKey = new Map(findings.map((finding) => [Object.values(finding).join(" "), finding]));
  return [...byKey.values()].sort((a, b) => b.points - a.points);
}
