/** What a family looks for: the filters of the search, and what a profile says of its own wishes. */
import * as z from "zod/mini";
import { flag } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { digits, optional, text } from "../fields.ts";
import { key } from "../key-fields.ts";
import { AGE_MAX, DIETS, HEIGHT_CM, INCOME_BANDS, MARITAL_STATUSES, MOTHER_TONGUES, WORK_KINDS } from "./choices.ts";

const MOST_CHOSEN = 20;

const several = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.optional(
    z
      .array(z.enum(choices, "field.choice.invalid"), "field.choice.invalid")
      .check(z.maxLength(choices.length, "field.choice.invalid")),
  );
const severalNames = (label: string) =>
  z.optional(
    z
      .array(text(label, { max: 60 }).check(contactFree(label)), "field.invalid")
      .check(z.maxLength(MOST_CHOSEN, "field.choice.invalid")),
  );
const severalKeys = () =>
  z.optional(z.array(key(), "field.choice.invalid").check(z.maxLength(MOST_CHOSEN, "field.choice.invalid")));

export const preferenceFields = {
  ageFrom: optional(digits("matrimony.label.age-from", { min: 18, max: AGE_MAX })),
  ageTo: optional(digits("matrimony.label.age-to", { min: 18, max: AGE_MAX })),
  heightFrom: optional(digits("matrimony.label.height-from", HEIGHT_CM)),
  heightTo: optional(digits("matrimony.label.height-to", HEIGHT_CM)),
  maritalStatuses: several(MARITAL_STATUSES),
  motherTongues: several(MOTHER_TONGUES),
  subCommunities: severalNames("matrimony.label.sub-community"),
  /** Gotras that the family does not marry into, in any spelling. */
  avoidGotras: severalNames("matrimony.label.gotra"),
  qualificationIds: severalKeys(),
  workKinds: several(WORK_KINDS),
  /** At least this much. */
  incomeFrom: optional(z.enum(INCOME_BANDS, "field.choice.invalid"), "field.choice.invalid"),
  diets: several(DIETS),
  cityIds: severalKeys(),
  stateIds: z.optional(
    z
      .array(z.string("field.choice.invalid").check(z.regex(/^[A-Z]{2}$/, "field.choice.invalid")))
      .check(z.maxLength(40, "field.choice.invalid")),
  ),
  /** Leaves out who says to be manglik; who does not know stays. */
  notManglik: z.optional(flag()),
  withPhoto: z.optional(flag()),
};

export const preferences = z.strictObject(preferenceFields);
export type Preferences = z.infer<typeof preferences>;

const chosenView = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.optional(z.array(z.enum(choices)));
const namesView = z.optional(z.array(z.string()));
const keysView = z.optional(z.array(z.int()));

/** The same as they are answered. */
export const preferencesView = z.object({
  ageFrom: z.optional(z.int()),
  ageTo: z.optional(z.int()),
  heightFrom: z.optional(z.int()),
  heightTo: z.optional(z.int()),
  maritalStatuses: chosenView(MARITAL_STATUSES),
  motherTongues: chosenView(MOTHER_TONGUES),
  subCommunities: namesView,
  avoidGotras: namesView,
  qualificationIds: keysView,
  workKinds: chosenView(WORK_KINDS),
  incomeFrom: z.optional(z.enum(INCOME_BANDS)),
  diets: chosenView(DIETS),
  cityIds: keysView,
  stateIds: namesView,
  notManglik: z.optional(z.boolean()),
  withPhoto: z.optional(z.boolean()),
} satisfies Record<keyof typeof preferenceFields, z.ZodMiniType>);
