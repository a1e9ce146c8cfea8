/** The SQL of indexes that are made while their table is in use, outside any transaction. */
import { type ClientBase, escapeIdentifier } from "pg";

/** Removes the index of this name if its making was interrupted: it is there, used by no query, and in the way of another attempt. */
export async function dropUnfinishedIndex(client: Pick<ClientBase, "query">, name: string): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
    [escapeIdentifier(name)],
  );
  if (rowCount) await client.query(`drop index concurrently ${escapeIdentifier(name)}`);
}

/** The names of a table's indexes that are finished. */
export async function listIndexes(client: Pick<ClientBase, "query">, table: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = to_regclass($1) and i.indisvalid",
    [escapeIdentifier(table)],
  );
  return new Set(rows.map(({ name }) => name));
}
