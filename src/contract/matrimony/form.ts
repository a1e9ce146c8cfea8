/** The biodata of a matrimonial profile as families type it, step by step; `completeProfile` checks what must fit together. */
import * as z from "zod/mini";
import { dayOf } from "#base/dates.ts";
import { birthDate, choice, flag } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { address, digits, email, optional, phone, text, wholeName } from "../fields.ts";
import { key } from "../key-fields.ts";
import { messageRef } from "../message-refs.ts";
import { imageOrder } from "../pictures.ts";
import {
  AGE_MAX,
  BLOOD_GROUPS,
  CONTACT_RELATIONS,
  DIETS,
  FAMILY_TYPES,
  HABITS,
  HEIGHT_CM,
  INCOME_BANDS,
  LEGAL_AGE,
  MANGLIK,
  MARITAL_STATUSES,
  MOTHER_TONGUES,
  NAKSHATRAS,
  PHOTO_PRIVACY,
  PHOTOS,
  RELATIONS,
  RELOCATION,
  SIDES,
  TIME_MARGINS,
  VEDAS,
  WORK_KINDS,
} from "./choices.ts";
import { preferences } from "./preferences.ts";

/** What is left open is named by its `label`, a message id. */
const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices, label?: string) =>
  z.enum(choices, {
    error: ({ input }: { input?: unknown }) =>
      label && !input ? messageRef("field.required", { label: `@${label}` }) : "field.choice.invalid",
  });
const maybe = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  optional(oneOf(choices), "field.choice.invalid");
/** A short text that everybody with a plan reads, so that it carries no contact. */
const line = (label: string, max = 100) => optional(text(label, { max }).check(contactFree(label)));
const count = (label: string) => z._default(digits(label, { max: 20 }), 0);

/** 'HH:MM' of a day. */
const birthTime = () =>
  z.string("field.time.invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.time.invalid"));

export const personStep = {
  profileFor: oneOf(RELATIONS, "matrimony.label.relation"),
  fullName: wholeName("matrimony.label.full-name").check(contactFree("matrimony.label.full-name")),
  gender: oneOf(SIDES, "matrimony.label.gender"),
  birthDate: birthDate(),
  birthTime: optional(birthTime(), "field.time.invalid"),
  birthTimeMargin: optional(
    digits("matrimony.label.birth-time-margin").check(
      z.refine((minutes) => (TIME_MARGINS as readonly number[]).includes(minutes), "field.choice.invalid"),
    ),
  ),
  /** The nakshatra, for whom no birth time is known; beside a time it is not read. */
  birthStar: optional(digits("matrimony.label.birth-star", { min: 1, max: NAKSHATRAS })),
  fkBirthCityId: optional(key(), "field.city.invalid"),
  maritalStatus: oneOf(MARITAL_STATUSES, "matrimony.label.marital-status"),
  children: count("matrimony.label.children"),
  heightCm: digits("matrimony.label.height", HEIGHT_CM),
  bloodGroup: maybe(BLOOD_GROUPS),
  disability: line("matrimony.label.disability", 200),
  diet: oneOf(DIETS, "matrimony.label.diet"),
  smoking: z._default(oneOf(HABITS), "no"),
  drinking: z._default(oneOf(HABITS), "no"),
  fkCityId: choice("label.city"),
  country: line("matrimony.label.country", 60),
};

export const communityStep = {
  motherTongue: oneOf(MOTHER_TONGUES, "matrimony.label.mother-tongue"),
  languages: z._default(z.array(oneOf(MOTHER_TONGUES)).check(z.maxLength(MOTHER_TONGUES.length)), []),
  subCommunity: line("matrimony.label.sub-community", 60),
  gotra: line("matrimony.label.gotra", 60),
  motherGotra: line("matrimony.label.mother-gotra", 60),
  pravara: line("matrimony.label.pravara", 200),
  veda: maybe(VEDAS),
  shakha: line("matrimony.label.shakha", 60),
  kuladevata: line("matrimony.label.kuladevata", 60),
  nativePlace: line("matrimony.label.native-place", 60),
  manglik: z._default(oneOf(MANGLIK), "unknown"),
};

export const workStep = {
  fkQualificationId: choice("matrimony.label.qualification"),
  education: line("matrimony.label.education", 150),
  workKind: oneOf(WORK_KINDS, "matrimony.label.work-kind"),
  occupation: line("matrimony.label.occupation"),
  employer: line("matrimony.label.employer"),
  incomeBand: maybe(INCOME_BANDS),
  wouldRelocate: z._default(oneOf(RELOCATION), "open"),
};

export const familyStep = {
  fatherName: line("matrimony.label.father-name"),
  fatherOccupation: line("matrimony.label.father-occupation"),
  motherName: line("matrimony.label.mother-name"),
  motherOccupation: line("matrimony.label.mother-occupation"),
  brothers: count("matrimony.label.brothers"),
  brothersMarried: count("matrimony.label.brothers-married"),
  sisters: count("matrimony.label.sisters"),
  sistersMarried: count("matrimony.label.sisters-married"),
  familyType: maybe(FAMILY_TYPES),
  familyAbout: optional(text("matrimony.label.family-about", { max: 1000 })),
};

export const wishesStep = {
  about: text("matrimony.label.about", { min: 30, max: 2000 }),
  expectations: optional(text("matrimony.label.expectations", { max: 1000 })),
  preferences: z._default(preferences, {}),
  imageOrder: imageOrder(PHOTOS),
  /** Of each picture in its order; what is left out is for whoever was granted the photos. */
  photoPrivacy: z._default(z.array(oneOf(PHOTO_PRIVACY)).check(z.maxLength(PHOTOS, "field.invalid")), []),
};

export const contactStep = {
  contactPerson: wholeName("label.contact-person").check(contactFree("label.contact-person")),
  contactRelation: oneOf(CONTACT_RELATIONS, "matrimony.label.contact-relation"),
  phoneNo: phone(),
  email: optional(email()),
  address: optional(address()),
  /** Of the person, who agrees with a code that is sent there; left out by whoever writes their own. */
  personPhoneNo: optional(phone()),
};

export const profileForm = {
  ...personStep,
  ...communityStep,
  ...workStep,
  ...familyStep,
  ...wishesStep,
  ...contactStep,
};

/** What the 2016 advisory asks for once, when the profile is made. */
export const declarations = {
  declaresIntent: flag().check(z.refine((given) => given, "field.declaration.required")),
  acceptsTerms: flag().check(z.refine((given) => given, "field.terms.required")),
};

interface Complete {
  profileFor: string;
  gender: "female" | "male";
  birthDate: string;
  birthTime?: string | undefined;
  birthTimeMargin?: number | undefined;
  brothers: number;
  brothersMarried: number;
  sisters: number;
  sistersMarried: number;
  phoneNo: string;
  personPhoneNo?: string | undefined;
}

/** For `check` of the whole form: legal age, a margin only with a time, no more married than there are, a phone of the person's own. */
export function completeProfile({ value, issues }: { value: Complete; issues: unknown[] }): void {
  const wrong = (field: keyof Complete, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  const age = ageOn(value.birthDate, dayOf(new Date()));
  if (age < LEGAL_AGE[value.gender])
    wrong("birthDate", messageRef("field.age.legal", { n: LEGAL_AGE[value.gender], gender: value.gender }));
  if (age > AGE_MAX) wrong("birthDate", "field.date.invalid");
  if (value.birthTime !== undefined && value.birthTimeMargin === undefined)
    wrong("birthTimeMargin", messageRef("field.required", { label: "@matrimony.label.birth-time-margin" }));
  for (const [married, all] of [
    ["brothersMarried", "brothers"],
    ["sistersMarried", "sisters"],
  ] as const)
    if (value[married] > value[all]) wrong(married, "field.married.more");
  if (value.profileFor !== "self" && value.personPhoneNo === undefined)
    wrong("personPhoneNo", messageRef("field.required", { label: "@matrimony.label.person-phone" }));
}

/** Whole years between two days, 'YYYY-MM-DD' both. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
