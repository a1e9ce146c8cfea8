/** The SQL that takes back what members were told of something, and what waits to be sent to them. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Of each `about` ('lead:<uuid>') also those that begin with it and a colon. */
export async function deleteToldAbout(
  { db }: Handle,
  memberIds: readonly string[],
  abouts: readonly string[],
): Promise<void> {
  const told = sql`member_id = any (${[...memberIds]}::uuid[]) and (about = any (${[...abouts]}::text[])
    or about like any (${abouts.map((about) => `${about}:%`)}::text[]))`;
  await sql`delete from notifications where ${told}`.execute(db);
  await sql`delete from alerts where done_at is null and ${told}`.execute(db);
}
