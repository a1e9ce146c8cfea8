/** The indexes of positions, one for each kind: one over all kinds costs a search near a point a fifth to a half more (decision 0010). */
import type { ClientBase } from "pg";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { dropUnfinishedIndex, listIndexes } from "#server/platform/postgres/index-queries.ts";

/** Makes the indexes that are missing, so that a new kind needs none of its own in a migration; the table stays in use meanwhile. Call it when the tables are up to date. */
export async function ensurePositionIndexes(client: Pick<ClientBase, "query">, kinds: Kinds): Promise<void> {
  const known = await listIndexes(client, "search_documents");
  for (const { number } of kinds) {
    const name = `search_documents_by_position_${number}`;
    if (known.has(name)) continue;
    await dropUnfinishedIndex(client, name);
    await client.query(
      `create index concurrently ${name} on search_documents using gist (position) where kind = ${number}`,
    );
  }
}
