/** One-time codes: sent by SMS or, to confirm an address, by e-mail; stored as a keyed hash, bound to receiver, purpose and known device, good once and for ten minutes. */
import { timingSafeEqual } from "node:crypto";
import { newId } from "#base/ids.ts";
import { OTP_MINUTES } from "#contract/limits.ts";
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { clearAttempts, returnAttempt, takeAttempt } from "#server/platform/limits/attempts.ts";
import type { Template } from "#server/platform/outbox/budget.ts";
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
  WRONG_CODES_PER_ADDRESS,
} from "./limits.ts";

export type Purpose = OtpCodes["purpose"];
export interface CodeSent {
  /** How long the code is good. */
  minutes: number;
  againInSeconds: number;
  /** No other code left: the one before is still good. */
  sentBefore: boolean;
}
interface CodeTarget {
  purpose: Purpose;
  /** A phone, or the e-mail address that is to be confirmed. */
  to: string;
  /** The device that asks, where the account knows it: it has codes and counts of its own, so that no stranger spoils them. */
  device?: Buffer | undefined;
}
interface Receiver extends CodeTarget {
  language: "en" | "hi";
  /** Nobody has this phone here: everything happens but the SMS. */
  withheld?: boolean;
}

const PURPOSES: Record<Purpose, { group: CodeGroup; template: Template }> = {
  "sign-up": { group: "unproved", template: "outgoing.code.sign-up" },
  "reset-pin": { group: "unproved", template: "outgoing.code.reset-pin" },
  login: { group: "proved", template: "outgoing.code.login" },
  staff: { group: "proved", template: "outgoing.code.staff" },
  claim: { group: "unproved", template: "outgoing.code.claim" },
  person: { group: "person", template: "outgoing.code.person" },
  email: { group: "proved", template: "outgoing.code.email" },
};
/** What is good for less is not worth sending again. */
const RESEND_MINUTES = 3;
/** To wait when the budget of messages is spent, which is counted by the hour. */
const NEXT_BUDGET_SECONDS = 900;

/** Sends a code: the last one once more while it is good, so that a stranger who asks takes no code away from its owner, else a new one. Where none may leave yet, the last one stands; without one it refuses, as it does beyond the limits of address and budget. */
export async function sendCode(ctx: Ctx, receiver: Receiver): Promise<CodeSent> {
  const { purpose, to, device } = receiver;
  if (["unproved", "person"].includes(groupOf(receiver))) await takeAttempt(ctx, CODES_PER_ADDRESS, ctx.caller.ip);
  const now = ctx.clock.now();
  const last = await findGoodCode(ctx, { purpose, to, device, most: CHECKS_PER_CODE, now });
  const left = last ? Math.floor((last.expires_at.getTime() - now.getTime()) / 60_000) : 0;
  const wait = await countCode(ctx, groupOf(receiver), ownerOf(receiver));
  if (wait > 0 && !last) refuse("rate.limited", { seconds: wait });
  if (wait > 0) return { minutes: Math.max(1, left), againInSeconds: wait, sentBefore: true };
  const again = last && left >= RESEND_MINUTES ? last : undefined;
  const minutes = again ? left : OTP_MINUTES;
  await inTransaction(ctx, async (ctx) => {
    const isSent = await deliver(ctx, receiver, again?.id ?? (await addCode(ctx, receiver)), minutes);
    if (!isSent) refuse("rate.limited", { seconds: NEXT_BUDGET_SECONDS });
  });
  return { minutes, againInSeconds: CODES_BETWEEN_SECONDS, sentBefore: false };
}

/** Uses the newest code of that receiver and purpose up; answers its id. Refuses wrong, used, old and too often checked ones alike, and an address with many wrong ones. Whoever has proved the phone need not wait for the next code. */
export async function redeemCode(ctx: Ctx, { code, ...target }: CodeTarget & { code: string }): Promise<string> {
  const { ip } = ctx.caller;
  if (!target.device) await takeAttempt(ctx, WRONG_CODES_PER_ADDRESS, ip);
  const now = ctx.clock.now();
  const row = await checkNewestCode(ctx, { ...target, most: CHECKS_PER_CODE, now });
  const isRight = row && timingSafeEqual(row.code_hash, hashOf(ctx, row.id, target, code));
  if (!isRight || !(await redeemOnce(ctx, row.id, now))) refuse("otp.wrong");
  if (!target.device) await returnAttempt(ctx, WRONG_CODES_PER_ADDRESS, ip);
  await clearAttempts(ctx, codeGap(groupOf(target)), ownerOf(target));
  return row.id;
}

async function addCode(ctx: Ctx, target: CodeTarget): Promise<string> {
  const id = newId();
  const now = ctx.clock.now();
  await insertCode(ctx, {
    id,
    purpose: target.purpose,
    phone: target.to,
    device_hash: target.device ?? null,
    code_hash: hashOf(ctx, id, target, digitsOf(ctx, id)),
    created_at: now,
    expires_at: new Date(now.getTime() + OTP_MINUTES * 60_000),
  });
  return id;
}

function deliver(ctx: Ctx, receiver: Receiver, id: string, minutes: number): Promise<boolean> {
  return sendMessage(ctx, {
    channel: receiver.purpose === "email" ? "email" : "sms",
    to: receiver.to,
    template: PURPOSES[receiver.purpose].template,
    values: { code: digitsOf(ctx, id), minutes, host: new URL(ctx.config.publicUrl).hostname },
    language: receiver.language,
    goodMinutes: minutes,
    withheld: receiver.withheld,
    always: receiver.device !== undefined,
  });
}

function groupOf({ purpose, device }: CodeTarget): CodeGroup {
  return device ? "known" : PURPOSES[purpose].group;
}

/** Whose codes are counted together. */
function ownerOf({ to, device }: CodeTarget): string {
  return device ? `${to}:${device.toString("hex")}` : to;
}

/** The digits follow from the id under the portal's secret, so that a code can be sent again and yet is stored nowhere. */
function digitsOf(ctx: Ctx, id: string): string {
  const number = keyedHash(ctx.config, "otp", "digits", id).readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, "0");
}

function hashOf(ctx: Ctx, id: string, { purpose, to }: CodeTarget, code: string): Buffer {
  return keyedHash(ctx.config, "otp", id, purpose, to, code);
}
