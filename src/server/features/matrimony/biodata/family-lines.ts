/** What a biodata says of education, work, family, wishes and contact, as labels with their texts. */
import { spacedPhone } from "#base/digits.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { nameIn } from "#contract/matrimony/name-pairs.ts";
import type { Words } from "#messages/words.ts";
import type { ProfileRow } from "../queries.ts";
import { inWords, type Line, type Told } from "./person-lines.ts";

export function workLines(t: Words, row: ProfileRow, told: Told): Line[] {
  const { income_band: income } = row;
  return [
    [t("matrimony.label.qualification"), inWords(t, row.qualification_name, row.qualification_name_hi)],
    [t("matrimony.label.education"), told(row.education)],
    [t("matrimony.label.work-kind"), t(`matrimony.work.${row.work_kind}`)],
    [t("matrimony.label.occupation"), told(row.occupation)],
    [t("matrimony.label.employer"), told(row.employer)],
    [t("matrimony.label.income-band"), income && t(`matrimony.income.${income}`)],
  ];
}

export function familyLines(t: Words, row: ProfileRow, told: Told): Line[] {
  const siblings = (all: number, married: number) => all > 0 && t("biodata.siblings", { all, married });
  const parent = (name: string | null, occupation: string | null) =>
    [told(name), told(occupation)].filter(Boolean).join(" · ");
  return [
    [t("biodata.label.father"), parent(row.father_name, row.father_occupation)],
    [t("biodata.label.mother"), parent(row.mother_name, row.mother_occupation)],
    [t("matrimony.label.brothers"), siblings(row.brothers, row.brothers_married)],
    [t("matrimony.label.sisters"), siblings(row.sisters, row.sisters_married)],
    [t("matrimony.label.family-type"), row.family_type && t(`matrimony.family.${row.family_type}`)],
  ];
}

/** Of the filters those that a family writes on paper as well. */
export function wishLines(t: Words, { preferences: wish }: ProfileRow, told: Told): Line[] {
  const ages = [wish.ageFrom, wish.ageTo].filter((age) => age !== undefined);
  return [
    [t("biodata.label.wished-age"), ages.length > 0 && t("biodata.years", { years: ages.join("–") })],
    [t("matrimony.label.diet"), wish.diets?.map((one) => t(`matrimony.diet.${one}`)).join(", ")],
    [
      t("biodata.label.avoid-gotras"),
      wish.avoidGotras?.map((gotra) => told(nameIn(t.language, GOTRAS, gotra))).join(", "),
    ],
  ];
}

/** The person's own phone is in nobody's biodata. */
export function contactLines(t: Words, row: ProfileRow): Line[] {
  const relation = row.contact_relation === "other" ? "" : ` (${t(`matrimony.contact.${row.contact_relation}`)})`;
  return [
    [t("label.contact-person"), row.contact_person + relation],
    [t("biodata.label.phone"), spacedPhone(row.phone)],
    [t("matrimony.label.email"), row.email],
    [t("label.address"), row.address],
  ];
}
