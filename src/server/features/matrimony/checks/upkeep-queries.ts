/** The SQL of the daily upkeep of documents by which profiles are checked. */
import { sql } from "kysely";
import type { CheckKind } from "#contract/matrimony/checks.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

interface LapsedRow {
  owner_id: string;
  full_name: string;
  kind: CheckKind;
}

/** Deletes the documents that wait since before then; whose they were, and of what. */
export async function lapseSentBefore(
  { db }: Handle,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<LapsedRow[]> {
  const { rows } = await sql<LapsedRow>`update matrimony_checks c
    set decision = 'lapsed', decided_at = ${now}, document = null, document_type = null
    from matrimony_profiles x where x.id = c.profile_id and c.decision is null and c.id in
      (select w.id from matrimony_checks w where w.decision is null and w.created_at < ${before}
        order by w.created_at, w.id limit ${most} for update skip locked)
    returning x.owner_id, x.full_name, c.kind`.execute(db);
  return rows;
}
