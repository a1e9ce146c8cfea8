/** What a profile says of the person and the community, as labels with their texts. */
import { showDate } from "#base/dates.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { nameIn } from "#contract/matrimony/name-pairs.ts";
import type { OwnProfile, ProfileCard, ProfileFacts, ProfileGrant } from "#contract/matrimony/views.ts";
import type { Words } from "#messages/words.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { heightText } from "../heights.ts";
import { gotraText, subCommunityText } from "./community-texts.ts";

/** A label and what it says; nothing where the family told nothing. */
export type Fact = [label: string, text: string | null | undefined | false];

/** What everybody who reads a whole profile reads of it. */
export type WholeProfile = Omit<ProfileCard, "locked" | "isMine"> & ProfileFacts;

/** For its writer, its person and the staff. */
export function personFacts(t: Words, profile: OwnProfile, birthPlace: string | undefined): Fact[] {
  const { birthTime, birthTimeMargin, birthStar } = profile;
  const margin = birthTimeMargin === null ? "" : ` (${t("matrimony.time-margin", { n: birthTimeMargin })})`;
  return [
    [t("matrimony.label.relation"), profile.profileFor && t(`matrimony.relation.${profile.profileFor}`)],
    [t("matrimony.label.gender"), t(`matrimony.side.${profile.gender}`)],
    [t("matrimony.label.birth-date"), showDate(profile.birthDate, t.language)],
    [t("matrimony.label.birth-time"), birthTime && birthTime + margin],
    [t("matrimony.label.birth-star"), birthStar !== null && t.of(`horoscope.nakshatra.${birthStar}`)],
    [t("matrimony.label.birth-place"), birthPlace],
    ...bodyFacts(t, profile),
    [t("label.city"), cityName({ city: profile.city ?? "", cityHi: profile.cityHi }, t.language)],
    [t("matrimony.label.country"), profile.country],
  ];
}

/** As the family has granted it. */
export function birthFacts(t: Words, birth: NonNullable<ProfileGrant["birth"]>): Fact[] {
  const { date, time, timeMargin, star, city, cityHi } = birth;
  const margin = timeMargin === null ? "" : ` (${t("matrimony.time-margin", { n: timeMargin })})`;
  return [
    [t("matrimony.label.birth-date"), showDate(date, t.language)],
    [t("matrimony.label.birth-time"), time && time + margin],
    [t("matrimony.label.birth-star"), star !== null && t.of(`horoscope.nakshatra.${star}`)],
    [t("matrimony.label.birth-place"), city && cityName({ city, cityHi }, t.language)],
  ];
}

export function bodyFacts(t: Words, profile: WholeProfile): Fact[] {
  return [
    [t("matrimony.label.height"), heightText(t, profile.heightCm)],
    [t("matrimony.label.marital-status"), t(`matrimony.marital.${profile.maritalStatus}`)],
    [t("matrimony.label.children"), profile.children > 0 && String(profile.children)],
    [t("matrimony.label.diet"), t(`matrimony.diet.${profile.diet}`)],
    [t("matrimony.label.smoking"), t(`matrimony.habit.${profile.smoking}`)],
    [t("matrimony.label.drinking"), t(`matrimony.habit.${profile.drinking}`)],
    [t("matrimony.label.blood-group"), profile.bloodGroup],
    [t("matrimony.label.disability"), profile.disability],
  ];
}

export function communityFacts(t: Words, profile: WholeProfile): Fact[] {
  const { languages, veda, manglik } = profile;
  return [
    [t("matrimony.label.mother-tongue"), t(`matrimony.tongue.${profile.motherTongue}`)],
    [t("matrimony.label.languages"), languages.map((code) => t(`matrimony.tongue.${code}`)).join(", ")],
    [t("matrimony.label.sub-community"), subCommunityText(t, profile)],
    [t("matrimony.label.gotra"), gotraText(t, profile)],
    [t("matrimony.label.mother-gotra"), profile.motherGotra && nameIn(t.language, GOTRAS, profile.motherGotra)],
    [t("matrimony.label.pravara"), profile.pravara],
    [t("matrimony.label.veda"), veda && t(`matrimony.veda.${veda}`)],
    [t("matrimony.label.shakha"), profile.shakha],
    [t("matrimony.label.kuladevata"), profile.kuladevata],
    [t("matrimony.label.native-place"), profile.nativePlace],
    [t("matrimony.label.manglik"), manglik && t(`matrimony.manglik.${manglik}`)],
  ];
}
