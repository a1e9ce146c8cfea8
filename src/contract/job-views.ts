/** Job openings as they are answered: in lists, and one by itself. */
import * as z from "zod/mini";
import { placeFields } from "./directory.ts";
import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORK_MODES } from "./job-choices.ts";

/** An opening in a list: the same for every viewer. */
export const jobCard = z.object({
  _id: z.string(),
  /** For links: the title in Roman letters. */
  slug: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  /** Its beginning; phone-like runs, e-mails and links are masked in all texts. */
  description: z.string(),
  ...placeFields,
  functionalArea: z.string(),
  functionalAreaHi: z.string(),
  qualification: z.string(),
  qualificationHi: z.string(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  workMode: z.enum(WORK_MODES),
  /** The years in one text: '2-5', '3+', '0'. */
  experience: z.string(),
  experienceFrom: z.int(),
  experienceTo: z.nullable(z.int()),
  /** For one period; null where it is not said. */
  salaryFromPaise: z.nullable(z.int()),
  salaryToPaise: z.nullable(z.int()),
  salaryPeriod: z.enum(SALARY_PERIODS),
  openings: z.int(),
  closingDate: z.string(),
  postedOn: z.string(),
});
export type JobCard = z.infer<typeof jobCard>;

/** One by itself: for its owner with the contact and every text as typed. */
export const jobView = z.extend(jobCard, {
  skills: z.array(z.string()),
  fkFunctionalAreaId: z.string(),
  fkQualificationId: z.string(),
  fkStateId: z.string(),
  contactPerson: z.string(),
  /** Null for everyone but the owner. */
  phoneNo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The viewer posted it. */
  isMine: z.boolean(),
  /** Its closing date has passed, or it is filled. */
  isClosed: z.boolean(),
  /** Its owner has said that somebody was found. */
  isFilled: z.boolean(),
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Why it, or its last change, was turned down; for its owner alone, as what follows. */
  rejectionMessage: z.nullable(z.string()),
  /** A change of an approved one waits, and stands here; the old version stays public. */
  hasPendingEdit: z.boolean(),
  /** A report keeps it out of sight until the staff have looked. */
  isHeld: z.boolean(),
  fkUserId: z.string(),
  updatedAt: z.string(),
});
export type JobView = z.infer<typeof jobView>;
