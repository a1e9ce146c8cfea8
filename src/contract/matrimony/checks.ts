/** The calls about documents by which the staff check a profile: what the owner sends, what the staff decide, and what others then read of it. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { optional, text } from "../fields.ts";
import { id } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { messageRef } from "../message-refs.ts";
import { pictureErrors } from "../pictures.ts";
import { CHECK_KINDS } from "./choices.ts";

const kind = z.enum(CHECK_KINDS, "field.choice.invalid");
export type CheckKind = (typeof CHECK_KINDS)[number];

/** After so many days a document that nobody has decided about is deleted. */
export const CHECK_DAYS = 30;

const ofProfile = { id: id() };
const oneOf = z.strictObject({ ...ofProfile, kind });
const document = z.object({ type: z.enum(["image/jpeg", "application/pdf"]), base64: z.string() });
const updatedAt = z.iso.datetime("field.date.invalid");

/** How one kind stands, as the owner reads it. */
const ownCheck = z.object({
  kind: z.enum(CHECK_KINDS),
  /** A document waits since then. */
  sentAt: z.nullable(z.string()),
  /** Checked then, and the profile has said the same since. */
  checkedAt: z.nullable(z.string()),
  /** Why the newest document was refused, where it was. */
  reason: z.nullable(z.string()),
});
export type OwnCheck = z.infer<typeof ownCheck>;

/** As the staff read it, with what the profile says. */
const waitingCheck = z.object({
  _id: z.string(),
  kind: z.enum(CHECK_KINDS),
  sentAt: z.string(),
  profile: z.object({
    _id: z.string(),
    fullName: z.string(),
    birthDate: z.string(),
    gender: z.enum(["female", "male"]),
    qualification: z.string(),
    qualificationHi: z.string(),
    education: z.nullable(z.string()),
    maritalStatus: z.string(),
  }),
  owner: z.object({ name: z.string(), phoneNo: z.string(), language: z.enum(["en", "hi"]) }),
  /** Of the profile; goes along with the decision: what says something else meanwhile is refused. */
  updatedAt: z.string(),
});
export type WaitingCheck = z.infer<typeof waitingCheck>;

export const profileChecks = {
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/{id}/checks",
    access: "owner",
    summary: "What of the caller's profile was checked, what waits, and why a document was refused.",
    input: z.strictObject(ofProfile),
    output: z.object({ fullName: z.string(), checks: z.array(ownCheck) }),
    errors: ["profile.not-found"],
  }),
  send: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/{id}/document",
    access: "owner",
    summary:
      "Sends a document (a picture, or a PDF) that the staff check the profile by; it is deleted with their decision, and after thirty days without one.",
    input: oneOf,
    output: z.object({ checks: z.array(ownCheck) }),
    success: 201,
    errors: [
      ...pictureErrors,
      "profile.not-found",
      "profile.person-silent",
      "check.document-missing",
      "check.exists",
      "rate.limited",
    ],
    upload: { field: "document", most: 1 },
  }),
  fetchOwnDocument: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/{id}/document",
    access: "owner",
    summary: "The caller's own document that waits.",
    input: oneOf,
    output: document,
    errors: ["profile.not-found", "check.not-waiting"],
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/userAdmin/matrimonial/{id}/document",
    access: "owner",
    summary: "Takes back a document that waits; it is deleted at once.",
    input: oneOf,
    output: z.object({ checks: z.array(ownCheck) }),
    errors: ["profile.not-found"],
  }),
};

const decisionErrors = ["check.not-waiting", "profile.changed", "staff.own-thing"] as const;

export const staffChecks = {
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/matrimonial/checks",
    access: "moderator",
    summary: "Documents of profiles that wait for a decision, the longest waiting first.",
    input: z.strictObject(page),
    output: z.object({ checks: z.array(waitingCheck), nextCursor }),
  }),
  openDocument: endpoint({
    method: "POST",
    path: "/staff/matrimonial/checks/{id}/open",
    access: "moderator",
    summary: "The document of a check that waits; the log says who has opened it.",
    input: z.strictObject(ofProfile),
    output: document,
    errors: ["check.not-waiting", "staff.own-thing"],
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/matrimonial/checks/{id}/decide",
    access: "moderator",
    summary: "Says that the profile says what the document does, or refuses it with a reason; the document is deleted.",
    input: z
      .strictObject({
        ...ofProfile,
        updatedAt,
        decision: z.enum(["checked", "refused"], "field.choice.invalid"),
        reason: optional(text("label.rejection-message", { min: 10, max: 500 })),
      })
      .check(reasonOfRefusal),
    output: z.object({}),
    errors: decisionErrors,
  }),
};

function reasonOfRefusal({ value, issues }: { value: { decision: string; reason?: string }; issues: unknown[] }): void {
  if (value.decision === "checked" || value.reason !== undefined) return;
  const message = messageRef("field.required", { label: "@label.rejection-message" });
  issues.push({ code: "custom", path: ["reason"], message, input: value.reason });
}
