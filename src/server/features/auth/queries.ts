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

/** Deletes what no limit, code or session needs any more. */
export async function deleteOld(ctx: Handle, { now, long }: { now: Date; long: Date }): Promise<void> {
  await ctx.db.deleteFrom("attempt_counters").where("expires_at", "<", now).execute();
  await ctx.db.deleteFrom("pin_locks").where("today", "<", dayOf(long)).execute();
  await ctx.db.deleteFrom("otp_codes").where("expires_at", "<", long).execute();
  await ctx.db.deleteFrom("sessions").where("expires_at", "<", long).execute();
}
