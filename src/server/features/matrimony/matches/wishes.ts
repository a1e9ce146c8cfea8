/** What a family looks for, held beside what another tells of itself: met, missed, or not told. */
import { INCOME_BANDS } from "#contract/matrimony/choices.ts";
import type { Wish, WishVerdicts } from "#contract/matrimony/matches.ts";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import { waysToWrite } from "#contract/matrimony/sub-community-names.ts";
import { keyOfGotra } from "../gotra-key.ts";

/** What wishes are held beside; null is what was not told. */
export interface Traits {
  age: number;
  height_cm: number;
  marital_status: string;
  mother_tongue: string;
  sub_community: string | null;
  gotra_key: string | null;
  qualification_id: number;
  work_kind: string;
  income_band: string | null;
  diet: string;
  place_id: number;
  state_code: string;
  manglik: string;
  has_photo: boolean;
}

/** Those that most families do not give way on: whoever misses one is not suggested. */
export const FIRM: readonly Wish[] = ["age", "marital-status", "gotra", "manglik"];

type Judgement = boolean | undefined;

/** How gotras are compared; reading one costs more than all else, so that lists remember those they have read. */
export interface Reading {
  gotra: (name: string) => string;
}
const READING: Reading = { gotra: keyOfGotra };

/** Reads each name once. */
export function rememberingReading(): Reading {
  return { gotra: remembering(keyOfGotra) };
}

/** Every wish that was told, judged; made ready once a family, for any number of others. */
export function judgeOf(told: Preferences, reading = READING): (traits: Traits) => WishVerdicts {
  const judges = judgesOf(told, reading);
  return (traits) =>
    judges.map(([wish, fits]) => {
      const fit = fits(traits);
      return { wish, verdict: fit === undefined ? "unknown" : fit ? "met" : "missed" };
    });
}

/** The same as the filters of the search, but for what a family did not tell, which is unknown here. */
function judgesOf(told: Preferences, { gotra }: Reading): Array<[Wish, (traits: Traits) => Judgement]> {
  const among = <T>(chosen: readonly T[] | undefined, of: (traits: Traits) => T | null) => {
    if (!chosen?.length) return undefined;
    const wanted = new Set(chosen);
    return (traits: Traits) => {
      const has = of(traits);
      return has === null ? undefined : wanted.has(has);
    };
  };
  const within = (from: number | undefined, to: number | undefined, of: (traits: Traits) => number) =>
    from === undefined && to === undefined
      ? undefined
      : (traits: Traits) => of(traits) >= (from ?? 0) && of(traits) <= (to ?? Number.POSITIVE_INFINITY);
  const avoided = new Set(told.avoidGotras?.map(gotra));
  const leastIncome = told.incomeFrom && INCOME_BANDS.indexOf(told.incomeFrom);
  const cities = new Set(told.cityIds);
  const states = new Set(told.stateIds);
  const all: Array<[Wish, ((traits: Traits) => Judgement) | undefined | false]> = [
    ["age", within(told.ageFrom, told.ageTo, ({ age }) => age)],
    ["height", within(told.heightFrom, told.heightTo, ({ height_cm }) => height_cm)],
    ["marital-status", among<string>(told.maritalStatuses, (x) => x.marital_status)],
    ["mother-tongue", among<string>(told.motherTongues, (x) => x.mother_tongue)],
    ["sub-community", among(told.subCommunities?.flatMap(waysToWrite), (x) => x.sub_community?.toLowerCase() ?? null)],
    ["gotra", avoided.size > 0 && (({ gotra_key }) => (gotra_key === null ? undefined : !avoided.has(gotra_key)))],
    ["education", among(told.qualificationIds, (x) => x.qualification_id)],
    ["work", among<string>(told.workKinds, (x) => x.work_kind)],
    [
      "income",
      leastIncome !== undefined &&
        (({ income_band: band }) =>
          band === null ? undefined : INCOME_BANDS.indexOf(band as (typeof INCOME_BANDS)[number]) >= leastIncome),
    ],
    ["diet", among<string>(told.diets, (x) => x.diet)],
    ["place", (cities.size > 0 || states.size > 0) && ((x) => cities.has(x.place_id) || states.has(x.state_code))],
    ["manglik", told.notManglik && (({ manglik }) => (manglik === "unknown" ? undefined : manglik !== "yes"))],
    ["photo", told.withPhoto && (({ has_photo }) => has_photo)],
  ];
  return all.flatMap(([wish, judge]) => (judge ? [[wish, judge] as [Wish, (traits: Traits) => Judgement]] : []));
}

function remembering(read: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? read(name);
    known.set(name, found);
    return found;
  };
}
