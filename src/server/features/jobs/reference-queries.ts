/** The SQL of areas of work and qualifications. */
import type { Handle } from "#server/platform/postgres/handle.ts";

type Table = "functional_areas" | "qualifications";
const COLUMNS = ["id", "slug", "name", "name_hi"] as const;

export interface NewEntry {
  name: string;
  name_hi: string;
}

/** By name; "other" comes last. */
export function listAreas({ db }: Handle) {
  return db
    .selectFrom("functional_areas")
    .select(COLUMNS)
    .orderBy((e) => e("slug", "=", "other"))
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** As the file has them, the lower ones first. */
export function listQualifications({ db }: Handle) {
  return db.selectFrom("qualifications").select(COLUMNS).orderBy("id").execute();
}

export async function findEntryId({ db }: Handle, table: Table, keyOrSlug: number | string) {
  const column = typeof keyOrSlug === "number" ? "id" : "slug";
  const row = await db.selectFrom(table).select("id").where(column, "=", keyOrSlug).executeTakeFirst();
  return row?.id;
}

/** Adds those whose slug is new; answers their names. */
export async function addEntries(
  { db }: Handle,
  table: Table,
  entries: ReadonlyArray<NewEntry & { slug: string }>,
): Promise<string[]> {
  const rows = await db
    .insertInto(table)
    .values([...entries])
    .onConflict((c) => c.column("slug").doNothing())
    .returning("name")
    .execute();
  return rows.map(({ name }) => name);
}
