/** The form of a job opening: its fields, and the bounds that must not cross. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { paiseOf } from "#base/money.ts";
import { choice, date } from "./choice-fields.ts";
import { contactFree } from "./contact-free.ts";
import { digits, email, name, optional, phone, text } from "./fields.ts";
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_MAX,
  JOB_DESCRIPTION_LIMIT,
  OPEN_DAYS_MAX,
  SALARY_PERIODS,
  SKILLS_MAX,
  WORK_MODES,
} from "./job-choices.ts";
import { messageRef } from "./message-refs.ts";

const SKILL_CHARACTERS = 60;

/** A salary in rupees as people type it ('25,000'); whole paise inside. */
const salary = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], "field.salary.invalid"),
      z.transform((typed) => paiseOf(String(typed))),
    ),
    z
      .int("field.salary.invalid")
      .check(z.gte(100, "field.salary.invalid"), z.lte(10_000_000_000, "field.salary.invalid")),
  );

/** The last day on which somebody may apply: from today on, at most OPEN_DAYS_MAX ahead, in Asia/Kolkata. */
export const closingDate = () =>
  date().check(
    z.refine((day) => day >= dayOf(new Date()), "field.closing-date.past"),
    z.refine((day) => day <= lastClosingDate(), messageRef("field.closing-date.far", { n: OPEN_DAYS_MAX })),
  );

export const lastClosingDate = () => dayOf(new Date(Date.now() + OPEN_DAYS_MAX * DAY_MS));

/** At most so many skills as people type them, 'Tally, GST, Excel'; a list inside. */
export const skills = (most: number) =>
  z.pipe(
    text("jobs.label.skills", { min: 0, max: 500 }),
    z.pipe(
      z.transform((typed: string) => typed.split(/[,;،\n]/).flatMap((skill) => skill.trim() || [])),
      z
        .array(z.string().check(z.maxLength(SKILL_CHARACTERS, "field.skills.too-long")))
        .check(z.maxLength(most, messageRef("field.skills.too-many", { n: most }))),
    ),
  );

/** The whole form, which `boundsInOrder` checks as a whole. */
export const jobForm = {
  job_title: text("jobs.label.title", { min: 3, max: 100 }).check(contactFree("jobs.label.title")),
  company_name: text("jobs.label.company", { min: 2, max: 100 }).check(contactFree("jobs.label.company")),
  description: text("jobs.label.description", { max: JOB_DESCRIPTION_LIMIT }),
  fkFunctionalAreaId: choice("jobs.label.functional-area"),
  fkQualificationId: choice("jobs.label.qualification"),
  employmentType: z.enum(EMPLOYMENT_TYPES, "field.choice.invalid"),
  workMode: z.enum(WORK_MODES, "field.choice.invalid"),
  fkCityId: choice("label.city"),
  experienceFrom: digits("jobs.label.experience-from", { max: EXPERIENCE_MAX }),
  experienceTo: optional(digits("jobs.label.experience-to", { max: EXPERIENCE_MAX })),
  salaryFrom: optional(salary(), "field.salary.invalid"),
  salaryTo: optional(salary(), "field.salary.invalid"),
  salaryPeriod: z._default(z.enum(SALARY_PERIODS, "field.choice.invalid"), "month"),
  skills: optional(skills(SKILLS_MAX), messageRef("field.skills.too-many", { n: SKILLS_MAX })),
  openings: digits("jobs.label.openings", { min: 1, max: 500 }),
  closingDate: closingDate(),
  contactPerson: name("label.contact-person").check(contactFree("label.contact-person")),
  phoneNo: phone(),
  email: optional(email()),
};

interface Bounds {
  experienceFrom: number;
  experienceTo?: number;
  salaryFrom?: number;
  salaryTo?: number;
}

/** For `check` of the form: an upper bound below its lower one is told at the upper one. */
export function boundsInOrder({ value, issues }: { value: Bounds; issues: unknown[] }): void {
  const crossed = (field: keyof Bounds, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (value.experienceTo !== undefined && value.experienceTo < value.experienceFrom)
    crossed("experienceTo", "field.experience.order");
  if (value.salaryFrom !== undefined && value.salaryTo !== undefined && value.salaryTo < value.salaryFrom)
    crossed("salaryTo", "field.salary.order");
}
