/** One-time codes: sent by SMS, kept as a keyed hash, bound to phone, purpose and request, good once and for ten minutes. */
import { randomInt, timingSafeEqual } from "node:crypto";
import { newId } from "#base/ids.ts";
import { OTP_MINUTES } from "#contract/limits.ts";
import type { MessageId } from "#messages/words.ts";
import { countAttempt, takeAttempt } from "#server/platform/attempts.ts";
import { type Ctx, inTransaction } from "#server/platform/context.ts";
import { mark } from "#server/platform/keys.ts";
import { sendMessage } from "#server/platform/outbox.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { OtpCodesTable } from "#server/tables/members.ts";
import { checkNewestCode, findFreshCode, insertCode, redeemOnce } from "./code-queries.ts";
import {
  CHECKS_PER_CODE,
  CODES_BETWEEN_SECONDS,
  CODES_PER_ADDRESS,
  type CodeGroup,
  codesPerPhone,
  smsPerHour,
} from "./limits.ts";

export type Purpose = OtpCodesTable["purpose"];
export interface CodeSent {
  /** How long the code is good. */
  minutes: number;
  againInSeconds: number;
}
interface Receiver {
  purpose: Purpose;
  phone: string;
  language: "en" | "hi";
  /** Nobody has this phone here: everything happens but the SMS. */
  withheld?: boolean;
}

const GROUPS: Record<Purpose, CodeGroup> = {
  "sign-up": "asked",
  "reset-pin": "asked",
  login: "proved",
  staff: "proved",
};
const TEXTS: Record<Purpose, MessageId> = {
  "sign-up": "outgoing.code.sign-up",
  "reset-pin": "outgoing.code.reset-pin",
  login: "outgoing.code.login",
  staff: "outgoing.code.staff",
};
const PREFIX_DIGITS = 4;

/** Sends a new code, which takes the place of an earlier one; refuses beyond the limits of address, phone and SMS cost. */
export async function sendCode(ctx: Ctx, receiver: Receiver): Promise<CodeSent> {
  const { purpose, phone } = receiver;
  if (GROUPS[purpose] === "asked") await takeAttempt(ctx, CODES_PER_ADDRESS, ctx.caller.ip);
  for (const limit of codesPerPhone(GROUPS[purpose])) await takeAttempt(ctx, limit, phone);
  await takeSms(ctx, purpose, phone);
  const id = newId();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    await insertCode(ctx, {
      id,
      purpose,
      phone,
      code_hash: hashOf(ctx, { id, purpose, phone }, code),
      created_at: now,
      expires_at: new Date(now.getTime() + OTP_MINUTES * 60_000),
    });
    await sendMessage(ctx, {
      channel: "sms",
      to: phone,
      template: TEXTS[purpose],
      values: { code, minutes: OTP_MINUTES, host: new URL(ctx.config.publicUrl).hostname },
      language: receiver.language,
      goodMinutes: OTP_MINUTES,
      withheld: receiver.withheld,
    });
  });
  return { minutes: OTP_MINUTES, againInSeconds: CODES_BETWEEN_SECONDS };
}

/** Sends a code unless one that can still be used left just now: who comes back at once is not made to wait. */
export async function sendCodeOnce(ctx: Ctx, receiver: Receiver): Promise<CodeSent> {
  const now = ctx.clock.now().getTime();
  const since = new Date(now - CODES_BETWEEN_SECONDS * 1000);
  const sentAt = await findFreshCode(ctx, { ...receiver, since, most: CHECKS_PER_CODE });
  if (!sentAt) return sendCode(ctx, receiver);
  const againInSeconds = Math.ceil((sentAt.getTime() - now) / 1000) + CODES_BETWEEN_SECONDS;
  return { minutes: OTP_MINUTES, againInSeconds: Math.max(1, againInSeconds) };
}

/** Uses the newest code of that phone and purpose up; answers its id. Refuses wrong, used, old and too often checked ones alike. */
export async function redeemCode(
  ctx: Ctx,
  { purpose, phone, code }: { purpose: Purpose; phone: string; code: string },
): Promise<string> {
  const now = ctx.clock.now();
  const row = await checkNewestCode(ctx, { purpose, phone, most: CHECKS_PER_CODE, now });
  const isRight = row && timingSafeEqual(row.code_hash, hashOf(ctx, { id: row.id, purpose, phone }, code));
  if (!isRight || !(await redeemOnce(ctx, row.id, now))) refuse("otp.wrong");
  return row.id;
}

async function takeSms(ctx: Ctx, purpose: Purpose, phone: string): Promise<void> {
  const kind = GROUPS[purpose] === "proved" ? "proved" : purpose;
  const { smsPerHour: most, smsPerHourPerPrefix } = ctx.config;
  const beyond =
    (await countAttempt(ctx, smsPerHour(`${kind}-prefix`, smsPerHourPerPrefix), phone.slice(0, PREFIX_DIGITS))) ||
    (await countAttempt(ctx, smsPerHour(kind, most), "all"));
  if (!beyond) return;
  ctx.log.warn({ purpose }, "the hourly limit of SMS is reached");
  refuse("server.busy");
}

function hashOf(ctx: Ctx, of: { id: string; purpose: Purpose; phone: string }, code: string): Buffer {
  return mark(ctx.config, "otp", of.id, of.purpose, of.phone, code);
}
