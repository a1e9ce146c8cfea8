/** The calls about resumes: what anyone, members and employers see of them, and what members do with their own. */
import * as z from "zod/mini";
import { keyOrSlug } from "../catalogue.ts";
import { flag } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { digits, optional } from "../fields.ts";
import { EMPLOYMENT_TYPES, EXPERIENCE_MAX, WORK_MODES } from "../job-choices.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { cursor, nextCursor, page, searchText } from "../list-fields.ts";
import { cityChoice } from "../places.ts";
import { NOTICE_PERIODS, SALARY_BANDS } from "./choices.ts";
import { completeResume, fileRemoval, resumeForm } from "./form.ts";
import { ownResume, resumeCard, resumeView } from "./views.ts";

/** What a list is narrowed to. */
export const resumeFilters = {
  searchQuery: z._default(searchText(), ""),
  /** Where somebody is, or would move to. */
  city: optional(cityChoice()),
  /** Beside the city's, those who would move anywhere. */
  orAnywhere: z._default(flag(), false),
  functionalArea: optional(keyOrSlug()),
  qualification: optional(keyOrSlug()),
  /** At least, and at most, so many years. */
  experienceFrom: optional(digits("resumes.label.experience-from", { max: EXPERIENCE_MAX })),
  experienceTo: optional(digits("resumes.label.experience-to", { max: EXPERIENCE_MAX })),
  /** The highest band that is paid; who has not said what they expect is let through. */
  salaryMax: optional(z.enum(SALARY_BANDS, "field.choice.invalid"), "field.choice.invalid"),
  workMode: optional(z.enum(WORK_MODES, "field.choice.invalid"), "field.choice.invalid"),
  employmentType: optional(z.enum(EMPLOYMENT_TYPES, "field.choice.invalid"), "field.choice.invalid"),
  /** At the latest. */
  noticePeriod: optional(z.enum(NOTICE_PERIODS, "field.choice.invalid"), "field.choice.invalid"),
};

const oneOwn = z.object({ resume: ownResume });
const own = z.strictObject({ id: id() });
const formErrors = ["place.not-found"] as const;

export const resumes = {
  all: endpoint({
    method: "GET",
    path: "/public/resume/all",
    access: "anyone",
    summary:
      "Approved resumes that their members show, as cards that name nobody: the newest first, or for a text the best first; the other filters hold for both.",
    input: z.strictObject({ ...resumeFilters, limit: page.limit, cursor: cursor(2000) }),
    output: z.object({
      resumes: z.array(resumeCard),
      nextCursor,
      /** What was made of the text; null without one. As of the search of businesses. */
      understood: z.nullable(
        z.object({ corrected: z.nullable(z.string()), match: z.enum(["all", "some", "elsewhere"]) }),
      ),
    }),
    errors: ["place.not-found"],
    private: true,
  }),
  fetch: endpoint({
    method: "GET",
    path: "/public/resume/{id}",
    access: "anyone",
    summary:
      "One resume: its fields for members with a running plan, contact and file for whoever was granted them, for everyone else what a card says.",
    input: own,
    output: z.object({ resume: resumeView }),
    errors: ["resume.not-found", "view.member-cap"],
    private: true,
  }),
  fetchOwn: endpoint({
    method: "GET",
    path: "/userAdmin/resume/fetch",
    access: "member",
    summary: "The caller's resume, every field as typed; null when there is none.",
    input: z.strictObject({}),
    output: z.object({ resume: z.nullable(ownResume) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/public/resume/create",
    access: "member",
    summary: "Makes the caller's resume, with a PDF file beside it; it waits for approval.",
    input: z.strictObject({ ...resumeForm, idempotencyKey: idempotencyKey() }).check(completeResume),
    output: oneOwn,
    success: 201,
    errors: [...formErrors, "resume.exists", "resume.too-many-today", "idempotency.reused", "idempotency.running"],
    upload: { field: "file", most: 1 },
  }),
  update: endpoint({
    method: "PUT",
    path: "/public/resume/update/{id}",
    access: "owner",
    summary:
      "Saves the whole form; of an approved resume the texts wait for the staff while the old ones stay. A file that comes along takes the place of the one before.",
    input: z.strictObject({ id: id(), ...resumeForm, removeFile: fileRemoval }).check(completeResume),
    output: oneOwn,
    errors: [...formErrors, "resume.not-found"],
    upload: { field: "file", most: 1 },
  }),
  setState: endpoint({
    method: "PUT",
    path: "/userAdmin/resume/setState",
    access: "owner",
    summary: "Shows a resume in the search, or hides it from all but employers to whom its member applies.",
    input: z.strictObject({ id: id(), state: z.enum(["open", "hidden"], "field.choice.invalid") }),
    output: oneOwn,
    errors: ["resume.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/public/resume/delete/{id}",
    access: "owner",
    summary: "Takes a resume away for good, with its file and all that was granted of it.",
    input: own,
    output: z.object({}),
    errors: ["resume.not-found"],
  }),
};
