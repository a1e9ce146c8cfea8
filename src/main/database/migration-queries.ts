/** The SQL of migrations: the lock around them, which ones a database has had, and applying one more. */
import type { ClientBase } from "pg";

/** Held by whoever changes the tables, so that others wait. */
export const MIGRATIONS_LOCK = 7_302_611;

export interface Migration {
  name: string;
  hash: string;
  text: string;
}

/** Does the work while nobody else can change tables, and without the usual time limit of statements: an index over many rows takes longer. */
export async function withMigrationsLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATIONS_LOCK]);
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATIONS_LOCK]).catch(() => undefined);
    await client.query("reset statement_timeout").catch(() => undefined);
  }
}

/** The migrations that the database has had, in their order; makes the table for it where it is missing. */
export async function listApplied(client: ClientBase): Promise<Array<Omit<Migration, "text">>> {
  await client.query(
    "create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<Omit<Migration, "text">>("select name, hash from migrations order by name");
  return rows;
}

/** Applies it in a transaction of its own; rejects with the database's error, and then nothing of it is there. */
export async function applyMigration(client: ClientBase, { name, hash, text }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(text);
    await client.query("insert into migrations (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
