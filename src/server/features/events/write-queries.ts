/** The SQL that writes events: as their organisers do, and when they are over. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { ItemChange } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Events } from "#server/tables/database.ts";

/** Counts a member's events that are not over; of two that are proposed at once, the later waits for the earlier. */
export async function countOwnInTurn(ctx: Handle, ownerId: string): Promise<number> {
  await ctx.db.selectFrom("members").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
  const { total } = await ctx.db
    .selectFrom("events")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .where("ended_at", "is", null)
    .where("cancelled_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertEvent(ctx: Handle, row: Insertable<Events>): Promise<void> {
  await ctx.db.insertInto("events").values(row).execute();
}

export async function updateEventRow(ctx: Handle, id: string, values: Updateable<Events>): Promise<void> {
  await ctx.db.updateTable("events").set(values).where("id", "=", id).execute();
}

export type LockedEvent = Selectable<Events>;

/** Held until the transaction ends; not one that was deleted. */
export function lockEvent(ctx: Handle, id: string): Promise<LockedEvent | undefined> {
  return ctx.db
    .selectFrom("events")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends at most so many events whose end lies before this instant. */
export async function endBefore(ctx: Handle, { now, most }: { now: Date; most: number }): Promise<ItemChange[]> {
  const { rows } = await sql<ItemChange>`update events set ended_at = ${now} where id in
    (select id from events where deleted_at is null and ended_at is null and ends_at < ${now} order by id limit ${most} for update)
    returning id, place_id`.execute(ctx.db);
  return rows;
}
