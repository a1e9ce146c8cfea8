/** The documents of donations: the receipt as a page and as a PDF for whoever has the donation's id, and a member's yearly statement. */
import { join } from "node:path";
import { showDate } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { rupees } from "#base/money.ts";
import { daysOfYear, ineligibleOf, taxRuleOn } from "#contract/donations/tax-years.ts";
import type { Language, Words } from "#messages/words.ts";
import { getCommonInfo } from "#server/features/content/content.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { amountInWords } from "#server/features/plans/documents/documents.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { draw } from "#server/platform/drawings/draw.ts";
import { FileAnswer } from "#server/platform/http/envelope.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { refuse } from "#server/platform/refusal.ts";
import { words } from "#server/platform/words.ts";
import { getDonation } from "../donating.ts";
import { type DonationRow, listOwnWithin } from "../queries.ts";
import { findReceipt } from "../receipt-queries.ts";
import { getReceiver } from "../receiver.ts";
import type { Drawing } from "./pdf/drawing-program.ts";
import { receiptPage } from "./receipt-page.ts";
import { type ReceiptSheet, receiptSheet } from "./receipt-sheet.ts";

const PROGRAM = join(import.meta.dirname, "pdf/drawing-program.ts");
const PDF = "application/pdf";
/** For one donation, or one member. */
const DRAWN = { name: "donation-document", most: 30, seconds: 3600 };

export async function makeReceiptPage(ctx: Ctx, id: string, language: Language): Promise<FileAnswer> {
  const page = receiptPage(await sheetOf(ctx, id, language), language);
  return new FileAnswer(Buffer.from(page, "utf8"), {
    name: `donation-receipt-${shortId(id)}.html`,
    type: "text/html; charset=utf-8",
  });
}

export async function makeReceipt(ctx: Ctx, id: string, language: Language): Promise<FileAnswer> {
  const receipt = await sheetOf(ctx, id, language);
  await takeAttempt(ctx, DRAWN, id);
  const bytes = await draw<Drawing>(ctx.caller.ip, PROGRAM, { language, receipt });
  return new FileAnswer(bytes, { name: `donation-receipt-${shortId(id)}.pdf`, type: PDF });
}

/** All that the caller gave in a financial year; refuses a year without a gift. */
export async function makeStatement(ctx: Ctx, financialYear: string, language: Language): Promise<FileAnswer> {
  const { id } = memberOf(ctx);
  const gifts = await listOwnWithin(ctx, id, daysOfYear(financialYear));
  if (gifts.length === 0) refuse("donation.none-in-year");
  await takeAttempt(ctx, DRAWN, id);
  const t = words[language];
  const { name } = await getAccount(ctx, id);
  const { brand } = await getCommonInfo(ctx, language);
  const total = gifts.reduce((sum, gift) => sum + gift.amount_paise - gift.returned_paise, 0);
  const { certificate } = taxRuleOn(daysOfYear(financialYear).from);
  const bytes = await draw<Drawing>(id, PROGRAM, {
    language,
    statement: {
      title: t("donation-sheet.statement", { year: financialYear }),
      receiver: (await getReceiver(ctx)).name?.[language] ?? brand,
      donor: name,
      rows: gifts.map((gift) => lineOf(gift, t)),
      total: rupees(total),
      totalInWords: amountInWords(total, t),
      notes: [t("donation-sheet.statement.note", { form: certificate }), t("donation-sheet.computer")],
    },
  });
  return new FileAnswer(bytes, { name: `donations-${financialYear}.pdf`, type: PDF });
}

/** Refuses a donation that has none yet. */
async function sheetOf(ctx: Ctx, id: string, language: Language): Promise<ReceiptSheet> {
  const donation = await getDonation(ctx, id);
  const receipt = await findReceipt(ctx, id);
  const { received_on } = donation;
  if (!receipt || !received_on) return refuse("donation.no-receipt");
  const { brand, isDemo } = await getCommonInfo(ctx, language);
  return receiptSheet({ donation: { ...donation, received_on }, receipt, brand, isDemo }, words[language]);
}

function lineOf(gift: DonationRow, t: Words): string[] {
  const { language } = t;
  const reason = ineligibleOf({ mode: gift.way, amount: gift.amount_paise });
  return [
    showDate(gift.received_on!, language),
    gift.receipt_number ?? "",
    language === "hi" ? gift.purpose_name_hi : gift.purpose_name,
    t(`donation-sheet.mode.${gift.way}`) + (reason ? ` *` : ""),
    rupees(gift.amount_paise - gift.returned_paise),
  ];
}
