/** The SQL of the things that leads are about: public ones with their contact, and the caller's own. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** What a lead is about. */
export interface Item {
  kind: "listing" | "business";
  id: string;
}

export interface Thing {
  owner_id: string;
  /** Whose contact it shows: its own id, when it is a business. */
  business_id: string;
  name: string;
  phone: string;
  email: string | null;
  owner_plan_expires_at: Date | null;
}

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
    .select(["b.owner_id", "b.id as business_id", "b.phone", "b.email", "o.plan_expires_at as owner_plan_expires_at"])
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
