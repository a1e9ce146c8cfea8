/** One profile beside many: whom neither family's firm wishes leave out, with the reasons, the best first. */
import { dayOf } from "#base/dates.ts";
import { compareGotras, type GotraVerdict } from "#contract/gotra/comparison.ts";
import type { PointRange } from "#contract/horoscope/guna/match.ts";
import { gunaTotals } from "#contract/horoscope/guna/totals.ts";
import type { MoonArc } from "#contract/horoscope/moon-arc.ts";
import { ageOn } from "#contract/matrimony/form.ts";
import type { WishVerdicts } from "#contract/matrimony/matches.ts";
import type { ProfileRow } from "../queries.ts";
import { arcOf } from "./own-profile.ts";
import type { Candidate } from "./queries.ts";
import { toldTotal } from "./reading.ts";
import { scoreOf } from "./score.ts";
import { FIRM, judgeOf, rememberingReading, type Traits } from "./wishes.ts";

export interface Ranked {
  id: string;
  score: number;
  candidate: Candidate;
  wishes: WishVerdicts;
  theirWishes: WishVerdicts;
  gotra: GotraVerdict;
  /** As counted, which not everybody may be told. */
  total: PointRange | undefined;
}

/** All that may be suggested. */
export function rank(own: ProfileRow, arc: MoonArc | undefined, candidates: Candidate[], now: Date): Ranked[] {
  const today = dayOf(now);
  const reading = rememberingReading();
  const judge = judgeOf(own.preferences, reading);
  const mine = traitsOf({ ...own, has_photo: own.photos.length > 0 }, today);
  const totalWith = gunaTotals(arc, own.gender === "male" ? "groom" : "bride");
  const gotraWith = verdicts(own.gotra);
  return candidates
    .flatMap((candidate) => {
      const theirWishes = judgeOf(candidate.preferences, reading)(mine);
      if (theirWishes.some(({ wish, verdict }) => verdict === "missed" && FIRM.includes(wish))) return [];
      const total = totalWith(arcOf(candidate));
      const reasons = {
        wishes: judge(traitsOf(candidate, today)),
        theirWishes,
        gotra: gotraWith(candidate.gotra),
      };
      const score = scoreOf({ ...reasons, total: toldTotal(total, candidate.fit_detail ?? "range") });
      return [{ id: candidate.id, score, candidate, ...reasons, total }];
    })
    .sort(bestFirst);
}

/** What wishes are held beside, today. */
export function traitsOf(row: Omit<Traits, "age"> & { birth_date: string }, today: string): Traits {
  return { ...row, age: ageOn(row.birth_date, today) };
}

function bestFirst(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.id < b.id ? 1 : -1);
}

/** Families write few gotras in few spellings, and each is read once. */
function verdicts(own: string | null): (other: string | null) => GotraVerdict {
  const known = new Map<string | null, GotraVerdict>();
  return (other) => {
    const verdict = known.get(other) ?? compareGotras(own ?? undefined, other ?? undefined).verdict;
    known.set(other, verdict);
    return verdict;
  };
}
