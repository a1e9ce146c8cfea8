/** What the receipt of a donation says, in one language: the page and the PDF show the same lines. */
import { showDate } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { rupees } from "#base/money.ts";
import { maskedPan } from "#contract/donations/pan.ts";
import { ineligibleOf, taxRuleOn } from "#contract/donations/tax-years.ts";
import type { Words } from "#messages/words.ts";
import { amountInWords } from "#server/features/plans/documents/documents.ts";
import type { DonationFacts } from "#server/tables/json-columns.ts";
import type { DonationRow } from "../queries.ts";

export interface ReceiptSheet {
  title: string;
  /** That it is a demo's, or that the money went back; null as a rule. */
  stamp: string | null;
  receiver: { name: string; lines: string[] };
  number: string;
  amount: string;
  amountInWords: string;
  rows: Array<[label: string, value: string]>;
  notes: string[];
  signatory: string;
}

export interface ReceiptGiven {
  donation: DonationRow & { received_on: string };
  receipt: { number: string; facts: DonationFacts; issued_at: Date };
  /** The receiver's name where the operator has set none. */
  brand: string;
  isDemo: boolean;
}

export function receiptSheet({ donation, receipt, brand, isDemo }: ReceiptGiven, t: Words): ReceiptSheet {
  const { language } = t;
  const { facts } = receipt;
  const { receiver } = facts;
  return {
    title: t("donation-sheet.title"),
    stamp: stampOf(donation, isDemo, t),
    receiver: {
      name: receiver.name?.[language] ?? brand,
      lines: [receiver.address?.[language] ?? "", ...registrations(receiver, t)].filter((line) => line !== ""),
    },
    number: receipt.number,
    amount: rupees(donation.amount_paise),
    amountInWords: amountInWords(donation.amount_paise, t),
    rows: rowsOf(donation, receipt, t).filter(([, value]) => value !== ""),
    notes: notesOf(donation, facts, t),
    signatory: receiver.signatory?.[language] ?? "",
  };
}

function stampOf({ returned_paise, amount_paise }: DonationRow, isDemo: boolean, t: Words): string | null {
  if (returned_paise >= amount_paise) return t("donation-sheet.stamp.returned");
  if (returned_paise > 0) return t("donation-sheet.stamp.partly", { amount: rupees(returned_paise) });
  return isDemo ? t("donation-sheet.stamp.demo") : null;
}

function registrations({ pan, approval, registration }: DonationFacts["receiver"], t: Words): string[] {
  const { language } = t;
  return [
    pan ? t("donation-sheet.receiver.pan", { pan }) : "",
    approval
      ? t(approval.validUntil ? "donation-sheet.receiver.approval-until" : "donation-sheet.receiver.approval", {
          number: approval.number,
          date: showDate(approval.date, language),
          until: approval.validUntil ? showDate(approval.validUntil, language) : "",
        })
      : "",
    registration ? t("donation-sheet.receiver.registration", { number: registration }) : "",
  ];
}

function rowsOf(
  donation: ReceiptGiven["donation"],
  { facts, issued_at, number }: ReceiptGiven["receipt"],
  t: Words,
): ReceiptSheet["rows"] {
  const { language } = t;
  const { tribute, tribute_name } = donation;
  return [
    [t("donation-sheet.number"), number],
    [t("donation-sheet.date"), showDate(issued_at, language)],
    [t("donation-sheet.received-on"), showDate(donation.received_on, language)],
    [t("donation-sheet.from"), facts.name || t("donation-sheet.well-wisher")],
    [t("donation-sheet.address"), facts.address.join(", ")],
    [t("donation-sheet.pan"), facts.panTail ? maskedPan(facts.panTail) : ""],
    [t("donation-sheet.purpose"), language === "hi" ? facts.purpose.nameHi : facts.purpose.name],
    [tribute ? t(`donation-sheet.tribute.${tribute}`) : "", tribute_name ?? ""],
    [t("donation-sheet.corpus"), t(facts.giftType === "corpus" ? "donation-sheet.yes" : "donation-sheet.no")],
    [t("donation-sheet.mode"), modeOf(donation, t)],
    [t("donation-sheet.gift"), donation.gift ?? ""],
    [t("donation-sheet.id"), shortId(donation.id)],
  ];
}

function modeOf({ way, reference, payment_id, method }: DonationRow, t: Words): string {
  const online = way === "online" ? [method?.toUpperCase(), payment_id] : [reference];
  return [t(`donation-sheet.mode.${way}`), ...online].filter(Boolean).join(", ");
}

function notesOf(donation: ReceiptGiven["donation"], { receiver, panTail }: DonationFacts, t: Words): string[] {
  const reason = ineligibleOf({ mode: donation.way, amount: donation.amount_paise });
  const { certificate } = taxRuleOn(donation.received_on);
  const tax = reason
    ? t(`donation-sheet.not-eligible.${reason}`)
    : receiver.approval && panTail
      ? t("donation-sheet.certificate", { form: certificate })
      : t("donation-sheet.no-certificate");
  return [t("donation-sheet.no-goods"), tax, t("donation-sheet.computer")];
}
