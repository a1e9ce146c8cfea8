/** The SQL of migrations: the lock around them, which ones a database has had, and applying one more. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";
import { dropUnfinishedIndex } from "#server/platform/postgres/index-queries.ts";

/** Held by whoever changes the tables, so that others wait. */
const MIGRATIONS_LOCK = 7_302_611;
const ASK_AGAIN_MS = 200;

/** How long a migration waits for a lock: whoever comes after it waits behind it. Below PostgreSQL's second for deadlocks, which are told as errors. */
const LOCK_MS = 500;

export interface Migration {
  name: string;
  hash: string;
  text: string;
}

/** For a session or until a transaction ends, alone or beside others that take it shared. */
export type MigrationsLock = "advisory_lock" | "advisory_lock_shared" | "advisory_xact_lock";

/** Takes the lock of migrations once it is free. It is asked for again and again: an index that is made concurrently would wait for a statement that waits for it. */
export async function takeMigrationsLock(client: ClientBase, lock: MigrationsLock): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_${lock}($1) as taken`, [MIGRATIONS_LOCK]);
    if (rows[0]!.taken) return;
    await sleep(ASK_AGAIN_MS);
  }
}

export async function releaseMigrationsLock(client: ClientBase, lock: "" | "_shared"): Promise<void> {
  await client.query(`select pg_advisory_unlock${lock}($1)`, [MIGRATIONS_LOCK]);
}

/** Does the work while nobody else can change tables, and without the usual time limit of statements: an index over many rows takes longer. */
export async function withMigrationsLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  try {
    await client.query("set statement_timeout = 0");
    await takeMigrationsLock(client, "advisory_lock");
    return await work();
  } finally {
    await releaseMigrationsLock(client, "").catch(() => undefined);
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

/** Applies it in a transaction of its own, which gives up when a lock is not to be had; rejects with the database's error, and then nothing of it is there. */
export async function applyMigration(client: ClientBase, migration: Migration): Promise<void> {
  const [, , index] = CONCURRENT.exec(migration.text) ?? [];
  if (index) return applyConcurrently(client, migration, index);
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = ${LOCK_MS}`);
    await client.query(migration.text);
    await recordApplied(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Runs its text in the client's transaction, for a database that nobody uses yet. */
export async function runMigration(client: ClientBase, { text }: Migration): Promise<void> {
  await client.query(text.replace(CONCURRENT, "$1 $2"));
}

/** A file that makes or drops one index while its table is in use, which cannot be done in a transaction. */
const CONCURRENT =
  /^((?:\s|--.*\n)*(?:create (?:unique )?index|drop index)) concurrently ((?:if (?:not )?exists )?\w+)/i;

/** It waits for open transactions without holding anybody up. What an attempt before left unfinished is removed first. */
async function applyConcurrently(client: ClientBase, migration: Migration, index: string): Promise<void> {
  await dropUnfinishedIndex(client, index.split(" ").at(-1)!);
  await client.query(migration.text);
  await recordApplied(client, migration);
}

async function recordApplied(client: ClientBase, { name, hash }: Migration): Promise<void> {
  await client.query("insert into migrations (name, hash) values ($1, $2)", [name, hash]);
}
