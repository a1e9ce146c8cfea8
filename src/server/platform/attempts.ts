/** Limits that all processes keep together: how often something may happen to somebody within a window (PostgreSQL counts). */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Ctx } from "./context.ts";
import { mark } from "./keys.ts";
import { refuse } from "./refusal.ts";

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
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const row = await ctx.db
    .insertInto("attempt_counters")
    .values({ bucket: bucketOf(ctx, limit, about), window_start: now, count: 1, expires_at: until })
    .onConflict((o) =>
      o.column("bucket").doUpdateSet({
        count: sql`case when attempt_counters.expires_at <= ${now} then 1 else least(attempt_counters.count, ${limit.most}) + 1 end`,
        window_start: sql`case when attempt_counters.expires_at <= ${now} then ${now} else attempt_counters.window_start end`,
        expires_at: sql`case when attempt_counters.expires_at <= ${now} then ${until} else attempt_counters.expires_at end`,
      }),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
  if (row.count <= limit.most) return 0;
  return Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000));
}

/** Takes one event back, because it turned out to be rightful. */
export async function returnAttempt(ctx: Counting, limit: Limit, about: string): Promise<void> {
  await ctx.db
    .updateTable("attempt_counters")
    .set({ count: sql`greatest(count - 1, 0)` })
    .where("bucket", "=", bucketOf(ctx, limit, about))
    .execute();
}

/** Forgets all events within one limit, because who made them has proved to be rightful. */
export async function clearAttempts(ctx: Counting, limit: Limit, about: string): Promise<void> {
  await ctx.db
    .deleteFrom("attempt_counters")
    .where("bucket", "=", bucketOf(ctx, limit, about))
    .execute();
}

function bucketOf(ctx: Counting, limit: Limit, about: string): string {
  return `${limit.name}:${mark(ctx.config, "bucket", about).toString("base64url").slice(0, 22)}`;
}
