/** The SQL that writes job openings: as their owners do, and at midnight. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { ItemChange } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { JobOpenings } from "#server/tables/database.ts";

/** Counts a member's open ones; of two that are posted at once, the later waits for the earlier. */
export async function countOpenInTurn(ctx: Handle, ownerId: string): Promise<number> {
  await ctx.db.selectFrom("members").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
  const { total } = await ctx.db
    .selectFrom("job_openings")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertJob(ctx: Handle, row: Insertable<JobOpenings>): Promise<void> {
  await ctx.db.insertInto("job_openings").values(row).execute();
}

export async function updateJobRow(ctx: Handle, id: string, values: Updateable<JobOpenings>): Promise<void> {
  await ctx.db.updateTable("job_openings").set(values).where("id", "=", id).execute();
}

/** The member's own, held until the transaction ends. */
export function lockJob(ctx: Handle, id: string, ownerId: string) {
  return ctx.db
    .selectFrom("job_openings")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Closes at most so many whose closing date lies before the day. */
export async function closeBefore(
  ctx: Handle,
  { day, now, most }: { day: string; now: Date; most: number },
): Promise<ItemChange[]> {
  const { rows } = await sql<ItemChange>`update job_openings set closed_at = ${now} where id in
    (select id from job_openings where deleted_at is null and closed_at is null and closing_date < ${day}::date order by id limit ${most} for update)
    returning id, place_id`.execute(ctx.db);
  return rows;
}
