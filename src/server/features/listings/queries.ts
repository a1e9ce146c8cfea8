/** The SQL that reads listings for the public: the lists of a business, and whole rows with what their businesses lend them. */
import type { Selectable } from "kysely";
import type { ListedKind } from "#server/features/directory/kinds.ts";
import type { ViewRow } from "#server/features/directory/locked-view.ts";
import { type ListedRow, listedColumns } from "#server/features/directory/newest-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { instantOf, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Listings } from "#server/tables/database.ts";

/** Listings as their lists read them. */
export const listedListings: ListedKind = {
  key: "listing",
  number: 1,
  table: "listings",
  postedAt: "posted_at",
  hasCategory: true,
  isPublic: (alias) => `${alias}.deleted_at is null and ${alias}.is_public and ${alias}.status = 'active'`,
};

/** The public ones of one business. Named like all lists of the directory. */
export function listOfBusiness(
  ctx: Handle,
  { businessId, from, limit }: { businessId: string; from: Keyset; limit: number },
): Promise<ListedRow[]> {
  return ctx.query({
    name: "listings-of-business",
    text: () => `select ${listedColumns(listedListings)} from (select n.* from listings n
        where ${listedListings.isPublic("n")} and n.business_id = $4 and (n.posted_at, n.id) < (${instantOf("$1")}, $2::uuid)
        order by n.posted_at desc, n.id desc limit $3) x order by x.posted_at desc, x.id desc`,
    values: [from.atMicros, from.id, limit + 1, businessId],
  });
}

export type ListingRow = ViewRow &
  Pick<Selectable<Listings>, "price_paise" | "business_id" | "status" | "is_public" | "posted_at"> & {
    business_name: string;
    /** It, or its business. */
    is_deleted: boolean;
    was_public: boolean;
  };

/** One listing, public or not: the verb decides. */
export async function findListing(ctx: Handle, id: string): Promise<ListingRow | undefined> {
  return (await listByIds(ctx, [id]))[0];
}

/** Listings, public or not, in no order. Named: it answers every page that a member opens. */
export function listByIds(ctx: Handle, ids: readonly string[]): Promise<ListingRow[]> {
  return ctx.query({
    name: "listings-by-ids",
    text: () => `select x.id, x.name, x.description, x.price_paise, x.posted_at, x.updated_at, x.business_id, x.owner_id, x.status, x.is_public,
        x.deleted_at is not null or b.deleted_at is not null as is_deleted, b.approved_at is not null as was_public,
        b.name as business_name, b.lat, b.lng, b.address, b.pin_code, b.website, b.opening_hours, x.subcategory_id, x.place_id,
        array(select i.key from listing_images li join images i on i.id = li.image_id where li.listing_id = x.id order by li.place) as images
      from listings x join businesses b on b.id = x.business_id where x.id = any($1::uuid[])`,
    values: [ids],
  });
}
