/** The form of a resume in the browser: its schema, what a new one starts with, and what is sent of it. */
import * as z from "zod/mini";
import { businessPart2 } from "#contract/business-fields.ts";
import { RESUME_FILE_MAX_BYTES } from "#contract/resumes/choices.ts";
import { completeResume, resumeForm } from "#contract/resumes/form.ts";
import type { OwnResume } from "#contract/resumes/views.ts";
import type { UserData } from "#contract/user-data.ts";
import { monthText } from "./resume-texts.ts";

/** What is wrong with a file that was picked; empty where nothing is. */
type FileTrouble = "" | "type" | "large";

/** The states lead to the cities, and the city that is typed to the list; the file goes beside the fields. None of them is sent. */
export const resumeFormSchema = z
  .strictObject({
    ...resumeForm,
    fkStateId: businessPart2.fkStateId,
    moveStateId: z.string(),
    moveCityId: z.string(),
    removeFile: z.boolean(),
    file: z.string().check(
      z.refine((trouble) => trouble !== "type", "field.resume-file.type"),
      z.refine((trouble) => trouble !== "large", "field.resume-file.large"),
    ),
  })
  .check(completeResume);
export type ResumeValues = z.input<typeof resumeFormSchema>;

/** Named and reached as the member is, until something else is written. */
export function newResumeValues(user: UserData | undefined): ResumeValues {
  return {
    headline: "",
    fullName: user?.name ?? "",
    summary: "",
    fkStateId: user?.fkStateId ?? "",
    fkCityId: user?.fkStateId ? (user.fkCityId ?? "") : "",
    relocation: "no",
    moveCityIds: [],
    fkFunctionalAreaId: "",
    fkQualificationId: "",
    experienceYears: "",
    currentSalary: "",
    expectedSalary: "",
    noticePeriod: "" as "now",
    workModes: ["on-site"],
    employmentTypes: ["full-time"],
    skills: "",
    languages: [],
    experience: [],
    education: [],
    phoneNo: user?.phoneNo ?? "",
    email: user?.email ?? "",
    ...BESIDE,
  };
}

const BESIDE = { moveStateId: "", moveCityId: "", removeFile: false, file: "" };

/** As the member saved it. */
export function valuesOfResume(resume: OwnResume): ResumeValues {
  const { headline, fullName, summary, fkStateId, fkCityId, relocation, fkFunctionalAreaId, fkQualificationId } =
    resume;
  const { noticePeriod, workModes, employmentTypes, languages, phoneNo } = resume;
  return {
    headline,
    fullName,
    summary,
    fkStateId,
    fkCityId,
    relocation,
    moveCityIds: resume.moveCities.map(({ _id }) => _id),
    fkFunctionalAreaId,
    fkQualificationId,
    experienceYears: String(resume.experienceYears),
    currentSalary: resume.currentSalary ?? "",
    expectedSalary: resume.expectedSalary ?? "",
    noticePeriod,
    workModes,
    employmentTypes,
    skills: resume.skills.join(", "),
    languages,
    experience: resume.experience.map(({ from, to, details, ...post }) => ({
      ...post,
      from: monthText(from),
      to: to ? monthText(to) : "",
      details: details ?? "",
    })),
    education: resume.education.map(({ year, ...course }) => ({ ...course, year: year === null ? "" : String(year) })),
    phoneNo,
    email: resume.email ?? "",
    ...BESIDE,
  };
}

/** As it was typed: the call reads it itself. */
export function sentOf(values: ResumeValues) {
  const { fkStateId: _, moveStateId: __, moveCityId: ___, file: ____, removeFile, ...resume } = values;
  return { resume, removeFile };
}

/** Told before anything is sent. */
export function troubleOf(file: File | undefined): FileTrouble {
  if (!file) return "";
  if (file.size > RESUME_FILE_MAX_BYTES) return "large";
  return file.type === "application/pdf" || /\.pdf$/i.test(file.name) ? "" : "type";
}
