/** The SQL that writes entries: as their owners do, and at midnight. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { ItemChange } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SevaEntries } from "#server/tables/database.ts";

/** Counts a member's entries; of two that are added at once, the later waits for the earlier. */
export async function countOwnInTurn(ctx: Handle, ownerId: string): Promise<number> {
  await ctx.db.selectFrom("members").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
  const { total } = await ctx.db
    .selectFrom("seva_entries")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertEntry(ctx: Handle, row: Insertable<SevaEntries>): Promise<void> {
  await ctx.db.insertInto("seva_entries").values(row).execute();
}

export async function updateEntryRow(ctx: Handle, id: string, values: Updateable<SevaEntries>): Promise<void> {
  await ctx.db.updateTable("seva_entries").set(values).where("id", "=", id).execute();
}

/** The member's own, held until the transaction ends. */
export function lockEntry(ctx: Handle, id: string, ownerId: string) {
  return ctx.db
    .selectFrom("seva_entries")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** The pictures that an entry shows, in their order. */
export async function listImageIds(ctx: Handle, id: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("seva_entry_images")
    .select("image_id")
    .where("entry_id", "=", id)
    .orderBy("place")
    .execute();
  return rows.map(({ image_id }) => image_id);
}

export async function setImages(ctx: Handle, id: string, imageIds: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom("seva_entry_images").where("entry_id", "=", id).execute();
  if (imageIds.length === 0) return;
  const rows = imageIds.map((image_id, place) => ({ entry_id: id, image_id, place }));
  await ctx.db.insertInto("seva_entry_images").values(rows).execute();
}

/** Keys of pictures by id, in no order. */
export async function listImageKeys(ctx: Handle, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.selectFrom("images").select(["id", "key"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** Ends at most so many events whose last day lies before this one. */
export async function endBefore(
  ctx: Handle,
  { day, now, most }: { day: string; now: Date; most: number },
): Promise<ItemChange[]> {
  const { rows } = await sql<ItemChange>`update seva_entries set ended_at = ${now} where id in
    (select id from seva_entries where deleted_at is null and ended_at is null and kind = 'event' and coalesce(ends_on, starts_on) < ${day}::date
      order by id limit ${most} for update)
    returning id, place_id`.execute(ctx.db);
  return rows;
}
