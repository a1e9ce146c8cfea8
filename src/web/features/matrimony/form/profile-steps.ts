/** The parts of the biodata's form in their order: the schema of each, and what one part has to know of another. */
import * as z from "zod/mini";
import { businessPart2 } from "#contract/business-fields.ts";
import { optional } from "#contract/fields.ts";
import { PHOTO_PRIVACY } from "#contract/matrimony/choices.ts";
import {
  communityStep,
  completeProfile,
  contactStep,
  declarations,
  familyStep,
  personStep,
  wishesStep,
  workStep,
} from "#contract/matrimony/form.ts";
import { preferenceFields } from "#contract/matrimony/preferences.ts";

export const STEPS = ["person", "community", "work", "family", "wishes", "contact"] as const;
export type Step = (typeof STEPS)[number];

const { preferences: _, imageOrder: __, photoPrivacy: ___, ...wishTexts } = wishesStep;
const { ageFrom, ageTo, heightFrom, heightTo, maritalStatuses, motherTongues, diets, incomeFrom, notManglik } =
  preferenceFields;
/** What the form asks of a family's wishes; what else a profile says of them stays as it is. */
export const askedPreferences = {
  ageFrom,
  ageTo,
  heightFrom,
  heightTo,
  maritalStatuses,
  motherTongues,
  diets,
  incomeFrom,
  notManglik,
};

/** A value that satisfies every rule between fields of other parts. */
const NEUTRAL = {
  profileFor: "self",
  gender: "female",
  birthDate: "1990-01-01",
  brothers: 0,
  brothersMarried: 0,
  sisters: 0,
  sistersMarried: 0,
  phoneNo: "",
} as const;

/** For `check` of one part: the rules of the whole form that concern its fields; `others` are values of other parts. */
function partOf(shape: object, others: object = {}) {
  return ({ value, issues }: { value: object; issues: unknown[] }) => {
    const all: Array<{ path: [string] }> = [];
    completeProfile({ value: { ...NEUTRAL, ...others, ...value }, issues: all });
    issues.push(...all.filter(({ path: [field] }) => field in shape));
  };
}

/** States lead to their cities and are not sent. */
export const personForm = z
  .strictObject({ ...personStep, fkStateId: businessPart2.fkStateId, fkBirthStateId: optional(z.string()) })
  .check(partOf(personStep));
export const communityForm = z.strictObject(communityStep);
export const workForm = z.strictObject(workStep);
export const familyForm = z.strictObject(familyStep).check(partOf(familyStep));
/** Who sees which photo, by the picture's id, so that it moves along with the picture. */
export const wishesForm = z.strictObject({
  ...wishTexts,
  ...askedPreferences,
  notManglik: z._default(z.boolean(), false),
  avoidGotras: optional(z.string()),
  privacyOf: z._default(z.record(z.string(), z.enum(PHOTO_PRIVACY)), {}),
});
const contactForm = z.strictObject(contactStep);
const promise = (missing: string) => z._default(z.boolean().check(z.refine((given) => given, missing)), false);
const firstContactForm = z.strictObject({
  ...contactStep,
  declaresIntent: promise("field.declaration.required"),
  acceptsTerms: promise("field.terms.required"),
});

/** The person's own phone is asked for unless they write themselves; the declarations are asked for once. */
export function contactFormFor(profileFor: unknown, isNew: boolean): typeof firstContactForm {
  return (isNew ? firstContactForm : contactForm).check(partOf(contactStep, { profileFor })) as typeof firstContactForm;
}

/** The schema of a part, for somebody of whom the parts before say `values`. */
export function formOfStep(step: Step, values: Record<string, unknown>, isNew: boolean): z.ZodMiniObject {
  const forms = {
    person: personForm,
    community: communityForm,
    work: workForm,
    family: familyForm,
    wishes: wishesForm,
  };
  return step === "contact" ? contactFormFor(values.profileFor, isNew) : forms[step];
}

/** The part that asks for a field of the call. */
export function stepWith(field: string): Step | undefined {
  if (field === "images" || field === "preferences") return "wishes";
  const shapes = { person: personStep, community: communityStep, work: workStep, family: familyStep };
  const others = { wishes: wishesStep, contact: { ...contactStep, ...declarations } };
  return STEPS.find((step) => field in { ...shapes, ...others }[step]);
}
