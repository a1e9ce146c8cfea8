/** The SQL of leads: their reading, writing and deleting, and those that wait. The columns leads_count of all items are written here alone. */
import { type Insertable, type Selectable, sql } from "kysely";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Item, Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import type { Leads } from "#server/tables/database.ts";

export const COLUMNS = [
  "id",
  "item_id",
  "marker",
  "contact_person",
  "phone",
  "email",
  "query",
  "state",
  "city",
  "waiting",
  "created_at",
  "stage",
  "note",
  "follow_up_on",
] as const;
export type LeadRow = Pick<Selectable<Leads>, (typeof COLUMNS)[number]>;

/** An item as its owner works on its leads: what somebody sent before they became the owner is none of them. */
export type OwnItem = Item & { ownerId: string };

/** An item's leads, newest first. */
export function listLeads(
  ctx: Handle,
  item: OwnItem,
  { limit, after, stage }: IdRange & { stage?: LeadRow["stage"] },
): Promise<LeadRow[]> {
  return leadsOf(ctx, item)
    .select(COLUMNS)
    .where(notBlockedBetween("owner_id", "member_id"))
    .$if(stage !== undefined, (q) => q.where("stage", "=", stage!))
    .$if(after !== undefined, (q) => q.where("id", "<", after!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function insertLead(ctx: Handle, item: Item, row: Insertable<Leads>): Promise<void> {
  await ctx.db.insertInto("leads").values(row).execute();
  await addToCount(ctx, item, 1);
}

/** Deletes one lead of a kind, if it is the owner's. Answers how many went. */
export async function deleteLead(ctx: Handle, kind: Kind, id: string, ownerId: string): Promise<number> {
  const gone = await ctx.db
    .deleteFrom("leads")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("item_kind", "=", kind.number)
    .returning("item_id")
    .executeTakeFirst();
  if (!gone) return 0;
  await addToCount(ctx, { kind, id: gone.item_id }, -1);
  return 1;
}

export async function deleteLeads(ctx: Handle, item: OwnItem): Promise<number> {
  const gone = await ctx.db
    .deleteFrom("leads")
    .where("item_kind", "=", item.kind.number)
    .where("item_id", "=", item.id)
    .where("owner_id", "=", item.ownerId)
    .returning("id")
    .execute();
  await addToCount(ctx, item, -gone.length);
  return gone.length;
}

function leadsOf(ctx: Handle, { kind, id, ownerId }: OwnItem) {
  return ctx.db
    .selectFrom("leads")
    .where("item_kind", "=", kind.number)
    .where("item_id", "=", id)
    .where("owner_id", "=", ownerId);
}

async function addToCount(ctx: Handle, { kind, id }: Item, n: number): Promise<void> {
  await sql`update ${sql.table(kind.table)} set leads_count = greatest(0, leads_count + ${n}) where id = ${id}`.execute(
    ctx.db,
  );
}

export async function countWaiting(ctx: Handle, ownerId: string): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("leads")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("waiting", "=", true)
    .where(notBlockedBetween("owner_id", "member_id"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Opens the leads that waited; answers how many of them the owner is shown: not those of whom a block hides. */
export async function releaseLeads(ctx: Handle, ownerId: string, now: Date): Promise<number> {
  const released = await ctx.db
    .updateTable("leads")
    .set({ waiting: false, released_at: now })
    .where("owner_id", "=", ownerId)
    .where("waiting", "=", true)
    .returning(notBlockedBetween("owner_id", "member_id").as("is_shown"))
    .execute();
  return released.filter(({ is_shown }) => is_shown).length;
}
