/** The SQL of leads as rows: written, listed, deleted. The columns leads_count of businesses and listings are written here alone. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import type { Leads } from "#server/tables/database.ts";
import type { Item } from "./thing-queries.ts";

export interface LeadRow {
  id: string;
  listing_id: string | null;
  business_id: string | null;
  marker: "call" | "whatsapp" | null;
  contact_person: string;
  phone: string;
  email: string | null;
  query: string;
  state: string;
  city: string;
  waiting: boolean;
  created_at: Date;
}

const COLUMNS = [
  "id",
  "listing_id",
  "business_id",
  "marker",
  "contact_person",
  "phone",
  "email",
  "query",
  "state",
  "city",
  "waiting",
  "created_at",
] as const;

export async function insertLead(ctx: Handle, item: Item, row: Insertable<Leads>): Promise<void> {
  await ctx.db.insertInto("leads").values(row).execute();
  await addToCount(ctx, item, 1);
}

/** An item's leads, newest first. */
export function listLeads(ctx: Handle, item: Item, { limit, after }: IdRange): Promise<LeadRow[]> {
  return ctx.db
    .selectFrom("leads")
    .select(COLUMNS)
    .where(item.kind === "listing" ? "listing_id" : "business_id", "=", item.id)
    .$if(after !== undefined, (q) => q.where("id", "<", after!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Deletes one lead of a kind, if it is the owner's. Answers how many went. */
export async function deleteLead(ctx: Handle, kind: Item["kind"], id: string, ownerId: string): Promise<number> {
  const gone = await ctx.db
    .deleteFrom("leads")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where(kind === "listing" ? "listing_id" : "business_id", "is not", null)
    .returning(["listing_id", "business_id"])
    .executeTakeFirst();
  if (!gone) return 0;
  await addToCount(ctx, { kind, id: (gone.listing_id ?? gone.business_id)! }, -1);
  return 1;
}

export async function deleteLeads(ctx: Handle, item: Item): Promise<number> {
  const gone = await ctx.db
    .deleteFrom("leads")
    .where(item.kind === "listing" ? "listing_id" : "business_id", "=", item.id)
    .returning("id")
    .execute();
  await addToCount(ctx, item, -gone.length);
  return gone.length;
}

async function addToCount(ctx: Handle, item: Item, n: number): Promise<void> {
  const table = item.kind === "listing" ? sql.table("listings") : sql.table("businesses");
  await sql`update ${table} set leads_count = greatest(0, leads_count + ${n}) where id = ${item.id}`.execute(ctx.db);
}
