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
  "contact_id",
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

/** As it stands in a list: with the name of what it asks about, where that belongs to the item whose list it is. */
export type ListedLead = LeadRow & { offering: string | null; offering_is_gone: boolean; contact_name: string };

/** An item as its owner works on its leads: what somebody sent before they became the owner is none of them. */
export type OwnItem = Item & { ownerId: string };
/** The leads of one item, or of all businesses of an owner. */
export type OwnList = OwnItem | { ownerId: string };

/** An item's leads and those of what belongs to it, or all of an owner's, newest first. */
export function listLeads(
  ctx: Handle,
  list: OwnList,
  { limit, after, stage }: IdRange & { stage?: LeadRow["stage"] },
): Promise<ListedLead[]> {
  const itself = "id" in list ? list.id : null;
  const offering = sql`from listings o where o.id = leads.item_id and o.id is distinct from ${itself}::uuid`;
  return leadsOf(ctx, list)
    .select(COLUMNS)
    .select([
      sql<string | null>`(select o.name ${offering})`.as("offering"),
      sql<boolean>`coalesce((select o.deleted_at is not null ${offering}), false)`.as("offering_is_gone"),
      sql<string>`(select b.name from businesses b where b.id = leads.contact_id)`.as("contact_name"),
    ])
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

/** Notes the way in which its sender asked last. */
export async function updateWay(
  { db }: Handle,
  id: string,
  { marker, query }: Pick<LeadRow, "marker" | "query">,
): Promise<void> {
  await db.updateTable("leads").set({ marker, query }).where("id", "=", id).execute();
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

/** Deletes an item's leads and those of what belongs to it. Answers how many went. */
export async function deleteLeads(ctx: Handle, item: OwnItem): Promise<number> {
  const gone = await ctx.db
    .deleteFrom("leads")
    .where(isOf(item))
    .where("owner_id", "=", item.ownerId)
    .returning("item_id")
    .execute();
  const ids = gone.map(({ item_id }) => item_id);
  await addToCount(ctx, item, -ids.filter((id) => id === item.id).length);
  await sql`update listings set leads_count = 0 where id = any (${ids}::uuid[]) and id <> ${item.id}`.execute(ctx.db);
  return gone.length;
}

export function leadsOf({ db }: Handle, list: OwnList) {
  const { ownerId } = list;
  const ofBusinesses = sql<boolean>`contact_id in (select id from businesses where owner_id = ${ownerId} and deleted_at is null)`;
  return db
    .selectFrom("leads")
    .where("id" in list ? isOf(list) : ofBusinesses)
    .where("owner_id", "=", ownerId);
}

/** What an owner has of a kind, deleted or not. */
export async function listOwnIds({ db }: Handle, { table }: Kind, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom(table).select("id").where("owner_id", "=", ownerId).execute();
  return rows.map(({ id }) => id);
}

/** Leads of what belongs to a business name it by its contact. */
function isOf({ kind, id }: Item) {
  return sql<boolean>`((item_kind = ${kind.number} and item_id = ${id}) or contact_id = ${id})`;
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
