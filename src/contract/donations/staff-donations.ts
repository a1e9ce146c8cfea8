/** The treasurer's calls about donations: gifts that came by hand, receipts that were wrong, purposes, and the yearly file for the tax office. */
import * as z from "zod/mini";
import { flag } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { address, digits, optional, text, wholeName } from "../fields.ts";
import { id, key } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { DONATION_MODES, GIFT_TYPES, MOST_OFFLINE_RUPEES, PURPOSE_ICONS } from "./donation-choices.ts";
import { donorComplete, offlineForm } from "./donation-fields.ts";
import { staffDonationView, staffPurposeView } from "./donation-views.ts";
import { financialYearField } from "./donations.ts";

const one = z.object({ donation: staffDonationView });
const reason = () => text("label.decision-reason", { min: 5, max: 300 });

export const purposeForm = {
  name: text("donations.label.purpose-name", { min: 3, max: 80 }),
  nameHi: text("donations.label.purpose-name-hi", { min: 3, max: 80 }),
  about: text("donations.label.about", { min: 10, max: 500 }),
  aboutHi: text("donations.label.about-hi", { min: 10, max: 500 }),
  icon: z.enum(PURPOSE_ICONS, "field.choice.invalid"),
  giftType: z.enum(GIFT_TYPES, "field.choice.invalid"),
  /** Rupees; none where there is no end to it. */
  goal: optional(digits("donations.label.goal", { min: 1, max: 100 * MOST_OFFLINE_RUPEES })),
  isOpen: z._default(flag(), true),
};

/** Why a gift is not in the file. */
export const LEFT_OUT = ["no-pan", "no-name", "no-address", "cash", "kind", "unreadable"] as const;

export const staffDonations = {
  recordOffline: endpoint({
    method: "POST",
    path: "/public/donation/recordOffline",
    access: "treasurer",
    summary: "Writes down a gift that came by hand; it counts, and gets its receipt, when somebody else confirms it.",
    input: z.strictObject(offlineForm).check(donorComplete),
    output: one,
    success: 201,
    errors: [
      "donation.purpose-closed",
      "donation.no-certificate",
      "staff.own-thing",
      "idempotency.reused",
      "idempotency.running",
    ],
    recentCode: true,
  }),
  updateReceiptNumber: endpoint({
    method: "POST",
    path: "/public/donation/updateReceiptNumber",
    access: "treasurer",
    summary:
      "Cancels a wrong receipt and issues the next number of the same year in its place, with name and address corrected where they are given. The cancelled number stays in the books, so no gap comes of it.",
    input: z.strictObject({
      id: id(),
      reason: reason(),
      name: optional(wholeName("label.name")),
      address: optional(address()),
    }),
    output: one,
    errors: ["donation.not-found", "donation.no-receipt", "staff.own-thing"],
    recentCode: true,
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/staff/donations/fetchAll",
    access: "treasurer",
    summary:
      "Gifts that wait for a second person, the longest waiting first; or those received or declined, newest first.",
    input: z.strictObject({
      state: z._default(z.enum(["waiting", "received", "declined"], "field.choice.invalid"), "waiting"),
      ...page,
    }),
    output: z.object({ donations: z.array(staffDonationView), nextCursor }),
  }),
  confirm: endpoint({
    method: "POST",
    path: "/staff/donations/{id}/confirm",
    access: "treasurer",
    summary: "Confirms a gift that somebody else has recorded; it gets its receipt.",
    input: z.strictObject({ id: id() }),
    output: one,
    errors: ["donation.not-found", "donation.not-waiting", "donation.second-person", "staff.own-thing"],
    recentCode: true,
  }),
  decline: endpoint({
    method: "POST",
    path: "/staff/donations/{id}/decline",
    access: "treasurer",
    summary: "Declines a gift that somebody else has recorded, with the reason.",
    input: z.strictObject({ id: id(), reason: reason() }),
    output: one,
    errors: ["donation.not-found", "donation.not-waiting", "donation.second-person", "staff.own-thing"],
    recentCode: true,
  }),
  fetchPurposes: endpoint({
    method: "GET",
    path: "/staff/donations/purposes",
    access: "treasurer",
    summary: "All purposes, closed ones included.",
    input: z.strictObject({}),
    output: z.object({ purposes: z.array(staffPurposeView) }),
  }),
  createPurpose: endpoint({
    method: "POST",
    path: "/staff/donations/purposes",
    access: "treasurer",
    summary: "Adds a purpose.",
    input: z.strictObject(purposeForm),
    output: z.object({ purpose: staffPurposeView }),
    success: 201,
    errors: ["donation.purpose-exists"],
  }),
  updatePurpose: endpoint({
    method: "PUT",
    path: "/staff/donations/purposes/{id}",
    access: "treasurer",
    summary: "Changes a purpose, or closes or opens it; receipts that were issued stay as they are.",
    input: z.strictObject({ id: key(), ...purposeForm }),
    output: z.object({ purpose: staffPurposeView }),
    errors: ["donation.purpose-unknown", "donation.purpose-exists"],
  }),
  fetchYear: endpoint({
    method: "GET",
    path: "/staff/donations/year",
    access: "treasurer",
    summary:
      "A financial year: what came, what was given anonymously, what goes into the tax office's file, and which gifts cannot, each with the reason.",
    input: z.strictObject({ financialYear: financialYearField() }),
    output: z.object({
      financialYear: z.string(),
      statement: z.string(),
      certificate: z.string(),
      /** False while the receiver's approval is not set: there is nothing to file. */
      canFile: z.boolean(),
      total: z.object({ gifts: z.int(), amount: z.int() }),
      anonymous: z.object({ gifts: z.int(), amount: z.int() }),
      filed: z.object({ rows: z.int(), gifts: z.int(), amount: z.int() }),
      leftOut: z.array(
        z.object({
          receiptNumber: z.string(),
          name: z.string(),
          amount: z.int(),
          mode: z.enum(DONATION_MODES),
          receivedOn: z.string(),
          reason: z.enum(LEFT_OUT),
        }),
      ),
      /** How many of those there are; the first hundred are listed. */
      leftOutTotal: z.int(),
    }),
  }),
  taxFile: endpoint({
    method: "GET",
    path: "/staff/donations/taxFile",
    access: "treasurer",
    summary:
      "The yearly statement of donations as the tax office takes it (CSV), with the donors' tax numbers; the log says who took it.",
    input: z.strictObject({ financialYear: financialYearField() }),
    output: z.unknown(),
    file: "text/csv",
    errors: ["donation.no-certificate"],
    recentCode: true,
  }),
};
export type YearReport = z.infer<typeof staffDonations.fetchYear.output>;
