/** Limits that all processes share, counted in PostgreSQL: how often something may happen to somebody within a time window. */
import type { RefusedForNow } from "#contract/errors.ts";
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash } from "#server/platform/keys.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { addBelow, countInBucket, deleteBucket, uncountInBucket } from "./attempt-queries.ts";

/** At most `most` events within `seconds` from the first of them. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

type Counting = Handle & Pick<Ctx, "clock" | "config">;

/** Counts one event about someone (an address, a phone); beyond the limit it refuses as 'rate.limited' with the seconds to wait. Count outside of a transaction: what is refused later still counts. */
export async function takeAttempt(ctx: Counting, limit: Limit, about: string): Promise<void> {
  const wait = await countAttempt(ctx, limit, about);
  if (wait > 0) refuse("rate.limited", { seconds: wait });
}

/** The same without refusing: 0 when the event is within the limit, else the seconds to wait. */
export async function countAttempt(ctx: Counting, limit: Limit, about: string): Promise<number> {
  const now = ctx.clock.now();
  const { count, expires_at } = await countInBucket(ctx, bucketOf(ctx, limit, about), limit, now);
  if (count <= limit.most) return 0;
  return Math.max(1, Math.ceil((expires_at.getTime() - now.getTime()) / 1000));
}

/** Counts one event, or none with `by: 0`, and is true, unless the limit is reached: then it counts nothing and is false. With `by: 0` the same work is done and the same said, at nobody's cost. */
export function countBelow(ctx: Counting, limit: Limit, about: string, by: 0 | 1): Promise<boolean> {
  return addBelow(ctx, bucketOf(ctx, limit, about), { ...limit, by }, ctx.clock.now());
}

const DAY_SECONDS = 86_400;

/**
 * Counts one of what somebody may do so often within a day, in the caller's transaction: what is rolled back does not count, and calls at the same moment count one after another. Beyond
 * `most` it refuses with the code, with `n` and the seconds to wait.
 */
export async function takeOfDay(
  ctx: Counting,
  { name, most }: Pick<Limit, "name" | "most">,
  about: string,
  code: RefusedForNow,
): Promise<void> {
  const seconds = await countAttempt(ctx, { name, most, seconds: DAY_SECONDS }, about);
  if (seconds > 0) refuse(code, { n: most, seconds });
}

/** Takes one event back that turned out to be legitimate. */
export function returnAttempt(ctx: Counting, limit: Pick<Limit, "name">, about: string): Promise<void> {
  return uncountInBucket(ctx, bucketOf(ctx, limit, about));
}

/** Deletes the count of one limit, because the person has proved to be who they say. */
export function clearAttempts(ctx: Counting, limit: Limit, about: string): Promise<void> {
  return deleteBucket(ctx, bucketOf(ctx, limit, about));
}

function bucketOf(ctx: Counting, limit: Pick<Limit, "name">, about: string): string {
  return `${limit.name}:${keyedHash(ctx.config, "bucket", about).toString("base64url").slice(0, 22)}`;
}
