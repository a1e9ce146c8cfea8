/** The SQL of leads that wait for the renewal of their owner's plan. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export async function countWaiting(ctx: Handle, ownerId: string): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("leads")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("waiting", "=", true)
    .executeTakeFirstOrThrow();
  return total;
}

/** Opens the leads that waited; answers how many there were. */
export async function releaseLeads(ctx: Handle, ownerId: string): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable("leads")
    .set({ waiting: false })
    .where("owner_id", "=", ownerId)
    .where("waiting", "=", true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
