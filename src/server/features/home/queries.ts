/** The SQL of the numbers of the landing page. */
import { sql } from "kysely";
import type { CommunityNumbers } from "#contract/landing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** What anyone may see, and members who are not blocked and have proved their phone. */
export async function countCommunity({ db }: Handle): Promise<Record<keyof CommunityNumbers, number>> {
  const { rows } = await sql<Record<keyof CommunityNumbers, number>>`select
      (select count(*)::int from businesses where deleted_at is null and approval = 'approved') as businesses,
      (select count(distinct place_id)::int from businesses where deleted_at is null and approval = 'approved') as cities,
      (select count(*)::int from listings where deleted_at is null and is_public and status = 'active') as offerings,
      (select count(*)::int from members where blocked_at is null and phone_confirmed_at is not null) as members`.execute(
    db,
  );
  return rows[0]!;
}
