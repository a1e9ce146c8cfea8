/** The SQL of who asks. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

export function findPerson({ db }: Handle, memberId: string) {
  return db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .select([sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("name"), "p.name as city", "m.plan_expires_at"])
    .where("m.id", "=", memberId)
    .executeTakeFirstOrThrow();
}
