/** The staff's calls about requests for a contact that ask for money: those that are paused, and the decision on each. */
import * as z from "zod/mini";
import { SCOPES } from "./consent-views.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

const person = z.object({ name: z.string(), phoneNo: z.string(), memberSince: z.string() });

const pausedConsent = z.object({
  _id: z.string(),
  /** As typed, contacts included. */
  message: z.string(),
  /** What in it reads like a request for money. */
  suspicious: z.array(z.string()),
  scopesAsked: z.array(z.enum(SCOPES)),
  subjectTitle: z.nullable(z.string()),
  asker: person,
  owner: person,
  createdAt: z.string(),
});
export type PausedConsent = z.infer<typeof pausedConsent>;

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
    input: z.strictObject({ id: id(), rejectionMessage: text("label.rejection-message", { min: 10, max: 500 }) }),
    output: z.object({}),
    errors: decisionErrors,
  }),
};
