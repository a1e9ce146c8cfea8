/** What a biodata says of the person, the community and the horoscope, as labels with their texts. */
import { dayOf, showDate } from "#base/dates.ts";
import { explainStar, explainStatedStar } from "#contract/horoscope/explanations.ts";
import { lagnaOutcomes } from "#contract/horoscope/lagna.ts";
import { starOutcomes } from "#contract/horoscope/moon.ts";
import { feetAndInches } from "#contract/matrimony/feet-and-inches.ts";
import { ageOn } from "#contract/matrimony/form.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { nameIn } from "#contract/matrimony/name-pairs.ts";
import { SUB_COMMUNITIES } from "#contract/matrimony/sub-communities.ts";
import type { Words } from "#messages/words.ts";
import type { getPlace } from "#server/features/places/places.ts";
import { gotraInHindi } from "../gotra-key.ts";
import type { ProfileRow } from "../queries.ts";

/** A label and what it says; nothing where the family told nothing. */
export type Line = [label: string, text: string | null | undefined | false];

type Place = Awaited<ReturnType<typeof getPlace>>;

/** Texts that the family typed, fit for the reader. */
export type Told = (text: string | null) => string | null;

/** In the language, where there is a name in Hindi. */
export const inWords = ({ language }: Words, name: string, hindi: string | null) =>
  language === "hi" ? (hindi ?? name) : name;

export function ageAndHeight(t: Words, row: ProfileRow, now: Date): { age: string; height: string } {
  return {
    age: t("matrimony.own.age", { n: ageOn(row.birth_date, dayOf(now)) }),
    height: t("matrimony.height", { ...feetAndInches(row.height_cm), cm: row.height_cm }),
  };
}

/** Of habits only those that there are. */
export function personLines(t: Words, row: ProfileRow, told: Told, now: Date): Line[] {
  const { age, height } = ageAndHeight(t, row, now);
  const city = inWords(t, row.place_name, row.place_name_hi);
  const state = inWords(t, row.state_name, row.state_name_hi);
  const habit = (value: ProfileRow["smoking"]) => value !== "no" && t(`matrimony.habit.${value}`);
  return [
    [t("biodata.label.age"), age],
    [t("matrimony.label.height"), height],
    [t("matrimony.label.marital-status"), t(`matrimony.marital.${row.marital_status}`)],
    [t("matrimony.label.children"), row.children > 0 && String(row.children)],
    [t("biodata.label.home"), [city, state, told(row.country)].filter(Boolean).join(", ")],
    [t("matrimony.label.diet"), t(`matrimony.diet.${row.diet}`)],
    [t("matrimony.label.smoking"), habit(row.smoking)],
    [t("matrimony.label.drinking"), habit(row.drinking)],
    [t("matrimony.label.blood-group"), row.blood_group],
    [t("matrimony.label.disability"), told(row.disability)],
  ];
}

export function communityLines(t: Words, row: ProfileRow, told: Told): Line[] {
  const tongue = (code: string) => t.of(`matrimony.tongue.${code}`);
  const gotra = (name: string | null) =>
    name && told(t.language === "hi" ? gotraInHindi(name) : nameIn("en", GOTRAS, name));
  const { sub_community: community } = row;
  return [
    [t("matrimony.label.sub-community"), community && told(nameIn(t.language, SUB_COMMUNITIES, community))],
    [t("matrimony.label.gotra"), gotra(row.gotra)],
    [t("matrimony.label.mother-gotra"), gotra(row.mother_gotra)],
    [t("matrimony.label.pravara"), told(row.pravara)],
    [t("matrimony.label.veda"), row.veda && t(`matrimony.veda.${row.veda}`)],
    [t("matrimony.label.shakha"), told(row.shakha)],
    [t("matrimony.label.kuladevata"), told(row.kuladevata)],
    [t("matrimony.label.mother-tongue"), tongue(row.mother_tongue)],
    [t("matrimony.label.languages"), row.languages.map(tongue).join(", ")],
    [t("matrimony.label.native-place"), told(row.native_place)],
  ];
}

/** Star and lagna are counted only where time, and for the lagna the place, are known: each that the stated time leaves open. Without a time the star is the one that the family states. */
export function horoscopeLines(t: Words, row: ProfileRow, place: Place | undefined): Line[] {
  const time = row.birth_time?.slice(0, 5);
  const margin = row.birth_time_margin ?? 0;
  const birth = { date: row.birth_date, time, withinMinutes: margin as 0, place };
  const stated = row.birth_star === null ? [] : [explainStatedStar(row.birth_star)];
  const stars = time === undefined ? stated : starOutcomes(birth).map((one) => explainStar(one));
  const lagnas = lagnaOutcomes(birth).map(({ rashi }) => t.of(`horoscope.rashi.${rashi}`));
  return [
    [t("matrimony.label.birth-date"), showDate(row.birth_date, t.language)],
    [t("matrimony.label.birth-time"), time && `${time} (${t("matrimony.time-margin", { n: margin })})`],
    [t("matrimony.label.birth-place"), place && inWords(t, place.name, place.name_hi)],
    [t("matrimony.label.birth-star"), stars.map(({ id, values }) => t.of(id, values)).join(t("biodata.or"))],
    [t("biodata.label.lagna"), lagnas.join(t("biodata.or"))],
    [t("matrimony.label.manglik"), row.manglik !== "unknown" && t(`matrimony.manglik.${row.manglik}`)],
  ];
}
