/** The SQL that writes listings and their pictures. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Businesses, Listings } from "#server/tables/database.ts";

/** What the form holds; without a status, a new listing is active and an old one stays as it is. */
export type ListingValues = Pick<Insertable<Listings>, "name" | "description" | "price_paise" | "status">;

/** Owner, place, category and visibility come from the business, which is held so that a decision about it cannot slip between. False when there is no such business of the owner. */
export async function insertListing(
  ctx: Handle,
  row: ListingValues & Pick<Insertable<Listings>, "id" | "business_id" | "owner_id">,
  now: Date,
): Promise<boolean> {
  const { rows } =
    await sql`insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, description, price_paise, status, is_public, posted_at, updated_at)
    select ${row.id}, b.id, b.owner_id, b.place_id, b.subcategory_id, ${row.name}, ${row.description}, ${row.price_paise}, ${row.status ?? "active"}, b.approval = 'approved', ${now}, ${now}
    from (select * from businesses where id = ${row.business_id} and owner_id = ${row.owner_id} and deleted_at is null for share) b
    returning id`.execute(ctx.db);
  return rows.length > 0;
}

export async function updateListingRow(ctx: Handle, id: string, values: Updateable<Listings>): Promise<void> {
  await ctx.db.updateTable("listings").set(values).where("id", "=", id).execute();
}

export async function setImages(ctx: Handle, id: string, imageIds: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom("listing_images").where("listing_id", "=", id).execute();
  if (imageIds.length === 0) return;
  const rows = imageIds.map((image_id, place) => ({ listing_id: id, image_id, place }));
  await ctx.db.insertInto("listing_images").values(rows).execute();
}

/** Ids of a listing's pictures by key. */
export async function imageIdsByKey(ctx: Handle, id: string): Promise<Map<string, string>> {
  const rows = await ctx.db
    .selectFrom("listing_images as l")
    .innerJoin("images as i", "i.id", "l.image_id")
    .select(["i.key", "i.id"])
    .where("l.listing_id", "=", id)
    .execute();
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** All of one business, the deleted ones too, become another's, where and of what category that one is; it is public. */
export async function moveListings(
  ctx: Handle,
  from: string,
  to: Pick<Selectable<Businesses>, "id" | "owner_id" | "place_id" | "subcategory_id">,
): Promise<void> {
  const { id: business_id, owner_id, place_id, subcategory_id } = to;
  await ctx.db
    .updateTable("listings")
    .set({ business_id, owner_id, place_id, subcategory_id, is_public: true })
    .where("business_id", "=", from)
    .execute();
}
