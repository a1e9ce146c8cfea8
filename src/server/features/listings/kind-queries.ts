/** The SQL of what the rooms that serve every kind ask of listings. */
import { CHECK_TRAITS } from "#server/features/businesses/checks.ts";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { ItemTraits, ReachedRow, SearchSource } from "#server/features/directory/kinds.ts";
import { listSources } from "#server/features/directory/search-source-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listedListings } from "./queries.ts";

/** The businesses of these listings, deleted ones included. */
export async function listBusinessIds(ctx: Handle, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.selectFrom("listings").select("business_id").distinct().where("id", "in", ids).execute();
  return rows.map(({ business_id }) => business_id);
}

/** Of all listings of these businesses, public or not. */
export async function listIdsOfBusinesses(ctx: Handle, businessIds: readonly string[]): Promise<string[]> {
  if (businessIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("listings")
    .select("id")
    .where("business_id", "in", businessIds)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export function listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]> {
  return listSources(ctx, listedListings, ids, {
    columns: `b.name as business_name, '' as offering_names, b.lat, b.lng, b.opening_hours is not null as has_hours,
      (select count(*)::int from listing_images i where i.listing_id = x.id) as images`,
    join: "join businesses b on b.id = x.business_id",
  });
}

/** A named statement: it is a part of searches. */
export function listTraits(ctx: Handle, ids: readonly string[]): Promise<ItemTraits[]> {
  return ctx.query({
    name: "traits-of-listing",
    text: () => `select x.id, x.posted_at, array[x.subcategory_id] as subcategory_ids, x.price_paise::float8 as price_paise, b.opening_hours, b.languages, ${CHECK_TRAITS},
        exists (select 1 from listing_images i where i.listing_id = x.id) as has_picture
      from listings x join businesses b on b.id = x.business_id join members m on m.id = b.owner_id where x.id = any($1::uuid[])`,
    values: [ids],
  });
}

/** With the contact of its business, which is public too. */
export function findReached(ctx: Handle, id: string): Promise<ReachedRow | undefined> {
  return ctx.db
    .selectFrom("listings as l")
    .innerJoin("businesses as b", "b.id", "l.business_id")
    .innerJoin("members as o", "o.id", "b.owner_id")
    .select(["b.owner_id", "b.id as contact_id", "l.name", "b.phone", "b.email"])
    .select("o.plan_expires_at as owner_plan_expires_at")
    .where("l.id", "=", id)
    .where(publicRows(listedListings, "l"))
    .where("b.approval", "=", "approved")
    .where("b.deleted_at", "is", null)
    .where("o.blocked_at", "is", null)
    .forShare("o")
    .executeTakeFirst();
}

export function listForSitemap(ctx: Handle, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .selectFrom("listings as l")
    .innerJoin("businesses as b", "b.id", "l.business_id")
    .innerJoin("places as p", "p.id", "l.place_id")
    .select(["l.id", "l.name", "l.updated_at", "l.business_id", "b.name as business_name", "p.slug as place"])
    .where(publicRows(listedListings, "l"))
    .orderBy("l.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
