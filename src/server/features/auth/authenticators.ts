/** The authenticator apps of the staff (RFC 6238: six digits for each half minute) and the recovery codes that stand in for them. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { qrPath } from "#base/qr-path.ts";
import type { Account } from "#server/features/members/accounts.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash, seal, unseal } from "#server/platform/keys.ts";
import { returnAttempt, takeAttempt } from "#server/platform/limits/attempts.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  insertRecoveryCodes,
  redeemRecoveryCode,
  redeemStep,
  upsertUnconfirmed,
} from "./authenticator-queries.ts";
import { APP_CODES_PER_MEMBER } from "./limits.ts";

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** Clocks differ: the code before and the one after are right too. */
const WINDOW = 1;

/** What somebody shows beside phone and PIN. */
export interface SecondFactor {
  otp?: string | undefined;
  recoveryCode?: string | undefined;
}

/** Whether the member has set an app up. */
export async function hasAuthenticator(ctx: Handle, memberId: string): Promise<boolean> {
  return (await findAuthenticator(ctx, memberId))?.confirmed_at != null;
}

/** Makes a new secret for the member's app; it counts once its first code was right. */
export async function beginEnrolment(ctx: Ctx, { id, name }: Account) {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
  await upsertUnconfirmed(ctx, id, seal(ctx.config, "authenticator", secret.base32));
  const app = new TOTP({ issuer: await brandIn(ctx, "en"), label: name, secret });
  return { secret: secret.base32, qr: qrPath(app.toString()) };
}

/** Takes the first code of a new app; answers the recovery codes, which are stored as keyed hashes alone. */
export async function confirmEnrolment(ctx: Ctx, memberId: string, otp: string): Promise<string[]> {
  if (await hasAuthenticator(ctx, memberId)) refuse("ticket.invalid");
  if (!(await redeemAppCode(ctx, memberId, otp))) refuse("otp.wrong");
  await confirmAuthenticator(ctx, memberId, ctx.clock.now());
  const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode());
  await insertRecoveryCodes(
    ctx,
    memberId,
    codes.map((code) => hashOf(ctx, memberId, code)),
  );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Refuses what is neither the app's code of this half minute nor an unused recovery code, and after a few wrong ones makes wait; each counts once. */
export async function checkSecondFactor(
  ctx: Ctx,
  memberId: string,
  { otp, recoveryCode }: SecondFactor,
): Promise<void> {
  await takeAttempt(ctx, APP_CODES_PER_MEMBER, memberId);
  const isRight =
    otp !== undefined
      ? await redeemAppCode(ctx, memberId, otp)
      : await redeemRecoveryCode(ctx, memberId, hashOf(ctx, memberId, recoveryCode ?? ""), ctx.clock.now());
  if (!isRight) refuse("otp.wrong");
  await returnAttempt(ctx, APP_CODES_PER_MEMBER, memberId);
}

/** Forgets app and recovery codes: the next sign-in sets up another. */
export function forgetAuthenticator(ctx: Handle, memberId: string): Promise<void> {
  return deleteAuthenticator(ctx, memberId);
}

async function redeemAppCode(ctx: Ctx, memberId: string, otp: string): Promise<boolean> {
  const row = await findAuthenticator(ctx, memberId);
  if (!row) return false;
  const app = new TOTP({ secret: Secret.fromBase32(unseal<string>(ctx.config, "authenticator", row.sealed)) });
  const timestamp = ctx.clock.now().getTime();
  const delta = app.validate({ token: otp, timestamp, window: WINDOW });
  return delta !== null && (await redeemStep(ctx, memberId, app.counter({ timestamp }) + delta));
}

/** Ten of 32 letters and digits: 50 bits. */
function newRecoveryCode(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.toLowerCase().slice(0, 10);
}

function hashOf(ctx: Ctx, memberId: string, code: string): Buffer {
  return keyedHash(ctx.config, "authenticator", "recovery", memberId, code);
}
