/** What a profile says of work, family, wishes and contact, as labels with their texts. */
import { spacedPhone } from "#base/digits.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { nameIn } from "#contract/matrimony/name-pairs.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import type { Words } from "#messages/words.ts";
import { heightText } from "../heights.ts";
import type { Fact, WholeProfile } from "./person-facts.ts";

export function workFacts(t: Words, profile: WholeProfile): Fact[] {
  const { incomeBand } = profile;
  return [
    [t("matrimony.label.qualification"), t.language === "hi" ? profile.qualificationHi : profile.qualification],
    [t("matrimony.label.education"), profile.education],
    [t("matrimony.label.work-kind"), t(`matrimony.work.${profile.workKind}`)],
    [t("matrimony.label.occupation"), profile.occupation],
    [t("matrimony.label.employer"), profile.employer],
    [t("matrimony.label.income-band"), incomeBand && t(`matrimony.income.${incomeBand}`)],
    [t("matrimony.label.would-relocate"), t(`matrimony.relocation.${profile.wouldRelocate}`)],
  ];
}

export function familyFacts(t: Words, profile: WholeProfile): Fact[] {
  const { familyType } = profile;
  const siblings = (all: number, married: number) => all > 0 && t("matrimony.facts.siblings", { all, married });
  return [
    [t("matrimony.label.father-name"), profile.fatherName],
    [t("matrimony.label.father-occupation"), profile.fatherOccupation],
    [t("matrimony.label.mother-name"), profile.motherName],
    [t("matrimony.label.mother-occupation"), profile.motherOccupation],
    [t("matrimony.label.brothers"), siblings(profile.brothers, profile.brothersMarried)],
    [t("matrimony.label.sisters"), siblings(profile.sisters, profile.sistersMarried)],
    [t("matrimony.label.family-type"), familyType && t(`matrimony.family.${familyType}`)],
    [t("matrimony.label.family-about"), profile.familyAbout],
  ];
}

export function wishFacts(t: Words, { preferences: wish, expectations }: WholeProfile): Fact[] {
  const height = (cm: number | undefined) => cm !== undefined && heightText(t, cm);
  return [
    [t("matrimony.label.expectations"), expectations],
    [t("matrimony.label.age-from"), wish.ageFrom !== undefined && t("matrimony.own.age", { n: wish.ageFrom })],
    [t("matrimony.label.age-to"), wish.ageTo !== undefined && t("matrimony.own.age", { n: wish.ageTo })],
    [t("matrimony.label.height-from"), height(wish.heightFrom)],
    [t("matrimony.label.height-to"), height(wish.heightTo)],
    [t("matrimony.label.marital-status"), wish.maritalStatuses?.map((one) => t(`matrimony.marital.${one}`)).join(", ")],
    [t("matrimony.label.diet"), wish.diets?.map((one) => t(`matrimony.diet.${one}`)).join(", ")],
    [t("matrimony.label.mother-tongue"), wish.motherTongues?.map((one) => t(`matrimony.tongue.${one}`)).join(", ")],
    [t("matrimony.label.income-from"), wish.incomeFrom && t(`matrimony.income.${wish.incomeFrom}`)],
    [t("matrimony.label.avoid-gotras"), wish.avoidGotras?.map((gotra) => nameIn(t.language, GOTRAS, gotra)).join(", ")],
    [t("matrimony.label.manglik"), wish.notManglik && t("matrimony.label.not-manglik")],
  ];
}

export function contactFacts(t: Words, profile: OwnProfile): Fact[] {
  return [
    [t("label.contact-person"), profile.contactPerson],
    [t("matrimony.label.contact-relation"), t(`matrimony.contact.${profile.contactRelation}`)],
    [t("matrimony.label.phone"), spacedPhone(profile.phoneNo)],
    [t("matrimony.label.email"), profile.email],
    [t("label.address"), profile.address],
    [t("matrimony.label.person-phone"), profile.profileFor !== "self" && spacedPhone(profile.personPhoneNo)],
  ];
}
