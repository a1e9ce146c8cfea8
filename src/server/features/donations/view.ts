/** Purposes and donations in the words of the wire. */

import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import type {
  DonationView,
  PurposeView,
  StaffDonationView,
  StaffPurposeView,
  SupporterView,
} from "#contract/donations/donation-views.ts";
import { maskedPan } from "#contract/donations/pan.ts";
import { ineligibleOf, taxRuleOn, yearOfDay } from "#contract/donations/tax-years.ts";
import type { CountedPurpose } from "./purpose-queries.ts";
import type { DonationRow, listSupporters } from "./queries.ts";
import type { StaffDonationRow } from "./staff-queries.ts";

export function viewPurpose(row: CountedPurpose): PurposeView {
  return {
    _id: String(row.id),
    slug: row.slug,
    name: row.name,
    nameHi: row.name_hi,
    about: row.about,
    aboutHi: row.about_hi,
    icon: row.icon,
    goal: row.goal_paise,
    received: row.received,
    gifts: row.gifts,
    isOpen: row.closed_at === null,
  };
}

export function viewStaffPurpose(row: CountedPurpose): StaffPurposeView {
  return { ...viewPurpose(row), giftType: row.gift_type };
}

export function viewSupporter(row: Awaited<ReturnType<typeof listSupporters>>[number]): SupporterView {
  return {
    name: row.name,
    amount: row.amount_paise,
    purpose: { name: row.purpose_name, nameHi: row.purpose_name_hi },
    tribute: row.tribute,
    tributeName: row.tribute_name,
    receivedOn: row.received_on,
  };
}

export function viewDonation(row: DonationRow): DonationView {
  const { received_on: day } = row;
  return {
    _id: shortId(row.id),
    status: row.status,
    amount: row.amount_paise,
    returned: row.returned_paise,
    mode: row.way,
    purpose: { name: row.purpose_name, nameHi: row.purpose_name_hi },
    name: row.donor_name,
    anonymous: row.is_anonymous,
    tribute: row.tribute,
    tributeName: row.tribute_name,
    wantsCertificate: row.wants_certificate,
    ineligible: ineligibleOf({ mode: row.way, amount: row.amount_paise }),
    certificateForm: taxRuleOn(day ?? dayOf(row.created_at)).certificate,
    panMasked: row.pan_tail === null ? null : maskedPan(row.pan_tail),
    createdAt: row.created_at.toISOString(),
    receivedOn: day,
    financialYear: day && yearOfDay(day),
    receiptNumber: row.receipt_number,
  };
}

export function viewStaffDonation(row: StaffDonationRow, staffId: string): StaffDonationView {
  return {
    ...viewDonation(row),
    phoneNo: row.phone,
    email: row.email,
    reference: row.reference,
    gift: row.gift,
    isMember: row.member_id !== null,
    recordedBy: row.recorded_by_name,
    isOwn: row.recorded_by === staffId || row.member_id === staffId,
    decidedBy: row.decided_by_name,
    reason: row.decline_reason,
  };
}
