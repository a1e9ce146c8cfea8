/** The SQL of who asks. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

export function findPerson({ db }: Handle, memberId: string): Promise<{ name: string; city: string | null }> {
  return db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .select([sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("name"), "p.name as city"])
    .where("m.id", "=", memberId)
    .executeTakeFirstOrThrow();
}
