/** The SQL of filling areas of work and qualifications from db/reference. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** The files of db/reference and what they fill. */
export const JOB_FILES = [
  ["functional-areas.json", "functional_areas"],
  ["qualifications.json", "qualifications"],
] as const;
type Table = (typeof JOB_FILES)[number][1];

interface Entry {
  id: number;
  slug: string;
  name: string;
  nameHi: string;
}

/** What the staff added stays, also where the file has come to name the same. Cards that say an older name are made anew. */
export async function loadJobReference({ db }: Handle, table: Table, entries: Entry[]): Promise<void> {
  await db
    .insertInto(table)
    .values(entries.map(({ nameHi, ...entry }) => ({ ...entry, name_hi: nameHi })))
    .onConflict((c) =>
      c.column("slug").doUpdateSet((e) => ({ name: e.ref("excluded.name"), name_hi: e.ref("excluded.name_hi") })),
    )
    .execute();
  await db
    .deleteFrom("cards")
    .where("id", "in", (e) => e.selectFrom("job_openings").select("id"))
    .execute();
}

/** slug -> id. */
export async function listEntryIds({ db }: Handle, table: Table): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(["slug", "id"]).execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
