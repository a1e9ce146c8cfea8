/** By what suggestions are ordered, 0 to 1000; docs/decisions/0210-matches.md says why. */
import type { GotraVerdict } from "#contract/gotra/comparison.ts";
import type { PointRange } from "#contract/horoscope/guna/match.ts";
import type { WishVerdicts } from "#contract/matrimony/matches.ts";

const WEIGHT = { wishes: 500, theirWishes: 200, guna: 200, gotra: 100 };
const MOST_POINTS = 36;
/** What two people have on the average of all stars: unknown is neither good nor bad. */
const AVERAGE_POINTS = 20.84;
const GOTRA: Record<GotraVerdict, number> = {
  clear: 1,
  unknown: 0.5,
  "same-gana": 0,
  "dvigotra-conflict": 0,
  "same-gotra": 0,
};

interface Reasons {
  wishes: WishVerdicts;
  theirWishes: WishVerdicts;
  total: PointRange | undefined;
  gotra: GotraVerdict;
}

/** Of what the caller is told alone, so that the order tells nothing more. */
export function scoreOf({ wishes, theirWishes, total, gotra }: Reasons): number {
  const points = total ? (total.min + total.max) / 2 : AVERAGE_POINTS;
  return Math.round(
    WEIGHT.wishes * metOf(wishes) +
      WEIGHT.theirWishes * metOf(theirWishes) +
      (WEIGHT.guna * points) / MOST_POINTS +
      WEIGHT.gotra * GOTRA[gotra],
  );
}

/** The part of the wishes that is met; what was not told counts half. Who wishes for nothing in particular has all met. */
function metOf(wishes: WishVerdicts): number {
  if (wishes.length === 0) return 1;
  const sum = wishes.reduce((sum, { verdict }) => sum + { met: 1, unknown: 0.5, missed: 0 }[verdict], 0);
  return sum / wishes.length;
}
