/** The SQL that asks the database's catalogue what belongs to the portal: tables, sequences, foreign keys. */
import { type ClientBase, escapeIdentifier } from "pg";
import type { Head, Table } from "./archive.ts";

const SCHEMAS = ["public", "sandbox_gateway"];
/** It says which workers are alive, which is not true any more after a restore. */
const LEFT_OUT = "public.job_workers";

/** 'schema.name' and 'schema.name (columns)', quoted for a statement. */
export const nameOf = ({ schema, name }: Pick<Table, "schema" | "name">) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
export const columnsOf = (table: Table) => `${nameOf(table)} (${table.columns.map(escapeIdentifier).join(", ")})`;

/** All tables whose rows belong into a backup, with their stored columns; without those of extensions. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname::text as schema, c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> $2
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by 1, 2 order by 1, 2`,
    [SCHEMAS, LEFT_OUT],
  );
  return rows;
}

/** Sequences that have given a number, with the last one. */
export async function listSequences(client: ClientBase): Promise<Head["sequences"]> {
  const { rows } = await client.query<Head["sequences"][number]>(
    `select schemaname::text as schema, sequencename::text as name, last_value::text as last
      from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Makes a sequence go on after that number, if this version has the sequence. */
export async function setSequence(client: ClientBase, { last, ...name }: Head["sequences"][number]): Promise<void> {
  await client.query("select setval(s, $2) from to_regclass($1) s where s is not null", [nameOf(name), last]);
}

/** Empties a table and disables its triggers, so that rows can come in as they were. */
export async function openTable(client: ClientBase, table: Table): Promise<void> {
  await client.query(`alter table ${nameOf(table)} disable trigger user`);
  await client.query(`truncate ${nameOf(table)}`);
}

/** Enables its triggers again, and collects the planner's statistics. */
export async function closeTable(client: ClientBase, table: Table): Promise<void> {
  await client.query(`alter table ${nameOf(table)} enable trigger user`);
  await client.query(`analyze ${nameOf(table)}`);
}

/** Drops the foreign keys and answers a function that adds them again, which checks all rows. */
export async function dropForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ subject: string; name: string; definition: string }>(
    `select conrelid::regclass::text as subject, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1) order by oid`,
    [SCHEMAS],
  );
  for (const { subject, name } of rows) await client.query(`alter table ${subject} drop constraint ${name}`);
  return async () => {
    for (const { subject, name, definition } of rows)
      await client.query(`alter table ${subject} add constraint ${name} ${definition}`);
  };
}
