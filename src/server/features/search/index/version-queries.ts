/** The SQL of versions of what is stored. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** False when that version, or a newer one, was told before. */
export async function raiseVersion({ db }: Handle, name: string, version: number): Promise<boolean> {
  const { rows } = await sql`insert into stored_versions as s (name, version) values (${name}, ${version})
    on conflict (name) do update set version = excluded.version where s.version < excluded.version returning name`.execute(
    db,
  );
  return rows.length > 0;
}
