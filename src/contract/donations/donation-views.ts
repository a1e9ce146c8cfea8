/** What purposes, donations and their checkout look like on the wire. Amounts are in paise. */
import * as z from "zod/mini";
import { DONATION_MODES, DONATION_STATES, GIFT_TYPES, PURPOSE_ICONS, TRIBUTES } from "./donation-choices.ts";

const both = z.object({ name: z.string(), nameHi: z.string() });

export const purposeView = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  nameHi: z.string(),
  about: z.string(),
  aboutHi: z.string(),
  icon: z.enum(PURPOSE_ICONS),
  /** Null where there is no end to it. */
  goal: z.nullable(z.int()),
  received: z.int(),
  gifts: z.int(),
  isOpen: z.boolean(),
});
export type PurposeView = z.infer<typeof purposeView>;

/** A gift that everybody may read of; the name is null where the donor gave anonymously. */
export const supporterView = z.object({
  name: z.nullable(z.string()),
  amount: z.int(),
  purpose: both,
  tribute: z.nullable(z.enum(TRIBUTES)),
  tributeName: z.nullable(z.string()),
  receivedOn: z.string(),
});
export type SupporterView = z.infer<typeof supporterView>;

/** A donation as its donor sees it, and whoever has its id. */
export const donationView = z.object({
  _id: z.string(),
  status: z.enum(DONATION_STATES),
  amount: z.int(),
  /** What went back to the donor. */
  returned: z.int(),
  mode: z.enum(DONATION_MODES),
  purpose: both,
  name: z.nullable(z.string()),
  anonymous: z.boolean(),
  tribute: z.nullable(z.enum(TRIBUTES)),
  tributeName: z.nullable(z.string()),
  wantsCertificate: z.boolean(),
  /** Why no tax certificate comes of it. */
  ineligible: z.nullable(z.enum(["kind", "cash"])),
  /** The number of the certificate's form, by the day of the gift. */
  certificateForm: z.string(),
  panMasked: z.nullable(z.string()),
  createdAt: z.string(),
  receivedOn: z.nullable(z.string()),
  financialYear: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
});
export type DonationView = z.infer<typeof donationView>;

/** What the browser opens the checkout window with, as of plans. */
export const donationCheckoutView = z.object({
  donation: z.string(),
  order: z.object({ id: z.string(), amount: z.number(), currency: z.literal("INR") }),
  key: z.string(),
  sandbox: z.boolean(),
  script: z.nullable(z.string()),
  name: z.string(),
  purpose: both,
  prefill: z.object({ name: z.string(), contact: z.string(), email: z.nullable(z.string()) }),
});
export type DonationCheckoutView = z.infer<typeof donationCheckoutView>;

/** A donation as the staff see it. */
export const staffDonationView = z.extend(donationView, {
  phoneNo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  gift: z.nullable(z.string()),
  isMember: z.boolean(),
  recordedBy: z.nullable(z.string()),
  /** The caller wrote it down, or gave it: somebody else has to confirm it. */
  isOwn: z.boolean(),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type StaffDonationView = z.infer<typeof staffDonationView>;

export const staffPurposeView = z.extend(purposeView, { giftType: z.enum(GIFT_TYPES) });
export type StaffPurposeView = z.infer<typeof staffPurposeView>;
