/** The SQL of the record of contact reveals, and of clicks counted without a lead. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ContactClicks, ContactReveals } from "#server/tables/database.ts";
import type { Item } from "./thing-queries.ts";

/** How far today's contacts are used up. */
export interface Used {
  /** Other things whose contact the member opened today. */
  things: number;
  /** Other members who opened this contact today, through the business or any of its offerings. */
  people: number;
  /** Rows the member wrote today. */
  rows: number;
  /** Whether the member opened this very thing today. */
  opened: boolean;
}

/** A thing and the business whose contact it shows. */
export interface Shown {
  id: string;
  business_id: string;
  owner_id: string;
}

/** Holds everyone who asks as this member, or for this contact, until the transaction ends: caps are counted one after another. */
export async function lockReveal(ctx: Handle, memberId: string, shown: Shown): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reveal by ${memberId}`}, 0))`.execute(ctx.db);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reveal of ${shown.business_id}`}, 0))`.execute(ctx.db);
}

export async function countUsed(ctx: Handle, memberId: string, shown: Shown, day: string): Promise<Used> {
  const { rows } = await sql<{ things: number; rows: number; people: number; opened: boolean }>`
    with mine as (
      select coalesce(listing_id, business_id) as thing from contact_reveals where member_id = ${memberId} and day = ${day}
    )
    select
      (select count(distinct thing) from mine where thing <> ${shown.id})::int as things,
      (select count(*) from mine)::int as rows,
      (select count(distinct r.member_id) from contact_reveals r left join listings l on l.id = r.listing_id
        where r.owner_id = ${shown.owner_id} and r.day = ${day} and r.member_id <> ${memberId}
          and coalesce(l.business_id, r.business_id) = ${shown.business_id})::int as people,
      exists (select 1 from mine where thing = ${shown.id}) as opened`.execute(ctx.db);
  return rows[0]!;
}

export async function insertReveal(ctx: Handle, row: Insertable<ContactReveals>): Promise<void> {
  await ctx.db.insertInto("contact_reveals").values(row).execute();
}

export async function deleteRevealsBefore(ctx: Handle, day: Date): Promise<void> {
  await ctx.db.deleteFrom("contact_reveals").where("revealed_at", "<", day).execute();
}

/** False when the same click was counted today already. */
export async function insertClick(ctx: Handle, row: Insertable<ContactClicks>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto("contact_clicks")
    .values(row)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export async function countClicks(
  ctx: Handle,
  item: Item,
): Promise<Array<{ click: "directions" | "website" | "detail"; total: number }>> {
  return ctx.db
    .selectFrom("contact_clicks")
    .select((e) => ["click", e.fn.countAll<number>().as("total")])
    .where(sql`coalesce(listing_id, business_id)`, "=", item.id)
    .groupBy("click")
    .execute();
}
