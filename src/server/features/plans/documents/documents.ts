/** The two documents that a member can save, the receipt and the membership card, filled from what was paid and from the member's own data. */
import { join } from "node:path";
import { showDate } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { indianGroups } from "#base/indian-number.ts";
import { rupees } from "#base/money.ts";
import type { Language, Words } from "#messages/words.ts";
import { getCommonInfo, getContactInfo } from "#server/features/content/content.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { draw } from "#server/platform/drawings/draw.ts";
import { FileAnswer } from "#server/platform/http/envelope.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { refuse } from "#server/platform/refusal.ts";
import { words } from "#server/platform/words.ts";
import type { Payer } from "#server/tables/json-columns.ts";
import { getOwnCard } from "./card-code.ts";
import type { Drawing } from "./pdf/drawing-program.ts";
import { findOwnReceipt, getCardHolder } from "./queries.ts";

const PDF = "application/pdf";
const PROGRAM = join(import.meta.dirname, "pdf/drawing-program.ts");
/** For one member. */
const DOCUMENTS = { name: "document", most: 30, seconds: 3600 };

/** Receipt.pdf of one of the caller's own paid orders. */
export async function makeReceipt(ctx: Ctx, orderId: string, language: Language): Promise<FileAnswer> {
  const { id } = memberOf(ctx);
  const row = (await findOwnReceipt(ctx, id, orderId)) ?? refuse("payment.not-found");
  const t = words[language];
  const { brand } = await getCommonInfo(ctx, language);
  const contact = await getContactInfo(ctx, language);
  await takeAttempt(ctx, DOCUMENTS, id);
  const bytes = await draw<Drawing>(id, PROGRAM, {
    language,
    receipt: {
      operator: {
        name: contact.organisation ?? brand,
        contact: [contact.address, [contact.phoneNo, contact.email].filter(isText).join(" · ")].filter(isText),
      },
      number: row.number,
      date: showDate(row.issued_at, language),
      payer: { name: row.payer.name, lines: addressOf(row.payer, language) },
      plan: t("documents.receipt.plan", { plan: language === "hi" ? row.plan_name_hi : row.plan_name }),
      period: t("documents.receipt.period-value", {
        from: showDate(row.starts_at, language),
        until: showDate(row.ends_at, language),
      }),
      amount: rupees(row.amount_paise),
      amountInWords: amountInWords(row.amount_paise, t),
      paymentId: row.payment_id,
      platform: ctx.ports.gateway?.platform === row.platform ? ctx.ports.gateway.name : row.platform,
      paidOn: showDate(row.granted_at, language),
      orderId: shortId(row.order_id),
      isDemo: row.platform === "sandbox",
    },
  });
  return new FileAnswer(bytes, { name: "Receipt.pdf", type: PDF });
}

/** Membership Card.pdf of the caller. */
export async function makeCard(ctx: Ctx, language: Language): Promise<FileAnswer> {
  const { id } = memberOf(ctx);
  const holder = await getCardHolder(ctx, id);
  const card = await getOwnCard(ctx);
  const { brand, isDemo } = await getCommonInfo(ctx, language);
  await takeAttempt(ctx, DOCUMENTS, id);
  const bytes = await draw<Drawing>(id, PROGRAM, {
    language,
    card: {
      brand,
      isDemo,
      name: card.name,
      number: card.number,
      city: (language === "hi" ? holder.city_hi : null) ?? holder.city,
      validUntil: showDate(card.validUntil, language),
      memberSince: showDate(holder.created_at, language),
      address: card.address,
    },
  });
  return new FileAnswer(bytes, { name: "Membership Card.pdf", type: PDF });
}

/** Whole paise as receipts spell them out: 'Rupees one thousand one hundred only', 'एक हज़ार एक सौ रुपये मात्र'. */
export function amountInWords(paise: number, t: Words): string {
  const rupees = spell(Math.floor(paise / 100), t);
  const rest = paise % 100;
  return rest === 0
    ? t("documents.amount.words", { rupees })
    : t("documents.amount.words-paise", { rupees, paise: spell(rest, t) });
}

function addressOf({ address, city, cityHi, state, stateHi, pinCode }: Payer, language: Language): string[] {
  const place = language === "hi" ? [cityHi ?? city, stateHi ?? state] : [city, state];
  return [address, place.filter(isText).join(", "), pinCode].filter(isText);
}

function isText(line: string | null): line is string {
  return line !== null && line !== "";
}

function spell(whole: number, t: Words): string {
  const below100 = t("documents.amount.numbers").split(" ");
  return indianGroups(whole)
    .map(({ unit, count }) => {
      const n = below100[count] ?? spell(count, t);
      return unit === "one" ? n : t(`documents.amount.${unit}`, { n });
    })
    .join(" ");
}
