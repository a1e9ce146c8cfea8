/** The indexes of positions, one for each kind: one over all kinds costs a search near a point a fifth to a half more (decision 0010). */
import type { ClientBase } from "pg";
import type { Kinds } from "#server/features/directory/kinds.ts";

/** Makes the indexes that are missing, so that a new kind needs none of its own in a migration. Call it when the tables are up to date. */
export async function ensurePositionIndexes(client: Pick<ClientBase, "query">, kinds: Kinds): Promise<void> {
  const { rows } = await client.query<{ indexname: string }>(
    "select indexname from pg_indexes where schemaname = current_schema and tablename = 'search_documents'",
  );
  const known = new Set(rows.map((row) => row.indexname));
  for (const { number } of kinds) {
    const name = `search_documents_by_position_${number}`;
    if (!known.has(name))
      await client.query(`create index ${name} on search_documents using gist (position) where kind = ${number}`);
  }
}
