/** The yearly statement for the tax office: what the treasurer reads of it, and the file itself with its prescribed columns. */
import { stringify } from "csv-stringify/sync";
import { inertCell } from "#base/csv.ts";
import type { staffDonations } from "#contract/donations/staff-donations.ts";
import { daysOfYear, taxRuleOn } from "#contract/donations/tax-years.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { Ctx } from "#server/platform/context.ts";
import { FileAnswer } from "#server/platform/http/envelope.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { getReceiver } from "../receiver.ts";
import { readTaxYear, type TaxRow } from "./tax-year.ts";

const LISTED = 100;

/** Of Form 10BD, word for word. */
export const COLUMNS = [
  "Sl. No.",
  "Pre-Acknowledgement No.",
  "ID Code",
  "Unique Identification Number",
  "Section Code",
  "URN",
  "Date of issuance of URN",
  "Name of donor",
  "Address of donor",
  "Donation Type",
  "Mode of receipt",
  "Amount (INR)",
];
/** A permanent account number. */
const PAN_CODE = "1";
const TYPES: Record<TaxRow["giftType"], string> = { corpus: "Corpus", specific: "Specific grant", others: "Others" };
const ELECTRONIC = "Electronic modes including account payee cheque/draft";

export async function reportYear(ctx: Ctx, financialYear: string): Promise<PayloadOf<typeof staffDonations.fetchYear>> {
  const { statement, certificate } = taxRuleOn(daysOfYear(financialYear).from);
  const { rows, total, anonymous, filed, leftOut } = await readTaxYear(ctx, financialYear);
  const sum = ({ gifts, paise }: typeof total) => ({ gifts, amount: paise });
  return {
    financialYear,
    statement,
    certificate,
    canFile: (await getReceiver(ctx)).approval !== null,
    total: sum(total),
    anonymous: sum(anonymous),
    filed: { rows: rows.length, ...sum(filed) },
    leftOut: leftOut.slice(0, LISTED).map((gift) => ({
      receiptNumber: gift.receipt_number,
      name: gift.donor_name ?? "",
      amount: gift.paise,
      mode: gift.way,
      receivedOn: gift.received_on,
      reason: gift.reason,
    })),
    leftOutTotal: leftOut.length,
  };
}

/** Whole rupees; every cell is quoted, and none is run as a formula. */
export async function makeTaxFile(ctx: Ctx, financialYear: string): Promise<FileAnswer> {
  const rule = taxRuleOn(daysOfYear(financialYear).from);
  const { approval } = await getReceiver(ctx);
  if (!approval) return refuse("donation.no-certificate");
  const { rows } = await readTaxYear(ctx, financialYear);
  const issued = approval.date.split("-").toReversed().join("-");
  const lines = rows.map((row, at) => [
    ...[String(at + 1), "", PAN_CODE, row.pan, rule.section, approval.number, issued, row.name, row.address],
    ...[TYPES[row.giftType], row.isCash ? "Cash" : ELECTRONIC, String(Math.floor(row.paise / 100))],
  ]);
  await logStaffAction(ctx, { action: "donation.tax-file", kind: "donation", name: financialYear });
  const text = stringify([COLUMNS, ...lines.map((line) => line.map(inertCell))], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
  });
  const name = `form-${rule.statement}-${financialYear}.csv`;
  return new FileAnswer(Buffer.from(text, "utf8"), { name, type: "text/csv; charset=utf-8" });
}
