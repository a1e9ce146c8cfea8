/** The SQL of filling areas of work and qualifications from db/reference. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** The files of db/reference and what they fill. */
export const JOB_FILES = [
  ["functional-areas.json", "functional_areas"],
  ["qualifications.json", "qualifications"],
] as const;

interface Entry {
  id: number;
  slug: string;
  name: string;
  nameHi: string;
}

/** What the staff added stays, also where the file has come to name the same. Cards that say an older name are made anew. */
export async function loadJobReference(
  { db }: Handle,
  table: (typeof JOB_FILES)[number][1],
  entries: Entry[],
): Promise<void> {
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
