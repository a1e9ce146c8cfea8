// The tables are changed by one process at a time, while others are at work, and what that takes is not what a statement of a visitor may take.
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { copyDatabase, type OwnDatabase } from "#tests/harness/database.ts";
import { listMigrations, migrate } from "./migrate.ts";
import { runMigration, takeMigrationsLock } from "./migration-queries.ts";

const LIMIT_MS = 200;
const NAME = "9999_members_by_probe.sql";
let database: OwnDatabase;
let pool: pg.Pool;
let other: pg.Client;
beforeEach(async () => {
  database = await copyDatabase(inject("databaseUrl"));
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on("error", () => undefined); // the database may be dropped before the last connection is closed
  other = new pg.Client({ connectionString: database.url });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await pool.end();
  await database.drop();
});

/** The migrations of the program and one more. */
const withProbe = (text: string) => ({ migrations: [...listMigrations(), { name: NAME, hash: "probe", text }] });
const INDEX = "-- Found by nobody.\ncreate index concurrently if not exists members_by_probe on members (first_name)";
const isValid = async () =>
  (await other.query("select indisvalid from pg_index where indexrelid = to_regclass('members_by_probe')")).rows;

test("a start waits as long as another process changes the tables, and its later statements keep their limit", async () => {
  await takeMigrationsLock(other, "advisory_lock");
  let isDone = false;
  const limited = new pg.Pool({ connectionString: database.url, max: 1, statement_timeout: LIMIT_MS });
  const start = migrate(limited).finally(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 4 * LIMIT_MS));
  expect(isDone).toBe(false);
  await other.query("select pg_advisory_unlock_all()");
  expect(await start).toEqual([]);
  await expect(limited.query("select pg_sleep(5)")).rejects.toThrow(/statement timeout/);
  await limited.end();
});

test("an index is made while its table is written, by one of two processes that start at once", async () => {
  await other.query("begin");
  await other.query("update members set first_name = first_name where phone = (select min(phone) from members)");
  const starts = [migrate(pool, withProbe(INDEX)), migrate(pool, withProbe(INDEX))];
  const indexesInTheMaking = async () => (await pool.query("select from pg_stat_progress_create_index")).rowCount;
  await expect.poll(indexesInTheMaking, { timeout: 10_000 }).toBe(1);
  await pool.query("update members set first_name = first_name where phone = (select max(phone) from members)");
  expect(await indexesInTheMaking()).toBe(1);
  await other.query("commit");
  expect((await Promise.all(starts)).flat()).toEqual([NAME]);
  expect(await isValid()).toEqual([{ indisvalid: true }]);
});

test("an index whose making was interrupted is made again", async () => {
  const failed = other.query("create unique index concurrently members_by_probe on members (kind)");
  await expect(failed).rejects.toThrow(/could not create unique index/);
  expect(await isValid()).toEqual([{ indisvalid: false }]);
  expect(await migrate(pool, withProbe(INDEX))).toEqual([NAME]);
  expect(await isValid()).toEqual([{ indisvalid: true }]);
});

test("a restore, which makes all tables in one transaction, makes such an index as any other", async () => {
  await other.query("begin");
  await runMigration(other, { name: NAME, hash: "probe", text: INDEX });
  expect(await isValid()).toEqual([{ indisvalid: true }]);
  await runMigration(other, { name: NAME, hash: "probe", text: "drop index concurrently members_by_probe" });
  expect(await isValid()).toEqual([]);
  await other.query("rollback");
});
