/** What every verb, query and job reaches the database by: the pools, or inside a transaction that transaction and nothing else. */
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "#server/tables/database.ts";

export type Db = Kysely<Database>;

/** A prepared statement by name: the same name always has the same text, which a process makes once. */
export interface NamedQuery {
  name: string;
  text: () => string;
  values: unknown[];
}
export type RunNamed = <Row>(query: NamedQuery) => Promise<Row[]>;

export interface Handle {
  /** The query builder. */
  db: Db;
  /** Runs a named statement; outside a transaction by connections of its own, which give up after 2.5 s. */
  query: RunNamed;
  /** What the process has in memory of the database; it is read through the pools, whatever the handle. */
  memory: Memory;
}

/**
 * Runs the work in one transaction, or in the one that the handle already belongs to. Give the inner context the name of the outer one: then nothing in the work can
 * reach another connection. An error undoes the transaction.
 */
export function inTransaction<H extends Handle, T>(handle: H, work: (handle: H) => Promise<T>): Promise<T> {
  if (handle.db.isTransaction) return work(handle);
  return handle.db.transaction().execute((db) => work({ ...handle, db, query: queryIn(db) }));
}

/** Runs named statements on the transaction's connection, which is of the other pool: they are not prepared there. */
function queryIn(db: Db): RunNamed {
  return async <Row>({ text, values }: NamedQuery) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text(), values))).rows;
}

/** What one process has in memory of one database: copies of small tables, read through the pools and never through a transaction, which may be undone. */
export class Memory {
  readonly #values = new Map<object, unknown>();
  readonly #pools: Handle;

  /** `pools` leads to the database outside any transaction. */
  constructor(pools: Omit<Handle, "memory">) {
    this.#pools = { ...pools, memory: this };
  }

  /** The value under this key; made at the first call, with the handle that later readings use too. */
  of<Value>(key: object, make: (pools: Handle) => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known as Value;
    const value = make(this.#pools);
    this.#values.set(key, value);
    return value;
  }
}
