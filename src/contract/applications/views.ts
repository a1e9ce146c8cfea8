/** Applications as they are answered: to whoever applied, and to the employer. */
import * as z from "zod/mini";
import { wholeResume } from "../resumes/views.ts";

/** As stored, and 'filled': nobody answered, and the place is taken. */
export const APPLICATION_STATES = ["sent", "seen", "shortlisted", "rejected", "filled", "withdrawn"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

const maybe = z.nullable(z.string());
const opening = {
  fkJobId: z.string(),
  /** For links: the title in Roman letters. */
  slug: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  city: z.string(),
  cityHi: maybe,
  /** Its closing date has passed, it is filled, out of sight or deleted. */
  isClosed: z.boolean(),
};

export const applicationView = z.object({
  _id: z.string(),
  ...opening,
  /** Its page is there still. */
  hasPage: z.boolean(),
  state: z.enum(APPLICATION_STATES),
  /** The employer's, with a rejection; contacts in them are masked. */
  words: maybe,
  appliedAt: z.string(),
  seenAt: maybe,
  decidedAt: maybe,
});
export type ApplicationView = z.infer<typeof applicationView>;

/** In the employer's list, without contact. */
export const applicantView = z.object({
  _id: z.string(),
  fullName: z.string(),
  headline: z.string(),
  city: z.string(),
  cityHi: maybe,
  experienceYears: z.int(),
  skills: z.array(z.string()),
  state: z.enum(APPLICATION_STATES),
  words: maybe,
  appliedAt: z.string(),
  seenAt: maybe,
  decidedAt: maybe,
});
export type ApplicantView = z.infer<typeof applicantView>;

/** What the applicant has handed to the employer: the resume, and to one with a running plan the contact. */
export const handedResume = z.extend(wholeResume, { phoneNo: maybe, contactsLocked: z.boolean() });
export type HandedResume = z.infer<typeof handedResume>;

export const openedApplication = z.object({ applicant: applicantView, resume: handedResume });
export type OpenedApplication = z.infer<typeof openedApplication>;
