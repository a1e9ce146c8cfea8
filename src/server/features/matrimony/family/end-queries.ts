/** The SQL by which a profile that is taken away leaves nothing of its family's workspace. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Of its own: what others have put aside of it shows them that it is no longer there. */
export async function deleteFamily({ db }: Handle, profileId: string): Promise<void> {
  await sql`delete from matrimony_comments c using matrimony_shortlist e where e.id = c.entry_id and e.profile_id = ${profileId}`.execute(
    db,
  );
  await sql`delete from matrimony_shortlist where profile_id = ${profileId}`.execute(db);
  await sql`delete from matrimony_managers where profile_id = ${profileId}`.execute(db);
  await sql`delete from matrimony_views where profile_id = ${profileId}`.execute(db);
}
