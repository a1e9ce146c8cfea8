// The tables are changed by one process at a time, and what that takes is not what a statement of a visitor may take.
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { copyDatabase, type OwnDatabase } from "#tests/harness/database.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS_LOCK } from "./migration-queries.ts";

const LIMIT_MS = 200;
let database: OwnDatabase;
beforeAll(async () => {
  database = await copyDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

test("a start waits as long as another process changes the tables, and its later statements keep their limit", async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [MIGRATIONS_LOCK]);
  const pool = new pg.Pool({ connectionString: database.url, max: 1, statement_timeout: LIMIT_MS });
  pool.on("error", () => undefined); // the database may be dropped before the last connection is closed
  const start = migrate(pool);
  start.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 4 * LIMIT_MS));
  await other.end();
  expect(await start).toEqual([]);
  await expect(pool.query("select pg_sleep(5)")).rejects.toThrow(/statement timeout/);
  await pool.end();
});
