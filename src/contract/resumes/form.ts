/** The form of a resume: its fields, and what must fit together. */
import * as z from "zod/mini";
import { dayOf } from "#base/dates.ts";
import { LANGUAGES_SPOKEN } from "../business-facts.ts";
import { choice, flag } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { digits, email, optional, phone, text, wholeName } from "../fields.ts";
import { EMPLOYMENT_TYPES, EXPERIENCE_MAX, WORK_MODES } from "../job-choices.ts";
import { skills } from "../job-opening-form.ts";
import { key } from "../key-fields.ts";
import { messageRef } from "../message-refs.ts";
import {
  EDUCATION_ENTRIES_MAX,
  EXPERIENCE_ENTRIES_MAX,
  MOVE_CITIES_MAX,
  NOTICE_PERIODS,
  RELOCATIONS,
  RESUME_SKILLS_MAX,
  SALARY_BANDS,
  SUMMARY_LIMIT,
} from "./choices.ts";

/** What is left open is named by its `label`, a message id. */
const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices, label: string) =>
  z.enum(choices, {
    error: ({ input }: { input?: unknown }) =>
      input ? "field.choice.invalid" : messageRef("field.required", { label: `@${label}` }),
  });

/** At least one of them, each once, in the order of the list. */
const someOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices, label: string) => {
  const missing = messageRef("field.required", { label: `@${label}` });
  return z.pipe(
    z
      .array(z.enum(choices, "field.choice.invalid"), missing)
      .check(z.minLength(1, missing), z.maxLength(choices.length, "field.choice.invalid")),
    z.transform((chosen): Array<Choices[number]> => choices.filter((one) => chosen.includes(one))),
  );
};

const languages = z._default(
  z.pipe(
    z
      .array(z.enum(LANGUAGES_SPOKEN, "field.choice.invalid"), "field.choice.invalid")
      .check(z.maxLength(LANGUAGES_SPOKEN.length, "field.choice.invalid")),
    z.transform((chosen) => LANGUAGES_SPOKEN.filter((one) => chosen.includes(one))),
  ),
  [],
);

const line = (label: string) => text(label, { min: 2, max: 80 }).check(contactFree(label));

/** 'YYYY-MM', or as people type it 'MM/YYYY'; not after this month in Asia/Kolkata. */
const month = () =>
  z.string("field.month.invalid").check(
    z.overwrite((typed) =>
      typed.trim().replace(/^(0?[1-9]|1[0-2]) ?[/.-] ?(\d{4})$/, (_, m, year) => `${year}-${m.padStart(2, "0")}`),
    ),
    z.regex(/^(19[4-9]\d|20\d\d)-(0[1-9]|1[0-2])$/, "field.month.invalid"),
    z.refine((given) => given <= dayOf(new Date()).slice(0, 7), "field.month.future"),
  );

const experienceEntry = z
  .strictObject({
    title: line("resumes.label.entry-title"),
    employer: line("resumes.label.employer"),
    from: month(),
    /** Left out for the present post. */
    to: optional(month(), "field.month.invalid"),
    details: optional(text("resumes.label.details", { max: 300 })),
  })
  .check(({ value, issues }) => {
    if (value.to !== undefined && value.to < value.from)
      issues.push({ code: "custom", path: ["to"], message: "field.month.order", input: value.to });
  });

const educationEntry = z.strictObject({
  course: line("resumes.label.course"),
  institute: line("resumes.label.institute"),
  year: optional(digits("resumes.label.year", { min: 1940, max: 2100 })),
});

const entries = <Entry extends z.ZodMiniType>(entry: Entry, most: number) =>
  z._default(
    z.array(entry, "field.invalid").check(z.maxLength(most, messageRef("field.entries.too-many", { n: most }))),
    [],
  );

/** The whole form, which `completeResume` checks as a whole; its PDF file comes along beside it. */
export const resumeForm = {
  headline: text("resumes.label.headline", { min: 5, max: 100 }).check(contactFree("resumes.label.headline")),
  fullName: wholeName("resumes.label.full-name").check(contactFree("resumes.label.full-name")),
  summary: text("resumes.label.summary", { min: 30, max: SUMMARY_LIMIT }),
  fkCityId: choice("label.city"),
  relocation: oneOf(RELOCATIONS, "resumes.label.relocation"),
  moveCityIds: z._default(
    z
      .array(key(), "field.city.invalid")
      .check(z.maxLength(MOVE_CITIES_MAX, messageRef("field.move-cities.too-many", { n: MOVE_CITIES_MAX }))),
    [],
  ),
  fkFunctionalAreaId: choice("resumes.label.functional-area"),
  fkQualificationId: choice("resumes.label.qualification"),
  experienceYears: digits("resumes.label.experience-years", { max: EXPERIENCE_MAX }),
  currentSalary: optional(z.enum(SALARY_BANDS, "field.choice.invalid"), "field.choice.invalid"),
  expectedSalary: optional(z.enum(SALARY_BANDS, "field.choice.invalid"), "field.choice.invalid"),
  noticePeriod: oneOf(NOTICE_PERIODS, "resumes.label.notice-period"),
  workModes: someOf(WORK_MODES, "resumes.label.work-modes"),
  employmentTypes: someOf(EMPLOYMENT_TYPES, "resumes.label.employment-types"),
  skills: optional(skills(RESUME_SKILLS_MAX), messageRef("field.skills.too-many", { n: RESUME_SKILLS_MAX })),
  languages,
  experience: entries(experienceEntry, EXPERIENCE_ENTRIES_MAX),
  education: entries(educationEntry, EDUCATION_ENTRIES_MAX),
  phoneNo: phone(),
  email: optional(email()),
};

/** Of a change: the file that is there is taken away, unless another comes along. */
export const fileRemoval = z._default(flag(), false);

interface Complete {
  relocation: string;
  moveCityIds: number[];
  headline: string;
  fullName: string;
}

/** For `check` of the form: who would move to some cities names them, and what strangers read of a resume does not tell its name. */
export function completeResume({ value, issues }: { value: Complete; issues: unknown[] }): void {
  const { relocation, moveCityIds, headline, fullName } = value;
  if (relocation === "cities" && moveCityIds.length === 0)
    issues.push({ code: "custom", path: ["moveCityIds"], message: "field.move-cities.required", input: moveCityIds });
  if (namesSomebody(headline, fullName))
    issues.push({ code: "custom", path: ["headline"], message: "field.headline.name", input: headline });
}

/** Whether two words of a name, or its only one, stand in a text. */
function namesSomebody(text: string, fullName: string): boolean {
  const wordsOf = (value: string) => value.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const told = new Set(wordsOf(text));
  const words = [...new Set(wordsOf(fullName))];
  return words.length > 0 && words.filter((word) => told.has(word)).length >= Math.min(2, words.length);
}
