/** The calls about reports of items: a member tells the staff what is wrong, the staff look at the item and decide. */
import * as z from "zod/mini";
import { APPROVAL_KINDS, ITEM_REPORT_REASONS } from "./approval-kinds.ts";
import { approvalItem } from "./approvals.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { decisionForm } from "./reviews.ts";

const kind = z.enum(APPROVAL_KINDS, "field.choice.invalid");

export const itemReportForm = z.strictObject({
  reason: z.enum(ITEM_REPORT_REASONS, "field.choice.invalid"),
  text: text("item-report.label", { min: 10, max: 500 }),
});

/** So many about one item are read, and decided, at once. */
export const ITEM_REPORTS_AT_ONCE = 20;

const reportedItem = z.extend(approvalItem, {
  /** Out of sight because of the reports. */
  isHeld: z.boolean(),
  /** Its owner has taken it away since; a decision closes the reports and tells the owner nothing. */
  isDeleted: z.boolean(),
  /** Those that wait, the oldest first. */
  reports: z.array(
    z.object({
      _id: z.string(),
      reason: z.enum(ITEM_REPORT_REASONS),
      text: z.string(),
      createdAt: z.string(),
      reporter: z.object({ name: z.string(), phoneNo: z.string() }),
    }),
  ),
});
export type ReportedItem = z.infer<typeof reportedItem>;

export const itemReports = {
  create: endpoint({
    method: "POST",
    path: "/public/itemReports/create",
    access: "member",
    summary: "Tells the staff that something is wrong with an item, once for each; the owner is never told by whom.",
    input: z.extend(itemReportForm, { kind, id: id() }),
    output: z.object({}),
    success: 201,
    errors: ["approval.not-found", "report.own-item", "report.item-exists", "report.too-many"],
  }),
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/itemReports/waiting",
    access: "moderator",
    summary: "Items with reports that wait for a decision, the longest waiting first.",
    input: z.strictObject({}),
    output: z.object({ reported: z.array(reportedItem) }),
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/itemReports/{kind}/{id}/decide",
    access: "moderator",
    summary:
      "Decides about reports of an item that were read: dismisses them, or takes it down until its owner has corrected it; the reason goes to the owner. Others that wait go on waiting.",
    input: z.extend(decisionForm, {
      kind,
      id: id(),
      decision: z.enum(["dismissed", "taken-down"], "field.choice.invalid"),
      /** Those that were read: what came meanwhile is not decided with them. */
      reportIds: z
        .array(id(), "field.invalid")
        .check(z.minLength(1, "field.invalid"), z.maxLength(ITEM_REPORTS_AT_ONCE, "field.invalid")),
      updatedAt: z.iso.datetime("field.date.invalid"),
    }),
    output: z.object({}),
    errors: ["report.not-waiting", "approval.not-found", "approval.changed", "staff.own-thing"],
  }),
};
