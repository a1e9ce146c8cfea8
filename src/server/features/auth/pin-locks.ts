/** Waiting after wrong PINs: a try is counted before the PIN is checked, so that parallel guesses cannot beat the count, and taken back when it was right. */
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { refuse } from "#server/platform/refusal.ts";
import { addFailure, deleteLock, findLockedUntil, takeBack } from "./pin-lock-queries.ts";

/** What has a lock of its own: an account on all devices that it does not know, one known device of an account, or the change of a PIN within a session. */
export type LockTarget = { phone: string } | { member: string; device: Buffer } | { member: string };

/** Counts a try; refuses as 'rate.limited' while the waiting time lasts, without counting. */
export async function takeTry(ctx: Ctx, target: LockTarget): Promise<void> {
  const bucket = bucketOf(ctx, target);
  if (await addFailure(ctx, bucket)) return;
  const left = ((await findLockedUntil(ctx, bucket))?.getTime() ?? 0) - ctx.clock.now().getTime();
  refuse("rate.limited", { seconds: Math.max(1, Math.ceil(left / 1000)) });
}

/** Takes the try back: it was right, so the waiting starts anew, but the day's count of wrong ones stays. */
export async function forgiveTry(ctx: Ctx, target: LockTarget): Promise<void> {
  await takeBack(ctx, bucketOf(ctx, target), "all");
}

/** Takes the try back as if it had not been made: the PIN could not be checked. */
export async function undoTry(ctx: Ctx, target: LockTarget): Promise<void> {
  await takeBack(ctx, bucketOf(ctx, target), "last");
}

/** Forgets all tries: the owner has proved the phone. */
export async function clearTries(ctx: Ctx, target: LockTarget): Promise<void> {
  await deleteLock(ctx, bucketOf(ctx, target));
}

function bucketOf(ctx: Ctx, target: LockTarget): string {
  const parts =
    "phone" in target
      ? ["account", target.phone]
      : "device" in target
        ? ["device", target.member, target.device.toString("hex")]
        : ["change", target.member];
  const of = keyedHash(ctx.config, "bucket", ...parts).toString("base64url");
  return `${parts[0]}:${of.slice(0, 22)}`;
}
