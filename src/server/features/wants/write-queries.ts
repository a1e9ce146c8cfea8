/** The SQL that writes wants: as their owners do, and at midnight. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { ItemChange } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Wants } from "#server/tables/database.ts";

/** Counts a member's open ones of a kind; of two that are posted at once, the later waits for the earlier. */
export async function countOpenInTurn(ctx: Handle, ownerId: string, kind: number): Promise<number> {
  await ctx.db.selectFrom("members").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
  const { total } = await ctx.db
    .selectFrom("wants")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("kind", "=", kind)
    .where("deleted_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertWant(ctx: Handle, row: Insertable<Wants>): Promise<void> {
  await ctx.db.insertInto("wants").values(row).execute();
}

export async function updateWantRow(ctx: Handle, id: string, values: Updateable<Wants>): Promise<void> {
  await ctx.db.updateTable("wants").set(values).where("id", "=", id).execute();
}

export type LockedWant = Selectable<Wants>;

/** Held until the transaction ends, deleted or not. */
export function lockWant(ctx: Handle, id: string): Promise<LockedWant | undefined> {
  return ctx.db.selectFrom("wants").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Ends at most so many whose last day lies before this one. */
export async function endBefore(
  ctx: Handle,
  { day, now, most }: { day: string; now: Date; most: number },
): Promise<Array<ItemChange & { kind: number }>> {
  const { rows } = await sql<
    ItemChange & { kind: number }
  >`update wants set ended_at = ${now}, outcome = 'expired' where id in
    (select id from wants where deleted_at is null and ended_at is null and until_date < ${day}::date order by id limit ${most} for update)
    returning id, place_id, kind`.execute(ctx.db);
  return rows;
}

/** Of at most so many public ones whose last day is near and whose owners have not been told of that day; they are told by it. */
export async function takeToRemind(
  ctx: Handle,
  { day, most }: { day: string; most: number },
): Promise<Array<Pick<LockedWant, "id" | "kind" | "owner_id" | "name" | "until_date">>> {
  const { rows } = await sql<
    Pick<LockedWant, "id" | "kind" | "owner_id" | "name" | "until_date">
  >`update wants set reminded_of = until_date where id in
    (select id from wants where deleted_at is null and ended_at is null and approval = 'approved' and until_date <= ${day}::date
       and reminded_of is distinct from until_date order by id limit ${most} for update)
    returning id, kind, owner_id, name, until_date`.execute(ctx.db);
  return rows;
}
