/** The calls about reports of profiles: a member tells the staff what is wrong, the staff look at the profile and decide. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { id } from "../key-fields.ts";
import { decisionForm } from "../reviews.ts";
import { ownProfile } from "./views.ts";

export const PROFILE_REPORT_REASONS = [
  "not-genuine",
  "asks-for-money",
  "married",
  "photo-of-another",
  "rude",
  "other",
] as const;
export type ProfileReportReason = (typeof PROFILE_REPORT_REASONS)[number];

export const profileReportForm = z.strictObject({
  reason: z.enum(PROFILE_REPORT_REASONS, "field.choice.invalid"),
  text: text("blocks.label.report", { min: 10, max: 500 }),
});

const report = z.object({
  _id: z.string(),
  reason: z.enum(PROFILE_REPORT_REASONS),
  text: z.string(),
  createdAt: z.string(),
  reporter: z.object({ name: z.string(), phoneNo: z.string() }),
});

/** So many about one profile are read, and decided, at once. */
export const REPORTS_AT_ONCE = 20;

/** A profile with those that wait about it, the oldest first. */
const reportedProfile = z.object({
  profile: ownProfile,
  owner: z.object({ name: z.string(), phoneNo: z.string(), language: z.enum(["en", "hi"]) }),
  /** Out of sight because of the reports. */
  isHeld: z.boolean(),
  /** Its family has taken it away since; a decision closes the reports and tells the family nothing. */
  isDeleted: z.boolean(),
  reports: z.array(report),
  /** Goes along with the decision: what was changed meanwhile is refused. */
  updatedAt: z.string(),
});
export type ReportedProfile = z.infer<typeof reportedProfile>;

export const profileReports = {
  create: endpoint({
    method: "POST",
    path: "/public/profileReports/create",
    access: "paid",
    summary: "Tells the staff that something is wrong with a profile, once for each; the family is never told by whom.",
    input: z.extend(profileReportForm, { fkProfileId: id() }),
    output: z.object({}),
    success: 201,
    errors: ["profile.not-found", "report.own-profile", "report.profile-exists", "report.too-many"],
  }),
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/profileReports/waiting",
    access: "moderator",
    summary: "Profiles with reports that wait for a decision, the longest waiting first.",
    input: z.strictObject({}),
    output: z.object({ reported: z.array(reportedProfile) }),
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/profileReports/{id}/decide",
    access: "moderator",
    summary:
      "Decides about reports of a profile that were read: dismisses them, or takes it down until the family has corrected it; the reason goes to the family. Others that wait go on waiting.",
    input: z.extend(decisionForm, {
      id: id(),
      decision: z.enum(["dismissed", "taken-down"], "field.choice.invalid"),
      /** Those that were read: what came meanwhile is not decided with them. */
      reportIds: z
        .array(id(), "field.invalid")
        .check(z.minLength(1, "field.invalid"), z.maxLength(REPORTS_AT_ONCE, "field.invalid")),
      updatedAt: z.iso.datetime("field.date.invalid"),
    }),
    output: z.object({}),
    errors: ["report.not-waiting", "profile.not-found", "profile.changed", "staff.own-thing"],
  }),
};
