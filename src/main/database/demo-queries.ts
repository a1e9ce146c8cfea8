/** The SQL of filling a database as a demo. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Businesses, Listings, Members } from "#server/tables/database.ts";

/** True when the database was filled as a demo. */
export async function isDemo({ db }: Handle): Promise<boolean> {
  return (await db.selectFrom("settings").select("key").where("key", "=", "demo").executeTakeFirst()) !== undefined;
}

export async function markAsDemo({ db }: Handle, since: Date): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key: "demo", value: JSON.stringify({ since }) })
    .execute();
}

/** What the operator would have set; later reference data leaves it as it is. */
export async function changeSetting({ db }: Handle, key: string, values: object): Promise<void> {
  await db
    .updateTable("settings")
    .set({ value: sql`(value || ${JSON.stringify(values)}::jsonb) - 'isDefault'` })
    .where("key", "=", key)
    .execute();
}

export async function hasMembers({ db }: Handle): Promise<boolean> {
  return (await db.selectFrom("members").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export async function discountPlans({ db }: Handle, discountPaise: number): Promise<void> {
  await db.updateTable("plans").set({ discount_paise: discountPaise }).where("on_sale", "=", true).execute();
}

/** slug -> id. */
export async function listIds({ db }: Handle, table: "places" | "subcategories"): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(["slug", "id"]).execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** slug -> id and middle. */
export async function listPlacePoints({ db }: Handle) {
  const rows = await db.selectFrom("places").select(["slug", "id", "lat", "lng"]).execute();
  return new Map(rows.map(({ slug, ...point }) => [slug, point]));
}

export async function insertMember({ db }: Handle, row: Insertable<Members>): Promise<void> {
  await db.insertInto("members").values(row).execute();
}

export async function insertBusiness({ db }: Handle, row: Insertable<Businesses>): Promise<void> {
  await db.insertInto("businesses").values(row).execute();
}

export async function insertListing({ db }: Handle, row: Insertable<Listings>): Promise<void> {
  await db.insertInto("listings").values(row).execute();
}
