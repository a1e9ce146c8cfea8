/** The SQL of reference data: which files are loaded, categories, plans, and the first settings. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Categories, Plans, Subcategories } from "#server/tables/database.ts";

/** The hash under which a file was loaded. */
export async function findLoadedHash({ db }: Handle, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("reference_files").select("hash").where("name", "=", name).executeTakeFirst();
  return row?.hash;
}

export async function recordLoaded({ db }: Handle, name: string, hash: string): Promise<void> {
  await db
    .insertInto("reference_files")
    .values({ name, hash })
    .onConflict((c) => c.column("name").doUpdateSet({ hash }))
    .execute();
}

export async function upsertCategory({ db }: Handle, row: Insertable<Categories>): Promise<void> {
  await db
    .insertInto("categories")
    .values(row)
    .onConflict((o) => o.column("id").doUpdateSet(row))
    .execute();
}

export async function upsertSubcategory({ db }: Handle, row: Insertable<Subcategories>): Promise<void> {
  await db
    .insertInto("subcategories")
    .values(row)
    .onConflict((o) => o.column("id").doUpdateSet(row))
    .execute();
}

/** Plans that the portal has already stay as they are: what they cost is the operator's to change (`npm run plan`). */
export async function insertNewPlans({ db }: Handle, rows: Insertable<Plans>[]): Promise<void> {
  await db
    .insertInto("plans")
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** What the operator has edited (an edit drops isDefault) stays as it is. */
export async function upsertDefaultSetting({ db }: Handle, key: string, value: object): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value: JSON.stringify({ ...value, isDefault: true }) })
    .onConflict((c) =>
      c
        .column("key")
        .doUpdateSet((e) => ({ value: e.ref("excluded.value"), updated_at: sql`now()` }))
        .where(sql<boolean>`settings.value ->> 'isDefault' = 'true'`),
    )
    .execute();
}

export async function upsertWordFamily({ db }: Handle, family: { id: number; words: string[] }): Promise<void> {
  await db
    .insertInto("word_families")
    .values(family)
    .onConflict((o) => o.column("id").doUpdateSet({ words: family.words }))
    .execute();
}
