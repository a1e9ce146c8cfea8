/** The SQL of the daily upkeep of claims. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Ends claims that wait for businesses which are out of the directory for good; whose they were, and of what. */
export async function overtakeOfGone(
  { db }: Handle,
  { now, most }: { now: Date; most: number },
): Promise<Array<{ member_id: string; name: string }>> {
  const { rows } = await sql<{ member_id: string; name: string }>`update business_claims c
    set decision = 'overtaken', decided_at = ${now}, document = null, document_type = null
    from businesses b where b.id = c.business_id and c.decision is null and c.id in
      (select w.id from business_claims w join businesses g on g.id = w.business_id
        where w.decision is null and g.deleted_at is not null order by w.id limit ${most})
    returning c.member_id, b.name`.execute(db);
  return rows;
}
