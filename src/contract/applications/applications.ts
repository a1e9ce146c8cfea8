/** The calls about applications to openings: a member applies with the stored resume, the employer reads, shortlists and rejects. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { optional, text } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { APPLICATION_STATES, applicantView, applicationView, openedApplication } from "./views.ts";

const own = z.strictObject({ id: id() });
const ofOpening = z.strictObject({ fkJobId: id() });
const one = z.object({ application: applicationView });
const applicant = z.object({ applicant: applicantView });

/** What an employer writes to whom they reject. */
export const rejectionForm = z.strictObject({ words: optional(text("applications.label.words", { max: 500 })) });

export const applications = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/applications/create",
    access: "member",
    summary:
      "Applies to an opening with the caller's resume, whose contact the employer reads from then on; once for each opening, and again is answered with the same.",
    input: z.strictObject({ fkJobId: id(), idempotencyKey: idempotencyKey() }),
    output: one,
    success: 201,
    errors: [
      "application.closed",
      "application.own-thing",
      "application.no-resume",
      "application.resume-refused",
      "application.decided",
      "application.too-many-today",
      "idempotency.reused",
      "idempotency.running",
    ],
  }),
  fetchOfJob: endpoint({
    method: "GET",
    path: "/userAdmin/applications/ofJob",
    access: "member",
    summary: "The caller's application to an opening, null where there is none, and what the caller would apply with.",
    input: ofOpening,
    output: z.object({
      application: z.nullable(applicationView),
      resume: z.nullable(z.object({ headline: z.string(), isRefused: z.boolean() })),
    }),
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/applications/fetchAll",
    access: "member",
    summary: "The caller's applications, newest first.",
    input: z.strictObject(page),
    output: z.object({ applications: z.array(applicationView), nextCursor }),
  }),
  withdraw: endpoint({
    method: "PUT",
    path: "/userAdmin/applications/withdraw/{id}",
    access: "owner",
    summary: "Takes an application back: the employer has nothing of the resume from then on.",
    input: own,
    output: one,
    errors: ["application.not-found"],
  }),
  fetchApplicants: endpoint({
    method: "GET",
    path: "/userAdmin/applications/applicants",
    access: "owner",
    summary:
      "Who has applied to an opening of the caller's, newest first, of one state or of all, and how many of each.",
    input: z.strictObject({
      fkJobId: id(),
      state: optional(z.enum(APPLICATION_STATES, "field.choice.invalid")),
      ...page,
    }),
    output: z.object({
      job: z.object({ _id: z.string(), job_title: z.string(), isClosed: z.boolean(), isFilled: z.boolean() }),
      applicants: z.array(applicantView),
      counts: z.record(z.string(), z.int()),
      nextCursor,
    }),
    errors: ["job.not-found"],
  }),
  open: endpoint({
    method: "PUT",
    path: "/userAdmin/applications/open/{id}",
    access: "owner",
    summary:
      "Opens an application to the caller's opening, which is seen from then on: the whole resume, and for a caller with a running plan the contact.",
    input: own,
    output: openedApplication,
    errors: ["application.not-found"],
  }),
  shortlist: endpoint({
    method: "PUT",
    path: "/userAdmin/applications/shortlist/{id}",
    access: "owner",
    summary: "Puts an applicant on the shortlist; they are told.",
    input: own,
    output: applicant,
    errors: ["application.not-found"],
  }),
  reject: endpoint({
    method: "PUT",
    path: "/userAdmin/applications/reject/{id}",
    access: "owner",
    summary: "Turns an applicant down, with words or without; they are told.",
    input: z.extend(rejectionForm, { id: id() }),
    output: applicant,
    errors: ["application.not-found"],
  }),
};
