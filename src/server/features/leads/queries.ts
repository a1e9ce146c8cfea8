/** The SQL of leads. The columns leads_count of businesses and listings are written here alone. */
import { type Insertable, sql } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { LeadsTable } from "#server/tables/leads.ts";

type Handle = Pick<Ctx, "db">;

/** What a lead is about. */
export interface Item {
  kind: "listing" | "business";
  id: string;
}

export interface Thing {
  owner_id: string;
  name: string;
  phone: string;
  email: string | null;
  owner_plan_expires_at: Date | null;
}

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

export interface AskerRow {
  contact_person: string;
  phone: string;
  email: string | null;
  state: string;
  city: string;
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

/** The columns that name an item in rows about it. */
export function itemColumns(item: Item): { listing_id: string | null; business_id: string | null } {
  return {
    listing_id: item.kind === "listing" ? item.id : null,
    business_id: item.kind === "business" ? item.id : null,
  };
}

/** A public business, or a public offering with its business's contact; nothing of a blocked owner. The owner's plan stays as read until the transaction ends. */
export function findThing(ctx: Handle, item: Item): Promise<Thing | undefined> {
  const base = ctx.db
    .selectFrom("businesses as b")
    .innerJoin("members as o", "o.id", "b.owner_id")
    .select(["b.owner_id", "b.phone", "b.email", "o.plan_expires_at as owner_plan_expires_at"])
    .where("b.approval", "=", "approved")
    .where("b.deleted_at", "is", null)
    .where("o.blocked_at", "is", null)
    .forShare("o");
  if (item.kind === "business") return base.select("b.name").where("b.id", "=", item.id).executeTakeFirst();
  return base
    .innerJoin("listings as l", "l.business_id", "b.id")
    .select("l.name")
    .where("l.id", "=", item.id)
    .where("l.deleted_at", "is", null)
    .where("l.is_public", "=", true)
    .where("l.status", "=", "active")
    .executeTakeFirst();
}

/** The name and number of leads of an item that is the member's own. */
export function findOwnThing(
  ctx: Handle,
  item: Item,
  ownerId: string,
): Promise<{ name: string; leads_count: number } | undefined> {
  return ctx.db
    .selectFrom(item.kind === "listing" ? "listings" : "businesses")
    .select(["name", "leads_count"])
    .where("id", "=", item.id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The contact fields of a member's own data, for the click markers. */
export async function getAsker(ctx: Handle, memberId: string): Promise<AskerRow> {
  const row = await ctx.db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .select(["m.first_name", "m.last_name", "m.phone", "m.email", "p.name as city", "s.name as state"])
    .where("m.id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    contact_person: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    email: row.email,
    state: row.state ?? "",
    city: row.city ?? "",
  };
}

/** The lead that the same person made of the same thing with the same words on the same day. */
export function findSameLead(
  ctx: Handle,
  memberId: string,
  item: Item,
  lead: Pick<Insertable<LeadsTable>, "marker" | "contact_person" | "phone" | "email" | "query" | "day">,
): Promise<{ id: string } | undefined> {
  const same = ctx.db
    .selectFrom("leads")
    .select("id")
    .where("member_id", "=", memberId)
    .where(item.kind === "listing" ? "listing_id" : "business_id", "=", item.id)
    .where("day", "=", lead.day);
  if (lead.marker) return same.where("marker", "=", lead.marker).executeTakeFirst();
  return same
    .where("marker", "is", null)
    .where("contact_person", "=", lead.contact_person)
    .where("phone", "=", lead.phone)
    .where("email", "is not distinct from", lead.email ?? null)
    .where("query", "=", lead.query ?? "")
    .executeTakeFirst();
}

export async function insertLead(ctx: Handle, item: Item, row: Insertable<LeadsTable>): Promise<void> {
  await ctx.db.insertInto("leads").values(row).execute();
  await addToCount(ctx, item, 1);
}

export async function countQueriesOfDay(ctx: Handle, memberId: string, day: string): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("leads")
    .select((e) => e.fn.countAll<string>().as("total"))
    .where("member_id", "=", memberId)
    .where("marker", "is", null)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One page of an item's leads, newest first; `after` is the last id of the page before. */
export function listLeads(
  ctx: Handle,
  item: Item,
  { limit, after }: { limit: number; after?: string },
): Promise<LeadRow[]> {
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

export async function countWaiting(ctx: Handle, ownerId: string): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("leads")
    .select((e) => e.fn.countAll<string>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("waiting", "=", true)
    .executeTakeFirstOrThrow();
  return Number(total);
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

async function addToCount(ctx: Handle, item: Item, n: number): Promise<void> {
  const table = item.kind === "listing" ? sql.table("listings") : sql.table("businesses");
  await sql`update ${table} set leads_count = greatest(0, leads_count + ${n}) where id = ${item.id}`.execute(ctx.db);
}
