/** The form of an opening in the browser: its schema, what a new one starts with, and what is sent of it. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { businessPart2 } from "#contract/business-fields.ts";
import { boundsInOrder, jobForm } from "#contract/job-opening-form.ts";
import type { JobView } from "#contract/job-views.ts";
import type { UserData } from "#contract/user-data.ts";

/** The state leads to the city and is not sent. */
export const jobFormSchema = z.strictObject({ ...jobForm, fkStateId: businessPart2.fkStateId }).check(boundsInOrder);
export type JobValues = z.input<typeof jobFormSchema>;
export type JobSent = Omit<JobValues, "fkStateId">;

const USUAL_DAYS = 30;

/** Reached as the member is, until something else is written. */
export function newJobValues(user: UserData | undefined): JobValues {
  return {
    job_title: "",
    company_name: "",
    description: "",
    fkFunctionalAreaId: "",
    fkQualificationId: "",
    employmentType: "full-time",
    workMode: "on-site",
    fkStateId: user?.fkStateId ?? "",
    fkCityId: user?.fkStateId ? (user.fkCityId ?? "") : "",
    experienceFrom: "",
    experienceTo: "",
    salaryFrom: "",
    salaryTo: "",
    salaryPeriod: "month",
    skills: "",
    openings: "1",
    closingDate: dayOf(new Date(Date.now() + USUAL_DAYS * DAY_MS)),
    contactPerson: user?.name ?? "",
    phoneNo: user?.phoneNo ?? "",
    email: user?.email ?? "",
  };
}

/** As the owner saved it. A closing date that has passed is to be chosen anew. */
export function valuesOfJob(job: JobView): JobValues {
  const rupeesOf = (paise: number | null) => (paise === null ? "" : String(paise / 100));
  const { job_title, company_name, description, fkFunctionalAreaId, fkQualificationId, employmentType } = job;
  const { workMode, fkStateId, fkCityId, salaryPeriod, contactPerson } = job;
  return {
    job_title,
    company_name,
    description,
    fkFunctionalAreaId,
    fkQualificationId,
    employmentType,
    workMode,
    fkStateId,
    fkCityId,
    experienceFrom: String(job.experienceFrom),
    experienceTo: job.experienceTo === null ? "" : String(job.experienceTo),
    salaryFrom: rupeesOf(job.salaryFromPaise),
    salaryTo: rupeesOf(job.salaryToPaise),
    salaryPeriod,
    skills: job.skills.join(", "),
    openings: String(job.openings),
    closingDate: job.isClosed ? "" : job.closingDate,
    contactPerson,
    phoneNo: job.phoneNo ?? "",
    email: job.email ?? "",
  };
}
