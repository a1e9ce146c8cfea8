/** The staff's calls about years without payment: the requests that wait, their documents, the decision, and the reasons. */
import * as z from "zod/mini";
import { flag } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { exemptionDocument, exemptionReason } from "./exemptions.ts";
import { optional, text } from "./fields.ts";
import { id, key } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { messageRef } from "./message-refs.ts";

const waitingExemption = z.object({
  _id: z.string(),
  reason: z.string(),
  reasonHi: z.string(),
  message: z.string(),
  hasDocument: z.boolean(),
  sentAt: z.string(),
  member: z.object({
    name: z.string(),
    phoneNo: z.string(),
    language: z.enum(["en", "hi"]),
    memberSince: z.string(),
    planExpiresAt: z.nullable(z.string()),
    /** Years that were granted to this member before. */
    grantedBefore: z.int(),
  }),
  /** The caller's own, about which others of the staff decide. */
  isMine: z.boolean(),
});
export type WaitingExemption = z.infer<typeof waitingExemption>;

const staffReason = z.object({ ...exemptionReason, isActive: z.boolean() });
export type StaffReason = z.infer<typeof staffReason>;

const reasonForm = {
  reason: text("exemption.label.reason-en", { min: 3, max: 80 }),
  reasonHi: text("exemption.label.reason-hi", { min: 3, max: 80 }),
  needsDocument: z._default(flag(), false),
  isActive: z._default(flag(), true),
};
const reasons = z.object({ exemptionReasons: z.array(staffReason) });

export const staffExemptions = {
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/exemptions",
    access: "treasurer",
    summary: "Requests for a year without payment that wait for a decision, the longest waiting first.",
    input: z.strictObject(page),
    output: z.object({ exemptions: z.array(waitingExemption), total: z.int(), nextCursor }),
  }),
  openDocument: endpoint({
    method: "POST",
    path: "/staff/exemptions/{id}/open",
    access: "treasurer",
    summary: "The document of a request that waits; the log says who has opened it.",
    input: z.strictObject({ id: id() }),
    output: exemptionDocument,
    errors: ["exemption.not-waiting", "staff.own-thing"],
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/exemptions/{id}/decide",
    access: "treasurer",
    summary:
      "Grants one calendar year, from the present end of the plan or from now, or refuses with a message; the document is deleted.",
    input: z
      .strictObject({
        id: id(),
        decision: z.enum(["granted", "refused"], "field.choice.invalid"),
        rejectionMessage: optional(text("label.rejection-message", { min: 10, max: 500 })),
      })
      .check(messageOfRefusal),
    output: z.object({}),
    errors: ["exemption.not-waiting", "staff.own-thing"],
  }),
  fetchReasons: endpoint({
    method: "GET",
    path: "/staff/exemptionReasons",
    access: "treasurer",
    summary: "All reasons, also those that cannot be chosen now.",
    input: z.strictObject({}),
    output: reasons,
  }),
  createReason: endpoint({
    method: "POST",
    path: "/staff/exemptionReasons/create",
    access: "treasurer",
    summary: "Adds a reason, in both languages.",
    input: z.strictObject(reasonForm),
    output: reasons,
    success: 201,
    errors: ["exemption-reason.exists"],
  }),
  updateReason: endpoint({
    method: "PUT",
    path: "/staff/exemptionReasons/update/{id}",
    access: "treasurer",
    summary: "Saves a reason; one that is not active cannot be chosen any more, and requests for it stay.",
    input: z.strictObject({ id: key(), ...reasonForm }),
    output: reasons,
    errors: ["exemption-reason.exists", "exemption-reason.not-found"],
  }),
};

function messageOfRefusal({
  value,
  issues,
}: {
  value: { decision: string; rejectionMessage?: string | undefined };
  issues: unknown[];
}): void {
  if (value.decision === "granted" || value.rejectionMessage !== undefined) return;
  const message = messageRef("field.required", { label: "@label.rejection-message" });
  issues.push({ code: "custom", path: ["rejectionMessage"], message, input: value.rejectionMessage });
}
