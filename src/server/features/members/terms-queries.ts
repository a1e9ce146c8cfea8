/** The SQL of who was told of the terms, and when. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Of the two texts, the one that changed last. */
export function findLatestVersion({ db }: Handle) {
  return db
    .selectFrom("document_versions")
    .select(["name", "published_at"])
    .select(sql<string>`value ->> 'updatedOn'`.as("updatedOn"))
    .orderBy("published_at", "desc")
    .orderBy("name")
    .limit(1)
    .executeTakeFirst();
}

/** At most so many members who have accepted the terms and heard of them last before this instant; they have heard by it. */
export async function takeToTell(
  { db }: Handle,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update members set terms_told_at = ${now} where id in
    (select id from members where blocked_at is null and terms_accepted_at is not null
      and coalesce(terms_told_at, terms_accepted_at) < ${before}
      order by coalesce(terms_told_at, terms_accepted_at) limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
