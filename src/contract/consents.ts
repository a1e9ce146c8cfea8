/** The calls about contact by consent: a member asks for some scopes of somebody's contact, the owner grants as much of it as they like and takes it back when they like. */
import * as z from "zod/mini";
import { askForm, grantForm, narrowForm } from "./consent-form.ts";
import { consentView, contacts, receiptEvent, SUBJECT_KINDS } from "./consent-views.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

const subject = { subjectKind: z.enum(SUBJECT_KINDS, "field.choice.invalid"), fkSubjectId: id() };
const one = z.strictObject({ id: id() });
const answer = z.object({ consent: consentView });
const list = z.object({ consents: z.array(consentView), nextCursor });

export const consents = {
  ask: endpoint({
    method: "POST",
    path: "/userAdmin/consents/ask",
    access: "paid",
    summary:
      "Asks the owner of a subject for some scopes of its contact; the same request again answers the one that is open.",
    input: z.extend(askForm, subject),
    output: answer,
    success: 201,
    errors: [
      "profile.not-found",
      "want.not-found",
      "answer.not-found",
      "resume.not-found",
      "consent.own-thing",
      "consent.open",
      "consent.refused-lately",
      "consent.asked-enough",
      "consent.asked-often",
    ],
  }),
  accept: endpoint({
    method: "PUT",
    path: "/userAdmin/consents/{id}/accept",
    access: "owner",
    summary: "Grants some or all of the scopes asked for, for a number of days.",
    input: z.extend(grantForm, { id: id() }),
    output: answer,
    errors: ["consent.not-found", "consent.not-waiting"],
  }),
  refuse: endpoint({
    method: "PUT",
    path: "/userAdmin/consents/{id}/refuse",
    access: "owner",
    summary: "Refuses a request; the asker may not ask again for a while.",
    input: one,
    output: answer,
    errors: ["consent.not-found", "consent.not-waiting"],
  }),
  withdraw: endpoint({
    method: "PUT",
    path: "/userAdmin/consents/{id}/withdraw",
    access: "owner",
    summary: "The asker takes a request back that nobody has answered yet.",
    input: one,
    output: answer,
    errors: ["consent.not-found", "consent.not-waiting"],
  }),
  revoke: endpoint({
    method: "PUT",
    path: "/userAdmin/consents/{id}/revoke",
    access: "owner",
    summary: "Ends a grant at once: the owner or whoever answers for them revokes it, or the asker gives it back.",
    input: one,
    output: answer,
    errors: ["consent.not-found", "consent.not-granted"],
  }),
  narrow: endpoint({
    method: "PUT",
    path: "/userAdmin/consents/{id}/narrow",
    access: "owner",
    summary: "Takes single scopes of a grant back, or lets it end sooner; never more than was granted.",
    input: z.extend(narrowForm, { id: id() }),
    output: answer,
    errors: ["consent.not-found", "consent.not-granted"],
  }),
  giveAgain: endpoint({
    method: "PUT",
    path: "/userAdmin/consents/{id}/giveAgain",
    access: "owner",
    summary: "Grants, of one's own will, what one has refused or revoked earlier; the asker need not ask again.",
    input: z.extend(grantForm, { id: id() }),
    output: answer,
    errors: ["consent.not-found", "consent.not-yours-to-give"],
  }),
  reveal: endpoint({
    method: "POST",
    path: "/userAdmin/consents/{id}/reveal",
    access: "paid",
    summary: "The granted contacts as they are now, for the asker alone; the first time of each stands in the receipt.",
    input: one,
    output: z.object({ contacts }),
    errors: ["consent.not-found", "consent.not-granted"],
  }),
  fetchReceived: endpoint({
    method: "GET",
    path: "/userAdmin/consents/received",
    access: "member",
    summary: "Requests that reached the caller, or somebody whom the caller answers for, newest first.",
    input: z.strictObject(page),
    output: list,
  }),
  fetchSent: endpoint({
    method: "GET",
    path: "/userAdmin/consents/sent",
    access: "member",
    summary: "Requests of the caller, newest first.",
    input: z.strictObject(page),
    output: list,
  }),
  fetchHolders: endpoint({
    method: "GET",
    path: "/userAdmin/consents/holders",
    access: "member",
    summary: "Who holds a grant now that the caller may revoke, what of, why, since when and until when; newest first.",
    input: z.strictObject(page),
    output: list,
  }),
  fetchReceipt: endpoint({
    method: "GET",
    path: "/userAdmin/consents/receipt",
    access: "owner",
    summary: "One consent with everything that happened to it, for those who may answer it and its asker.",
    input: one,
    output: z.object({ consent: consentView, events: z.array(receiptEvent) }),
    errors: ["consent.not-found"],
  }),
  fetchOfSubject: endpoint({
    method: "GET",
    path: "/userAdmin/consents/ofSubject",
    access: "member",
    summary: "The caller's last request about a subject; null when there is none.",
    input: z.strictObject(subject),
    output: z.object({ consent: z.nullable(consentView) }),
  }),
};
