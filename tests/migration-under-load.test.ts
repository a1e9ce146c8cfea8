/** A release while people are at work: a migration that cannot have its table keeps nobody else from it. */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { members } from "#contract/members.ts";
import { listMigrations, migrate } from "#main/database/migrate.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

const NAME = "9999_probe.sql";
const migrations = [
  ...listMigrations(),
  { name: NAME, hash: "probe", text: "alter table members add column probe integer" },
];
let town: Town;
let backup: pg.Client;
beforeAll(async () => {
  town = await openTown();
  backup = new pg.Client({ connectionString: town.databaseUrl });
  await backup.connect();
});
afterAll(async () => {
  await backup.end();
  await town.close();
});

test("while a backup reads the members and a new version wants to change their table, members are served as ever, and the change is made once the backup is through", async () => {
  const asha = await town.signIn("asha");
  await backup.query("begin isolation level repeatable read read only");
  await backup.query("select from members limit 1");
  const pool = new pg.Pool({ connectionString: town.databaseUrl, max: 1 });
  const told: string[] = [];
  const release = migrate(pool, { migrations, tell: (text) => told.push(text) });
  const statuses = new Set<number>();
  while (told.length < 3 && !statuses.has(503))
    statuses.add((await town.call(members.update, { firstName: "Asha" }, asha)).status);
  expect([...statuses]).toEqual([200]);
  expect(told[0]).toMatch(/^The migration 9999_probe\.sql changes a table .* tried again in 1 s\.$/);
  await backup.query("commit");
  expect(await release).toEqual([NAME]);
  await pool.end();
  expect((await town.call(members.update, { firstName: "Asha" }, asha)).status).toBe(200);
});

test("a start that is told to end while its migration waits ends at once, with nothing changed", async () => {
  await backup.query("begin");
  await backup.query("select from sessions limit 1");
  const pool = new pg.Pool({ connectionString: town.databaseUrl, max: 1 });
  const ending = new AbortController();
  const why = new Error("told to end");
  const waiting = migrate(pool, {
    migrations: [...migrations, { name: "9999_second.sql", hash: "probe", text: "drop table sessions cascade" }],
    tell: () => ending.abort(why),
    signal: ending.signal,
  });
  await expect(waiting).rejects.toBe(why);
  await backup.query("commit");
  expect((await backup.query("select to_regclass('sessions') as still")).rows).toEqual([{ still: "sessions" }]);
  await pool.end();
});
