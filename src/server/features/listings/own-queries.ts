/** The SQL that reads owners' listings whole, and holds one for a change. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

const COLUMNS = [
  "x.id",
  "x.owner_id",
  "x.name",
  "x.description",
  "x.price_paise",
  "x.status",
  "x.is_public",
  "x.views",
  "x.leads_count",
  "x.posted_at",
  "x.business_id",
  "x.place_id",
  "b.name as business_name",
  "b.rejection_message",
  "b.address",
  "b.phone",
  "p.name as place_name",
  "p.name_hi as place_name_hi",
  "p.slug as place_slug",
] as const;

function ownListings({ db }: Handle, ownerId: string) {
  return db
    .selectFrom("listings as x")
    .innerJoin("businesses as b", "b.id", "x.business_id")
    .innerJoin("places as p", "p.id", "x.place_id")
    .select(COLUMNS)
    .select([
      atMicros("x.posted_at"),
      sql<
        string[]
      >`array(select i.key from listing_images li join images i on i.id = li.image_id where li.listing_id = x.id order by li.place)`.as(
        "images",
      ),
    ])
    .where("x.owner_id", "=", ownerId)
    .where("x.deleted_at", "is", null)
    .where("b.deleted_at", "is", null);
}

export function findOwn(ctx: Handle, ownerId: string, id: string) {
  return ownListings(ctx, ownerId).where("x.id", "=", id).executeTakeFirst();
}
export type OwnListingRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** One row more than `limit`, newest first; of one business when it is named. */
export function listOwn(
  ctx: Handle,
  { ownerId, businessId, from, limit }: { ownerId: string; businessId?: string; from: Keyset; limit: number },
): Promise<OwnListingRow[]> {
  return ownListings(ctx, ownerId)
    .$if(businessId !== undefined, (query) => query.where("x.business_id", "=", businessId!))
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** Held until the transaction ends; its business before it, so that a change of the one cannot slip between a change of the other and what is stored of both. */
export async function lockListing(ctx: Handle, id: string, ownerId: string) {
  await ctx.db
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", (e) =>
      e.selectFrom("listings").select("business_id").where("id", "=", id).where("owner_id", "=", ownerId),
    )
    .forShare()
    .execute();
  return ctx.db
    .selectFrom("listings")
    .select(["id", "name", "business_id", "place_id", "status", "is_public"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when there is no such business of the owner. */
export function countOwn(
  ctx: Handle,
  ownerId: string,
  businessId: string,
): Promise<{ total: number; active: number } | undefined> {
  return ctx.db
    .selectFrom("businesses as b")
    .leftJoin("listings as l", (join) => join.onRef("l.business_id", "=", "b.id").on("l.deleted_at", "is", null))
    .select(({ fn }) => [
      fn.count<number>("l.id").as("total"),
      fn.count<number>("l.id").filterWhere("l.status", "=", "active").as("active"),
    ])
    .where("b.id", "=", businessId)
    .where("b.owner_id", "=", ownerId)
    .where("b.deleted_at", "is", null)
    .groupBy("b.id")
    .executeTakeFirst();
}
