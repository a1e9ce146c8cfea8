/** The staff's calls about requests for a contact, and answers to requirements, that ask for money: those that are paused, and the decision on each. */
import * as z from "zod/mini";
import { SCOPES } from "./consent-views.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

const person = z.object({ name: z.string(), phoneNo: z.string(), memberSince: z.string() });

const pausedRequest = z.object({
  _id: z.string(),
  /** As typed, contacts included. */
  message: z.string(),
  /** What in it reads like a request for money. */
  suspicious: z.array(z.string()),
  /** Who wrote it, and to whom. */
  asker: person,
  owner: person,
  createdAt: z.string(),
});
export type PausedRequest = z.infer<typeof pausedRequest>;

const pausedConsent = z.extend(pausedRequest, {
  scopesAsked: z.array(z.enum(SCOPES)),
  subjectTitle: z.nullable(z.string()),
});
export type PausedConsent = z.infer<typeof pausedConsent>;

/** `title`: of the requirement. */
const pausedAnswer = z.extend(pausedRequest, { title: z.string(), pricePaise: z.nullable(z.int()) });
export type PausedAnswer = z.infer<typeof pausedAnswer>;

const rejection = { id: id(), rejectionMessage: text("label.rejection-message", { min: 10, max: 500 }) };
const decisionErrors = ["consent.not-found", "consent.not-waiting", "staff.own-thing"] as const;

export const staffConsents = {
  fetchPaused: endpoint({
    method: "GET",
    path: "/staff/consents/paused",
    access: "moderator",
    summary:
      "Requests for a contact whose words ask for money, the longest waiting first; their owners have not read them.",
    input: z.strictObject(page),
    output: z.object({ consents: z.array(pausedConsent), total: z.int(), nextCursor }),
  }),
  release: endpoint({
    method: "POST",
    path: "/staff/consents/{id}/release",
    access: "moderator",
    summary: "Passes a paused request on to the owner.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: decisionErrors,
  }),
  reject: endpoint({
    method: "POST",
    path: "/staff/consents/{id}/reject",
    access: "moderator",
    summary: "Ends a paused request, with a message that the asker reads; the owner never sees it.",
    input: z.strictObject(rejection),
    output: z.object({}),
    errors: decisionErrors,
  }),
};

const answerErrors = ["answer.not-found", "answer.decided", "staff.own-thing"] as const;

export const staffAnswers = {
  fetchPaused: endpoint({
    method: "GET",
    path: "/staff/requirement/answers/paused",
    access: "moderator",
    summary: "Answers to requirements whose words ask for money, the longest waiting first; no buyer has read them.",
    input: z.strictObject(page),
    output: z.object({ answers: z.array(pausedAnswer), total: z.int(), nextCursor }),
  }),
  release: endpoint({
    method: "POST",
    path: "/staff/requirement/answers/{id}/release",
    access: "moderator",
    summary: "Passes a paused answer on to the buyer, or declines it where no place is free any more.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: answerErrors,
  }),
  reject: endpoint({
    method: "POST",
    path: "/staff/requirement/answers/{id}/reject",
    access: "moderator",
    summary: "Ends a paused answer, with a message that the seller reads; the buyer never sees it.",
    input: z.strictObject(rejection),
    output: z.object({}),
    errors: answerErrors,
  }),
};
