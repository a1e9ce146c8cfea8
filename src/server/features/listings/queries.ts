/** The SQL that reads public listings: lists by keyset and one whole. */
import { type CardRow, keptCard } from "#server/features/businesses/cards.ts";
import type { ViewRow } from "#server/features/businesses/directory.ts";
import { newestPage } from "#server/features/businesses/newest.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { instantOf, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";

export type ListedListing = CardRow & KeysetRow;

export interface ListingRow extends ViewRow, KeysetRow {
  price_paise: number | null;
  business_id: string;
  business_name: string;
  status: "active" | "inactive";
  is_public: boolean;
  /** It, or its business. */
  is_deleted: boolean;
  was_public: boolean;
}

const VISIBLE = "n.deleted_at is null and n.is_public and n.status = 'active'";
const LISTED = `select x.id, ${microsOf("x.posted_at")}, x.subcategory_id, x.place_id, ${keptCard("x.id")}`;
const JOINS = "join businesses b on b.id = x.business_id";

/** One row more than `limit`, so that the end is seen. */
export function listNewest(
  ctx: Handle,
  {
    from,
    limit,
    placeId,
    subcategoryIds,
  }: { from: Keyset; limit: number; placeId?: number; subcategoryIds?: number[] },
): Promise<ListedListing[]> {
  const shape = { hasPlace: placeId !== undefined, hasKinds: subcategoryIds !== undefined };
  const page = newestPage({ table: "listings", at: "posted_at", visible: VISIBLE, ...shape });
  return ctx.query({
    name: `listings-newest${shape.hasPlace ? "-in-place" : ""}${shape.hasKinds ? "-of-kind" : ""}`,
    text: `${LISTED} from (${page}) x order by x.posted_at desc, x.id desc`,
    values: [
      from.atMicros,
      from.id,
      limit + 1,
      ...(placeId === undefined ? [] : [placeId]),
      ...(subcategoryIds === undefined ? [] : [subcategoryIds]),
    ],
  });
}

/** The public ones of one business. */
export function listOfBusiness(
  ctx: Handle,
  { businessId, from, limit }: { businessId: string; from: Keyset; limit: number },
): Promise<ListedListing[]> {
  return ctx.query({
    name: "listings-of-business",
    text: `${LISTED} from (select n.* from listings n where ${VISIBLE} and n.business_id = $4 and (n.posted_at, n.id) < (${instantOf("$1")}, $2::uuid)
        order by n.posted_at desc, n.id desc limit $3) x order by x.posted_at desc, x.id desc`,
    values: [from.atMicros, from.id, limit + 1, businessId],
  });
}

/** One listing, public or not: the verb decides. */
export async function findListing(ctx: Handle, id: string): Promise<ListingRow | undefined> {
  return (await listByIds(ctx, [id]))[0];
}

/** Listings with what their businesses lend them, public or not, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]): Promise<ListingRow[]> {
  return ctx.query({
    name: "listings-by-ids",
    text: `select x.id, ${microsOf("x.posted_at")}, x.name, x.description, x.price_paise, x.updated_at, x.business_id, x.owner_id, x.status, x.is_public,
        x.deleted_at is not null or b.deleted_at is not null as is_deleted, b.approved_at is not null as was_public,
        b.name as business_name, b.lat, b.lng, b.address, b.pin_code, b.website, b.opening_hours, x.subcategory_id, x.place_id,
        array(select i.key from listing_images li join images i on i.id = li.image_id where li.listing_id = x.id order by li.place) as images
      from listings x ${JOINS} where x.id = any($1::uuid[])`,
    values: [ids],
  });
}
