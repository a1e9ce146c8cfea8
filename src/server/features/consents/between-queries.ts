/** The SQL of what two members have to do with each other through consents. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Who has part in one, also where a block hides it. */
export function findParties({ db }: Handle, id: string) {
  return db
    .selectFrom("consents as c")
    .innerJoin("members as a", "a.id", "c.asker_id")
    .select(["c.asker_id", "c.owner_id", "c.reached_at", "c.subject_kind", "c.subject_id"])
    .select(sql<string>`concat_ws(' ', a.first_name, a.last_name)`.as("asker_name"))
    .where("c.id", "=", id)
    .executeTakeFirst();
}

/** Deletes what told either of consents of the other. */
export async function deleteNoticesBetween({ db }: Handle, one: string, other: string): Promise<void> {
  await sql`delete from notifications n using consents c
    where ((c.asker_id = ${one} and c.owner_id = ${other}) or (c.asker_id = ${other} and c.owner_id = ${one}))
      and n.member_id in (${one}, ${other}) and n.about = 'consent:' || c.id`.execute(db);
}
