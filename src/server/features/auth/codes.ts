/** One-time codes: sent by SMS, stored as a keyed hash, bound to phone, purpose and request, good once and for ten minutes. */
import { randomInt, timingSafeEqual } from "node:crypto";
import { newId } from "#base/ids.ts";
import { OTP_MINUTES } from "#contract/limits.ts";
import type { MessageId } from "#messages/words.ts";
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { clearAttempts, takeAttempt } from "#server/platform/limits/attempts.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { OtpCodes } from "#server/tables/database.ts";
import { checkNewestCode, findGoodCode, insertCode, redeemOnce } from "./code-queries.ts";
import {
  CHECKS_PER_CODE,
  CODES_BETWEEN_SECONDS,
  CODES_PER_ADDRESS,
  type CodeGroup,
  codeGap,
  countCode,
  takeSms,
} from "./limits.ts";

export type Purpose = OtpCodes["purpose"];
export interface CodeSent {
  /** How long the code is good. */
  minutes: number;
  againInSeconds: number;
  /** No other code left: the one before is still good. */
  sentBefore: boolean;
}
interface Receiver {
  purpose: Purpose;
  phone: string;
  language: "en" | "hi";
  /** Nobody has this phone here: everything happens but the SMS. */
  withheld?: boolean;
}

const GROUPS: Record<Purpose, CodeGroup> = {
  "sign-up": "unproved",
  "reset-pin": "unproved",
  login: "proved",
  staff: "proved",
};
const TEXTS: Record<Purpose, MessageId> = {
  "sign-up": "outgoing.code.sign-up",
  "reset-pin": "outgoing.code.reset-pin",
  login: "outgoing.code.login",
  staff: "outgoing.code.staff",
};

/** Sends a new code, which takes the place of an earlier one. Where the phone may not have another yet, one that can still be used stands; else it refuses, as it does beyond the limits of address and SMS cost. */
export async function sendCode(ctx: Ctx, receiver: Receiver): Promise<CodeSent> {
  const { purpose, phone } = receiver;
  if (GROUPS[purpose] === "unproved") await takeAttempt(ctx, CODES_PER_ADDRESS, ctx.caller.ip);
  const wait = await countCode(ctx, GROUPS[purpose], phone);
  if (wait > 0) return (await usableCode(ctx, receiver, wait)) ?? refuse("rate.limited", { seconds: wait });
  await takeSms(ctx, { purpose, group: GROUPS[purpose] }, phone);
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
  return { minutes: OTP_MINUTES, againInSeconds: CODES_BETWEEN_SECONDS, sentBefore: false };
}

/** Uses the newest code of that phone and purpose up; answers its id. Refuses wrong, used, old and too often checked ones alike. Whoever has proved the phone need not wait for the next code. */
export async function redeemCode(
  ctx: Ctx,
  { purpose, phone, code }: { purpose: Purpose; phone: string; code: string },
): Promise<string> {
  const now = ctx.clock.now();
  const row = await checkNewestCode(ctx, { purpose, phone, most: CHECKS_PER_CODE, now });
  const isRight = row && timingSafeEqual(row.code_hash, hashOf(ctx, { id: row.id, purpose, phone }, code));
  if (!isRight || !(await redeemOnce(ctx, row.id, now))) refuse("otp.wrong");
  await clearAttempts(ctx, codeGap(GROUPS[purpose]), phone);
  return row.id;
}

async function usableCode(
  ctx: Ctx,
  { purpose, phone }: Receiver,
  againInSeconds: number,
): Promise<CodeSent | undefined> {
  const now = ctx.clock.now();
  const goodUntil = await findGoodCode(ctx, { purpose, phone, most: CHECKS_PER_CODE, now });
  if (!goodUntil) return undefined;
  const minutes = Math.max(1, Math.floor((goodUntil.getTime() - now.getTime()) / 60_000));
  return { minutes, againInSeconds, sentBefore: true };
}

function hashOf(ctx: Ctx, of: { id: string; purpose: Purpose; phone: string }, code: string): Buffer {
  return keyedHash(ctx.config, "otp", of.id, of.purpose, of.phone, code);
}
