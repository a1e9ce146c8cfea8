/** The staff's calls about items of every kind that is approved before it is public: what waits, and the decision on each. */
import * as z from "zod/mini";
import { APPROVAL_KINDS, FACT_LABELS } from "./approval-kinds.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

const kind = z.enum(APPROVAL_KINDS, "field.choice.invalid");

const fact = z.object({
  label: z.enum(FACT_LABELS),
  text: z.string(),
  /** The same in Hindi, where the portal knows it. */
  textHi: z.nullable(z.string()),
});
export type Fact = z.infer<typeof fact>;

/** An item as the staff read it, whether it waits or is reported. */
export const approvalItem = z.object({
  _id: z.string(),
  kind: z.enum(APPROVAL_KINDS),
  title: z.string(),
  facts: z.array(fact),
  /** Keys of its pictures. */
  images: z.array(z.string()),
  owner: z.object({
    name: z.string(),
    phoneNo: z.string(),
    memberSince: z.string(),
    language: z.enum(["en", "hi"]),
  }),
  /** Goes along with the decision: what was changed meanwhile is refused. */
  updatedAt: z.string(),
});
export type ApprovalItem = z.infer<typeof approvalItem>;

const change = z.object({ label: z.enum(FACT_LABELS), before: z.nullable(fact), after: z.nullable(fact) });

const waitingItem = z.extend(approvalItem, {
  waitingSince: z.string(),
  /** Approved and public; only these changes wait. */
  changes: z.array(change),
});
export type WaitingItem = z.infer<typeof waitingItem>;

const decided = {
  output: z.object({}),
  errors: ["approval.not-found", "approval.not-waiting", "approval.changed", "staff.own-thing"] as const,
};
const seen = { kind, id: id(), updatedAt: z.iso.datetime("field.date.invalid") };

export const approvals = {
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/approvals/waiting",
    access: "moderator",
    summary:
      "Items, and edits of items, that wait for a decision, of one kind or of all, the longest waiting first, and how many wait of each kind.",
    input: z.strictObject({ ...page, kind: z.optional(kind) }),
    output: z.object({
      items: z.array(waitingItem),
      waiting: z.array(z.object({ kind: z.enum(APPROVAL_KINDS), total: z.int() })),
      nextCursor,
    }),
  }),
  approve: endpoint({
    method: "POST",
    path: "/staff/approvals/{kind}/{id}/approve",
    access: "moderator",
    summary: "Makes a waiting item, or its waiting edit, public; the owner is told.",
    input: z.strictObject(seen),
    ...decided,
  }),
  reject: endpoint({
    method: "POST",
    path: "/staff/approvals/{kind}/{id}/reject",
    access: "moderator",
    summary: "Turns a waiting item, or its waiting edit, down with a message that the owner sees.",
    input: z.strictObject({ ...seen, rejectionMessage: text("label.rejection-message", { min: 10, max: 500 }) }),
    ...decided,
  }),
  takeDown: endpoint({
    method: "POST",
    path: "/staff/approvals/{kind}/{id}/takeDown",
    access: "moderator",
    summary: "Takes a public item out of sight without a report, with a message that its owner reads and can act on.",
    input: z.strictObject({ ...seen, rejectionMessage: text("label.rejection-message", { min: 10, max: 500 }) }),
    output: z.object({}),
    errors: ["approval.not-found", "approval.changed", "staff.own-thing"],
  }),
};
