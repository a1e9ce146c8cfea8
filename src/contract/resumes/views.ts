/** Resumes as they are answered: a card that names nobody, one for members with a plan, and the whole for its member. */
import * as z from "zod/mini";
import { LANGUAGES_SPOKEN } from "../business-facts.ts";
import { SCOPES } from "../consent-views.ts";
import { placeFields } from "../directory.ts";
import { EMPLOYMENT_TYPES, WORK_MODES } from "../job-choices.ts";
import { NOTICE_PERIODS, RELOCATIONS, SALARY_BANDS } from "./choices.ts";

const maybe = z.nullable(z.string());
const band = z.nullable(z.enum(SALARY_BANDS));

/** In a list: the same for every viewer, and nothing by which somebody is known. */
export const resumeCard = z.object({
  _id: z.string(),
  /** For links: the headline in Roman letters. */
  slug: z.string(),
  headline: z.string(),
  ...placeFields,
  functionalArea: z.string(),
  functionalAreaHi: z.string(),
  qualification: z.string(),
  qualificationHi: z.string(),
  experienceYears: z.int(),
  expectedSalary: band,
  noticePeriod: z.enum(NOTICE_PERIODS),
  workModes: z.array(z.enum(WORK_MODES)),
  employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)),
  skills: z.array(z.string()),
  relocation: z.enum(RELOCATIONS),
});
export type ResumeCard = z.infer<typeof resumeCard>;

export const experienceView = z.object({
  title: z.string(),
  employer: z.string(),
  /** 'YYYY-MM'. */
  from: z.string(),
  /** Null for the present post. */
  to: maybe,
  details: maybe,
});
export type ExperienceView = z.infer<typeof experienceView>;

export const educationView = z.object({ course: z.string(), institute: z.string(), year: z.nullable(z.int()) });
export type EducationView = z.infer<typeof educationView>;

const moveCity = z.object({ _id: z.string(), city: z.string(), cityHi: maybe });

/** What members with a plan read besides; contacts in its texts are masked. */
export const resumeFacts = z.object({
  fullName: z.string(),
  summary: z.string(),
  moveCities: z.array(moveCity),
  languages: z.array(z.enum(LANGUAGES_SPOKEN)),
  experience: z.array(experienceView),
  education: z.array(educationView),
  hasFile: z.boolean(),
  updatedAt: z.string(),
});
export type ResumeFacts = z.infer<typeof resumeFacts>;

/** What the member has handed to this reader. */
export const resumeGrant = z.object({
  scopes: z.array(z.enum(SCOPES)),
  until: z.string(),
  /** Of 'resume', as the link, which ends. */
  currentSalary: band,
  fileLink: maybe,
});
export type ResumeGrant = z.infer<typeof resumeGrant>;

/** One by itself. */
export const resumeView = z.extend(resumeCard, {
  /** A visitor, or a member without a running plan: the card is all. */
  locked: z.boolean(),
  isMine: z.boolean(),
  facts: z.nullable(resumeFacts),
  granted: z.nullable(resumeGrant),
});
export type ResumeView = z.infer<typeof resumeView>;

/** The whole, with contact and file: for an employer to whom its member has applied with it. */
export const wholeResume = z.extend(resumeCard, {
  ...resumeFacts.shape,
  currentSalary: band,
  phoneNo: z.string(),
  email: maybe,
  /** Where the file is read, for a while; null where there is none. */
  fileLink: maybe,
});
export type WholeResume = z.infer<typeof wholeResume>;

/** For its member: every field as typed, waiting changes included. */
export const ownResume = z.extend(wholeResume, {
  fkCityId: z.string(),
  fkStateId: z.string(),
  fkFunctionalAreaId: z.string(),
  fkQualificationId: z.string(),
  fileName: maybe,
  fileUploadedAt: maybe,
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Why it, or its last change, was turned down. */
  rejectionMessage: maybe,
  hasPendingEdit: z.boolean(),
  state: z.enum(["open", "hidden"]),
  createdAt: z.string(),
});
export type OwnResume = z.infer<typeof ownResume>;
