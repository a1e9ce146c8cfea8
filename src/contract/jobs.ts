/** The calls about job openings: what anyone may see of them, and what members do with their own. */
import * as z from "zod/mini";
import { keyOrSlug } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { digits, optional } from "./fields.ts";
import { CLOSES_WITHIN_DAYS, EMPLOYMENT_TYPES, EXPERIENCE_MAX, WORK_MODES } from "./job-choices.ts";
import { boundsInOrder, closingDate, jobForm } from "./job-opening-form.ts";
import { jobCard, jobView } from "./job-views.ts";
import { id, idempotencyKey } from "./key-fields.ts";
import { cursor, nextCursor, page, searchText } from "./list-fields.ts";
import { cityChoice } from "./places.ts";

/** What a list is narrowed to. */
export const jobFilters = {
  searchQuery: z._default(searchText(), ""),
  city: optional(cityChoice()),
  functionalArea: optional(keyOrSlug()),
  qualification: optional(keyOrSlug()),
  employmentType: optional(z.enum(EMPLOYMENT_TYPES, "field.choice.invalid")),
  workMode: optional(z.enum(WORK_MODES, "field.choice.invalid")),
  /** The years that the seeker has. */
  experience: optional(digits("jobs.label.experience", { max: EXPERIENCE_MAX })),
  /** At least so many rupees a month; yearly salaries count by their twelfth. */
  salaryMin: optional(digits("jobs.label.salary-min", { max: 10_000_000 })),
  /** At most so many: what begins above it is left out. */
  salaryMax: optional(digits("jobs.label.salary-max", { max: 10_000_000 })),
  /** Open for no more than so many days from today. */
  closesWithin: optional(
    digits("jobs.label.closes-within").check(
      z.refine((days) => (CLOSES_WITHIN_DAYS as readonly number[]).includes(days), "field.choice.invalid"),
    ),
  ),
};

const oneJob = z.object({ job: jobView });
const own = z.strictObject({ id: id() });
const unknownChoice = ["place.not-found"] as const;

export const jobs = {
  all: endpoint({
    method: "GET",
    path: "/public/jobOpening/all",
    access: "anyone",
    summary: "Open job openings: the newest first, or for a text the best first; the other filters hold for both.",
    input: z.strictObject({ ...jobFilters, limit: page.limit, cursor: cursor(2000) }),
    output: z.object({
      jobs: z.array(jobCard),
      nextCursor,
      /** What was made of the text; null without one. As of the search of businesses. */
      understood: z.nullable(
        z.object({ corrected: z.nullable(z.string()), match: z.enum(["all", "some", "elsewhere"]) }),
      ),
    }),
    errors: unknownChoice,
  }),
  fetch: endpoint({
    method: "GET",
    path: "/public/jobOpening/{id}",
    access: "anyone",
    summary: "One job opening, also one that is closed; its contact for the owner alone.",
    input: own,
    output: oneJob,
    errors: ["job.not-found", "page.gone"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/jobs/fetchAll",
    access: "paid",
    summary: "The caller's job openings, closed ones too, newest first.",
    input: z.strictObject(page),
    output: z.object({ jobs: z.array(jobView), nextCursor }),
  }),
  create: endpoint({
    method: "POST",
    path: "/public/jobOpening/create",
    access: "member",
    summary: "Posts a job opening, which is public once the staff have approved it.",
    input: z.strictObject({ ...jobForm, idempotencyKey: idempotencyKey() }).check(boundsInOrder),
    output: oneJob,
    success: 201,
    errors: [...unknownChoice, "job.too-many", "job.too-many-today", "idempotency.reused", "idempotency.running"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/public/jobOpening/update/{id}",
    access: "owner",
    summary:
      "Saves the whole form of a job opening; one that was closed is open again. Changed texts of an approved one wait for the staff while the old ones stay.",
    input: z.strictObject({ id: id(), ...jobForm }).check(boundsInOrder),
    output: oneJob,
    errors: [...unknownChoice, "job.not-found", "job.too-many"],
  }),
  fill: endpoint({
    method: "PUT",
    path: "/public/jobOpening/fill/{id}",
    access: "owner",
    summary: "Closes a job opening because somebody has been found; whoever applied and waits is told.",
    input: own,
    output: oneJob,
    errors: ["job.not-found"],
  }),
  renew: endpoint({
    method: "PUT",
    path: "/public/jobOpening/renew/{id}",
    access: "owner",
    summary: "Gives a job opening another closing date; one that was closed or filled is open again.",
    input: z.strictObject({ id: id(), closingDate: closingDate() }),
    output: oneJob,
    errors: ["job.not-found", "job.too-many"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/public/jobOpening/delete/{id}",
    access: "owner",
    summary: "Takes a job opening away for good.",
    input: own,
    output: z.object({}),
    errors: ["job.not-found"],
  }),
};
