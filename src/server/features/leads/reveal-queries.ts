/** The SQL of the record of contact reveals, and of clicks that are counted without a lead. */
import { type Insertable, type Selectable, sql } from "kysely";
import type { Item } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ContactClicks, ContactReveals } from "#server/tables/database.ts";

/** How far today's contacts are used up. */
export interface Usage {
  /** Other items through which the member opened a contact today. */
  items: number;
  /** Other members who opened this contact today, through whichever item shows it. */
  people: number;
  /** Rows that the member wrote today. */
  rows: number;
  /** Whether the member opened it through this very item today. */
  opened: boolean;
}

/** Holds everyone who asks as this member, or for this contact, until the transaction ends: caps are counted one after another. */
export async function lockReveal(ctx: Handle, memberId: string, contactId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reveal by ${memberId}`}, 0))`.execute(ctx.db);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reveal of ${contactId}`}, 0))`.execute(ctx.db);
}

export async function countUsage(
  ctx: Handle,
  memberId: string,
  { kind, id }: Item,
  contactId: string,
  day: string,
): Promise<Usage> {
  const { rows } = await sql<Usage>`
    with mine as (
      select item_kind, item_id, (item_kind, item_id) = (${kind.number}, ${id}::uuid) as is_this from contact_reveals where member_id = ${memberId} and day = ${day}
    )
    select
      (select count(distinct (item_kind, item_id)) from mine where not is_this)::int as items,
      (select count(*) from mine)::int as rows,
      (select count(distinct member_id) from contact_reveals where contact_id = ${contactId} and day = ${day} and member_id <> ${memberId})::int as people,
      exists (select 1 from mine where is_this) as opened`.execute(ctx.db);
  return rows[0]!;
}

export async function insertReveal(ctx: Handle, row: Insertable<ContactReveals>): Promise<void> {
  await ctx.db.insertInto("contact_reveals").values(row).execute();
}

export async function deleteRevealsBefore(ctx: Handle, day: Date): Promise<void> {
  await ctx.db.deleteFrom("contact_reveals").where("revealed_at", "<", day).execute();
}

export type Click = Selectable<ContactClicks>["click"];

/** False when the same click was counted today already. */
export async function insertClick(ctx: Handle, row: Insertable<ContactClicks>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto("contact_clicks")
    .values(row)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export function countClicks(ctx: Handle, { kind, id }: Item): Promise<Array<{ click: Click; total: number }>> {
  return ctx.db
    .selectFrom("contact_clicks")
    .select((e) => ["click", e.fn.countAll<number>().as("total")])
    .where("item_kind", "=", kind.number)
    .where("item_id", "=", id)
    .groupBy("click")
    .execute();
}
