/** The calls about reports: whoever sees that something is wrong with a business tells the staff, who decide. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { decisionForm } from "./reviews.ts";

export const REPORT_REASONS = ["closed", "wrong-contact", "not-theirs", "misleading", "offensive", "other"] as const;

export const reportForm = z.strictObject({
  reason: z.enum(REPORT_REASONS, "field.choice.invalid"),
  text: text("reviews.label.report", { min: 10, max: 500 }),
});

/** As the staff read it. */
const businessReport = z.object({
  _id: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  createdAt: z.string(),
  fkBusinessId: z.string(),
  businessName: z.string(),
  slug: z.string(),
  citySlug: z.string(),
  isPublic: z.boolean(),
  ownerName: z.string(),
  ownerPhone: z.string(),
  /** Null for a visitor. */
  reporter: z.nullable(z.object({ name: z.string(), phoneNo: z.string() })),
  /** Of the business: goes along with a decision, and what was changed meanwhile is refused. */
  updatedAt: z.string(),
});
export type BusinessReport = z.infer<typeof businessReport>;

export const businessReports = {
  create: endpoint({
    method: "POST",
    path: "/public/businessReports/create",
    access: "anyone",
    summary: "Tells the staff that something is wrong with a business; a member hears what became of it.",
    input: z.extend(reportForm, { fkBusinessId: id() }),
    output: z.object({}),
    success: 201,
    errors: ["business.not-found", "page.gone", "report.exists", "report.too-many", "rate.limited"],
  }),
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/businessReports/waiting",
    access: "moderator",
    summary: "Reports that wait for a decision, the longest waiting first.",
    input: z.strictObject({}),
    output: z.object({ reports: z.array(businessReport) }),
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/businessReports/{id}/decide",
    access: "moderator",
    summary:
      "Leaves the business as it is, or takes it out of the directory; the reason goes to the reporter, and to the owner of what is taken down.",
    input: z.extend(decisionForm, {
      id: id(),
      decision: z.enum(["kept", "taken-down"], "field.choice.invalid"),
      updatedAt: z.iso.datetime("field.date.invalid"),
    }),
    output: z.object({}),
    errors: ["report.not-waiting", "business.not-found", "business.not-waiting", "business.changed", "staff.own-thing"],
  }),
};
