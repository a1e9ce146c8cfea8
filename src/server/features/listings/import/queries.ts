/** The SQL of a list of offerings, some hundred rows a statement. */
import { sql } from "kysely";
import { fold } from "#base/fold.ts";
import { fullerText } from "#server/features/businesses/import/fuller-text-queries.ts";
import type { StoredRow } from "#server/features/businesses/import/list-kind.ts";
import { importedAgain } from "#server/features/businesses/import/taking-back-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type ListingRow, printOf } from "./row.ts";

export interface KnownBusiness {
  id: string;
  name: string;
  phone: string;
  placeId: number;
  /** Its owner has signed up. */
  isClaimed: boolean;
}

/** Those of the phones of these rows, and those of the name in the place. In the words of the indexes. */
export async function listKnownBusinesses({ db }: Handle, rows: ListingRow[]): Promise<KnownBusiness[]> {
  const phones = rows.flatMap(({ phone }) => phone ?? []);
  const placeIds = [...new Set(rows.flatMap(({ placeId }) => placeId ?? []))];
  const names = rows.map(({ businessName }) => businessName.toLowerCase());
  const present = sql`deleted_at is null and approval in ('approved', 'pending')`;
  const found =
    await sql<KnownBusiness>`select b.id, b.name, b.phone, b.place_id as "placeId", m.pin_hash is not null as "isClaimed"
    from (select id, name, phone, place_id, owner_id from businesses where ${present} and phone = any(${phones}::text[])
      union select id, name, phone, place_id, owner_id from businesses
        where ${present} and place_id = any(${placeIds}::int[]) and lower(name) = any(${names}::text[])) b
    join members m on m.id = b.owner_id order by b.id`.execute(db);
  return found.rows;
}

/** The listings that the businesses of these rows have under their names. */
export async function findStored({ db }: Handle, rows: ListingRow[]): Promise<Map<string, StoredRow>> {
  const { rows: found } = await sql<{
    id: string;
    businessId: string;
    name: string;
    pricePaise: string | null;
    description: string;
    isClaimed: boolean;
  }>`select l.id, l.business_id as "businessId", l.name, l.price_paise as "pricePaise", l.description, m.pin_hash is not null as "isClaimed"
    from listings l join members m on m.id = l.owner_id
    where l.business_id = any(${rows.map(({ businessId }) => businessId)}::uuid[]) and l.deleted_at is null order by l.id desc`.execute(
    db,
  );
  return new Map(
    found.map(({ id, businessId, name, pricePaise, description, isClaimed }) => [
      `${businessId}|${fold(name)}`,
      {
        id,
        print: printOf({ name, pricePaise: pricePaise === null ? null : Number(pricePaise), description }),
        isDeleted: false,
        isClaimed,
      },
    ]),
  );
}

/** The businesses before the listings, as everywhere. */
export async function lockStored(ctx: Handle, rows: ListingRow[]): Promise<Map<string, StoredRow>> {
  const ids = rows.map(({ businessId }) => businessId);
  await sql`select id from businesses where id = any(${ids}::uuid[]) order by id for share`.execute(ctx.db);
  await sql`select id from listings where business_id = any(${ids}::uuid[]) order by id for update`.execute(ctx.db);
  return findStored(ctx, rows);
}

/** Owner, place, category and visibility come from the business. */
export async function insertRows(
  { db }: Handle,
  rows: Array<{ id: string; row: ListingRow }>,
  now: Date,
): Promise<string[]> {
  const added = await sql<{
    id: string;
  }>`insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, description, price_paise, status, is_public, posted_at, updated_at)
    select v.id, b.id, b.owner_id, b.place_id, b.subcategory_id, v.name, v.description, v.price_paise, 'active', b.approval = 'approved', ${now}, ${now}
    from ${recordsOf(rows)} v join businesses b on b.id = v.business_id and b.deleted_at is null returning id`.execute(
    db,
  );
  return added.rows.map(({ id }) => id);
}

export async function updateRows(
  { db }: Handle,
  rows: Array<{ id: string; row: ListingRow }>,
  now: Date,
): Promise<void> {
  await sql`update listings b set name = v.name, description = ${fullerText("description")}, price_paise = coalesce(v.price_paise, b.price_paise), updated_at = ${now}
    from ${recordsOf(rows)} v where b.id = v.id`.execute(db);
}

export const IMPORTED_COLUMNS = ["name", "description", "price_paise", "updated_at"];

function recordsOf(rows: Array<{ id: string; row: ListingRow }>) {
  const values = rows.map(({ id, row: { businessId, name, description, pricePaise } }) => ({
    id,
    business_id: businessId,
    name,
    description,
    price_paise: pricePaise,
  }));
  return sql`json_populate_recordset(null::listings, ${JSON.stringify(values)}::json)`;
}

export function hindered(importId: number) {
  return sql`select l.id, l.name, b.phone,
      case when m.pin_hash is not null then 'claimed' when ${importedAgain} then 'imported-again'
        when l.updated_at <> i.stored_at then 'edited' end as why
    from import_changes c join imports i on i.id = c.import_id join listings l on l.id = c.row_id
      join businesses b on b.id = l.business_id join members m on m.id = l.owner_id
    where c.import_id = ${importId} and l.deleted_at is null`;
}

export async function removeAdded({ db }: Handle, importId: number, except: string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update listings l set deleted_at = ${now}, updated_at = ${now}
    from import_changes c where c.before is null and c.import_id = ${importId} and l.id = c.row_id
      and l.deleted_at is null and l.id <> all(${except}::uuid[]) returning l.id`.execute(db);
  return rows.map(({ id }) => id);
}
