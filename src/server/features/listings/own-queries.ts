/** The SQL of owners' listings: reading their own whole, and every write. */
import { CompiledQuery, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { instantOf, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";
import type { Listings } from "#server/tables/database.ts";

export interface OwnListingRow extends KeysetRow {
  owner_id: string;
  name: string;
  description: string;
  price_paise: number | null;
  status: "active" | "inactive";
  is_public: boolean;
  views: number;
  leads_count: number;
  posted_at: Date;
  business_id: string;
  business_name: string;
  rejection_message: string | null;
  address: string;
  phone: string;
  place_id: number;
  place_name: string;
  place_name_hi: string | null;
  place_slug: string;
  images: string[];
}

const OWN = `select x.id, ${microsOf("x.posted_at")}, x.owner_id, x.name, x.description, x.price_paise, x.status, x.is_public, x.views, x.leads_count, x.posted_at, x.business_id,
    b.name as business_name, b.rejection_message, b.address, b.phone, x.place_id, p.name as place_name, p.name_hi as place_name_hi, p.slug as place_slug,
    array(select i.key from listing_images li join images i on i.id = li.image_id where li.listing_id = x.id order by li.place) as images
  from listings x join businesses b on b.id = x.business_id join places p on p.id = x.place_id
  where x.owner_id = $1 and x.deleted_at is null and b.deleted_at is null`;

export async function findOwn(ctx: Handle, ownerId: string, id: string): Promise<OwnListingRow | undefined> {
  return (await run<OwnListingRow>(ctx, `${OWN} and x.id = $2`, [ownerId, id]))[0];
}

/** One row more than `limit`, newest first; of one business when it is named. */
export function listOwn(
  ctx: Handle,
  { ownerId, businessId, from, limit }: { ownerId: string; businessId?: string; from: Keyset; limit: number },
): Promise<OwnListingRow[]> {
  const ofBusiness = businessId === undefined ? "" : "and x.business_id = $5";
  const text = `${OWN} ${ofBusiness} and (x.posted_at, x.id) < (${instantOf("$2")}, $3::uuid) order by x.posted_at desc, x.id desc limit $4`;
  return run(ctx, text, [
    ownerId,
    from.atMicros,
    from.id,
    limit + 1,
    ...(businessId === undefined ? [] : [businessId]),
  ]);
}

/** Held until the transaction ends; its business before it, so that a change of the one cannot slip between a change of the other and what is kept of both. */
export async function lockListing(ctx: Handle, id: string, ownerId: string) {
  await sql`select 1 from businesses where id = (select business_id from listings where id = ${id} and owner_id = ${ownerId}) for share`.execute(
    ctx.db,
  );
  return ctx.db
    .selectFrom("listings")
    .select(["id", "name", "business_id", "place_id", "status", "is_public"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Owner, place, kind and visibility come from the business, which is held so that a decision about it cannot slip between. False when there is no such business of the owner. */
export async function insertListing(
  ctx: Handle,
  row: {
    id: string;
    businessId: string;
    ownerId: string;
    name: string;
    description: string;
    pricePaise: number | null;
    status: "active" | "inactive" | undefined;
    now: Date;
  },
): Promise<boolean> {
  const { rows } =
    await sql`insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, description, price_paise, status, is_public, posted_at, updated_at)
    select ${row.id}, b.id, b.owner_id, b.place_id, b.subcategory_id, ${row.name}, ${row.description}, ${row.pricePaise}, ${row.status ?? "active"}, b.approval = 'approved', ${row.now}, ${row.now}
    from (select * from businesses where id = ${row.businessId} and owner_id = ${row.ownerId} and deleted_at is null for share) b
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

/** Undefined when there is no such business of the owner. */
export async function countOwn(
  ctx: Handle,
  ownerId: string,
  businessId: string,
): Promise<{ total: number; active: number } | undefined> {
  const text = `select count(l.id)::int as total, (count(l.id) filter (where l.status = 'active'))::int as active
    from businesses b left join listings l on l.business_id = b.id and l.deleted_at is null
    where b.id = $2 and b.owner_id = $1 and b.deleted_at is null group by b.id`;
  return (await run<{ total: number; active: number }>(ctx, text, [ownerId, businessId]))[0];
}

async function run<Row>({ db }: Handle, text: string, values: unknown[]): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
