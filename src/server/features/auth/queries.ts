/** The SQL of signing up, and of what limits, codes and sessions leave behind. */
import { dayOf } from "#base/dates.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** The businesses that an import left to this owner. */
export function listLeftBusinesses(ctx: Handle, ownerId: string): Promise<Array<{ id: string; name: string }>> {
  return ctx.db
    .selectFrom("businesses")
    .select(["id", "name"])
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(20)
    .execute();
}

/** Deletes what no limit, code or session needs any more. Counts that somebody is adding to are left for the next time: who holds one may be waiting for another. */
export async function deleteOld(ctx: Handle, { now, long }: { now: Date; long: Date }): Promise<void> {
  await ctx.db
    .deleteFrom("attempt_counters")
    .where("bucket", "in", (e) =>
      e.selectFrom("attempt_counters").select("bucket").where("expires_at", "<", now).forUpdate().skipLocked(),
    )
    .execute();
  await ctx.db.deleteFrom("pin_locks").where("today", "<", dayOf(long)).execute();
  await ctx.db.deleteFrom("otp_codes").where("expires_at", "<", long).execute();
  await ctx.db.deleteFrom("sessions").where("expires_at", "<", long).execute();
}
