/** The SQL of how names sound. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Those without a sound, and those whose sound does not begin like the present ones; the beginning stands in the index too. */
export function listUnsounded(
  { db }: Handle,
  heard: string,
  limit: number,
): Promise<Array<{ id: string; name: string }>> {
  return db
    .selectFrom("businesses")
    .select(["id", "name"])
    .where(sql<boolean>`(name_sound is null or not starts_with(name_sound, ${sql.lit(heard)}))`)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** A name that was changed meanwhile keeps none. */
export async function updateSounds(
  { db }: Handle,
  rows: Array<{ id: string; name: string; sound: string }>,
): Promise<void> {
  const column = (key: "id" | "name" | "sound") => rows.map((row) => row[key]);
  await sql`update businesses b set name_sound = s.sound
    from unnest(${column("id")}::uuid[], ${column("name")}::text[], ${column("sound")}::text[]) s (id, name, sound)
    where b.id = s.id and b.name = s.name`.execute(db);
}
