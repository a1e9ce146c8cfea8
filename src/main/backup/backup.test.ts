// A backup of a portal at work, brought into empty databases: nothing is missing, everything guarded stays guarded, and what is broken changes nothing.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { newId } from "#base/ids.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { plans } from "#contract/plans.ts";
import { sandboxCheckout } from "#contract/sandbox-checkout.ts";
import { search } from "#contract/search.ts";
import { kinds } from "#server/app.ts";
import { reindexAll } from "#server/features/search/index/indexing.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { rewriteArchive, withoutMembers } from "#tests/harness/archive.ts";
import { runCommand } from "#tests/harness/command.ts";
import { emptyDatabase, type OwnDatabase } from "#tests/harness/database.ts";
import { openDevice } from "#tests/harness/device.ts";
import { brokenInvariants, newPayer, orderYear, worked } from "#tests/harness/payments.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { listMigrations } from "../database/migrate.ts";
import { applyMigration, listApplied } from "../database/migration-queries.ts";
import type { Entry } from "./archive.ts";
import { restoreBackup } from "./restore-backup.ts";
import { listTables, nameOf } from "./table-queries.ts";
import { takeBackup } from "./take-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "viprasetu-backup-"));
const file = join(folder, "portal.backup.gz");
const SEARCH = { searchQuery: "halwai", limit: 5 };

let town: Town;
let rows: Record<string, string>;
const ends: Array<() => Promise<void>> = [];

beforeAll(async () => {
  town = await openTown();
  const { pool } = town.portal.connection;
  await pay();
  await addPicture();
  // An order keeps the price of its day, though its guard asks for that of today.
  await pool.query("update plans set price_paise = price_paise + 100");
  await pool.query(
    "select graphile_worker.add_job('forget-attempts', '{\"n\": 1}', job_key => 'waits', run_at => now() + interval '1 year')",
  );
  await beginJob();
  rows = await rowsOf(town.portal.connection);
  await takeBackup(sourceOf(town), file);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(async () => {
  await town.close();
  rmSync(folder, { recursive: true, force: true });
});

const sourceOf = ({ config, portal }: Town) => ({ config, connection: portal.connection });

/** An empty database and data folder; `open` opens a portal there. */
async function emptyPlace() {
  const database: OwnDatabase = await emptyDatabase(inject("databaseUrl"));
  ends.push(database.drop);
  const connection = await connect(database.url, 4);
  ends.push(() => connection.close());
  const dataDir = mkdtempSync(join(folder, "data-"));
  return {
    connection,
    config: { ...town.config, dataDir },
    async open() {
      const opened = await openTown({ DATA_DIR: dataDir }, { beside: { ...town, databaseUrl: database.url } });
      ends.push(() => opened.close());
      return opened;
    },
  };
}

/** Through the test gateway, until its webhooks have been worked on. */
async function pay() {
  const checkout = await orderYear(town, await newPayer(town));
  const answer = await fetch(town.url + sandboxCheckout(checkout.order.id), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key_id: checkout.key, outcome: "success", method: "card" }),
  });
  await town.call(plans.paymentVerification, (await answer.json()) as Record<string, unknown>);
  const events = () => town.portal.connection.db.selectFrom("webhook_events").select("id").execute();
  await vi.waitFor(async () => expect(await events()).toHaveLength(3), { timeout: 10_000 });
  await worked(town);
}

async function addPicture() {
  const asha = await town.signIn("asha");
  const fkBusinessId = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses[0]!._id;
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#8b2e2e" } })
    .jpeg()
    .toBuffer();
  const listing = { fkBusinessId, listingName: "Besan laddu", description: "A line\tand\nanother \\. in it" };
  expect((await upload(town, ownListings.create, listing, [{ name: "a.jpg", bytes }], asha)).status).toBe(201);
}

/** A job at which a worker is, for the last time it would be tried, when the backup is taken. */
async function beginJob() {
  const { pool } = town.portal.connection;
  await pool.query("insert into job_workers (id, seen_at) values ('at-work', now() + interval '1 hour')");
  await pool.query(`with job as (select id from graphile_worker.add_job('forget-viewings', run_at => now() + interval '1 hour'))
    select id from job`);
  await pool.query(`update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts, locked_by = 'at-work', locked_at = now()
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'forget-viewings')`);
}

/** Every table with the print of all its rows. */
async function rowsOf({ pool }: Connection): Promise<Record<string, string>> {
  const client = await pool.connect();
  const prints: Record<string, string> = {};
  for (const name of (await listTables(client)).map(nameOf)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
    );
    prints[name] = rows[0].print;
  }
  client.release();
  return prints;
}

const tablesIn = async ({ pool }: Connection) =>
  (await pool.query("select from pg_tables where schemaname in ('public', 'sandbox_gateway')")).rowCount;

const filesIn = (dataDir: string) =>
  (existsSync(join(dataDir, "images")) ? readdirSync(join(dataDir, "images"), { recursive: true }) : [])
    .map(String)
    .filter((name) => /\.(webp|jpg|part)$/.test(name))
    .sort();

/** The archive with some entries changed or left away. */
async function rewrite(name: string, change: (entry: Entry) => Entry | undefined): Promise<string> {
  await rewriteArchive(file, join(folder, name), change);
  return join(folder, name);
}

test("a portal with a payment, pictures and waiting jobs comes back row for row, and its members, searches and guards are as before", async () => {
  const place = await emptyPlace();
  const { pool } = place.connection;
  const told = await restoreBackup(place, file);
  expect(told).toMatchObject({ jobs: 2, pictures: 1, warnings: [] });
  expect(await rowsOf(place.connection)).toEqual(rows);
  expect(rows['"public"."ledger_entries"']).toMatch(/^[1-9]/);
  expect(filesIn(place.config.dataDir)).toEqual(filesIn(town.config.dataDir));
  expect(filesIn(place.config.dataDir)).toHaveLength(4);
  const jobs =
    "select task_identifier, key, run_at > now() + interval '300 days' as later, locked_by from graphile_worker.jobs order by id";
  expect((await pool.query(jobs)).rows).toEqual([
    { task_identifier: "forget-attempts", key: "waits", later: true, locked_by: null },
    { task_identifier: "forget-viewings", key: null, later: false, locked_by: null },
  ]);

  for (const forbidden of [
    "update payments set status = 'failed'",
    "update payment_orders set amount_paise = 1",
    "delete from plan_grants",
    "update ledger_entries set amount_paise = 1",
    "truncate ledger_transactions cascade",
    "delete from staff_log",
    "delete from members",
    `insert into ledger_entries select id, 'unmatched', 1 from ledger_transactions limit 1`,
  ])
    await expect(pool.query(forbidden), forbidden).rejects.toThrow();
  const { rows: off } = await pool.query("select tgname from pg_trigger where tgenabled <> 'O'");
  expect(off).toEqual([]);

  const restored = await place.open();
  expect(await brokenInvariants(restored)).toEqual([]);
  expect((await openDevice(restored).logIn("asha")).status).toBe(201);
  const before = await town.call(search.searchBusiness, SEARCH);
  expect(before.payload.businesses.length).toBeGreaterThan(0);
  expect((await restored.call(search.searchBusiness, SEARCH)).payload).toEqual(before.payload);
  const image = filesIn(town.config.dataDir)[0]!.split("/").at(-1);
  expect((await fetch(`${restored.url}/images/${image}`)).status).toBe(200);
  const waiting = async () =>
    (await pool.query("select from graphile_worker.jobs where task_identifier = 'forget-viewings'")).rowCount;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
});

test("a backup is of one moment: what is committed while it is taken is not in it", async () => {
  const { pool } = town.portal.connection;
  // Timed jobs may have come by since the other tests.
  const rows = await rowsOf(town.portal.connection);
  const writer = await pool.connect();
  await writer.query("begin");
  await writer.query("lock table webhook_events in access exclusive mode");
  const message =
    "insert into contact_messages (id, reason, name, phone, message, ip, created_at) values ($1, 'data', '', '', '', '', now())";
  await writer.query(message, [newId()]);
  const taking = takeBackup(sourceOf(town), join(folder, "moment.gz"));
  const waiting = async () =>
    (
      await writer.query(
        "select from pg_locks where not granted and mode = 'AccessShareLock' and database = (select oid from pg_database where datname = current_database())",
      )
    ).rowCount;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  await writer.query("commit");
  await taking;
  const place = await emptyPlace();
  await restoreBackup(place, join(folder, "moment.gz"));
  expect(await rowsOf(place.connection)).toEqual(rows);
  await writer.query("delete from contact_messages");
  writer.release();
});

test("numbers that the database gives go on after the restored ones, and foreign keys are those of a portal made anew", async () => {
  const place = await emptyPlace();
  const { pool } = place.connection;
  await restoreBackup(place, file);
  const most = "select max(id) as term, (select max(number) from search_documents) as document from search_terms";
  const before = (await pool.query(most)).rows[0];
  await pool.query(
    "update listings set name = 'Quixotic zyzzyva ' || name where id = (select id from listings where is_public and status = 'active' order by id limit 1)",
  );
  await pool.query("delete from search_documents");
  await reindexAll(place.connection, kinds);
  const after = (await pool.query(most)).rows[0];
  expect(after.term).toBeGreaterThan(before.term);
  expect(after.document).toBeGreaterThan(before.document);
  const keys =
    "select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as d, convalidated from pg_constraint where contype = 'f' and connamespace::regnamespace::text <> 'graphile_worker' order by 1, 2";
  expect((await pool.query(keys)).rows).toEqual((await town.portal.connection.pool.query(keys)).rows);
});

test("a backup that is cut short, changed in one byte or no backup at all is refused, and the database stays without a table", async () => {
  const place = await emptyPlace();
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1]! ^= 1;
  const wrong = {
    short: whole.subarray(0, whole.length - 20),
    half: whole.subarray(0, whole.length >> 1),
    flipped,
    empty: Buffer.alloc(0),
    text: Buffer.from("phoneNo,businessName"),
  };
  for (const [name, bytes] of Object.entries(wrong)) {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    await expect(restoreBackup(place, path), name).rejects.toThrow(`${path} is not a whole backup`);
  }
  const endless = await rewrite("endless", (entry) => ("end" in entry ? undefined : entry));
  await expect(restoreBackup(place, endless)).rejects.toThrow("is not a whole backup");
  await expect(restoreBackup(place, join(folder, "nothing"))).rejects.toThrow("cannot be read (ENOENT)");
  expect(await tablesIn(place.connection)).toBe(0);
  expect(filesIn(place.config.dataDir)).toEqual([]);
});

test("a fault late in a restore leaves no table and no picture, and the whole backup can be restored after it", async () => {
  const place = await emptyPlace();
  const orphaned = await rewrite("orphaned", withoutMembers);
  await expect(restoreBackup(place, orphaned)).rejects.toThrow(/nothing of it was kept: .*(foreign key|rows)/);
  expect(await tablesIn(place.connection)).toBe(0);
  expect(filesIn(place.config.dataDir)).toEqual([]);
  await restoreBackup(place, file);
  expect(await rowsOf(place.connection)).toEqual(rows);
});

test("a backup of a newer version is refused by name", async () => {
  const place = await emptyPlace();
  const later = { name: "9999_later.sql", hash: "x" };
  const newer = await rewrite("newer", (entry) =>
    "head" in entry ? { head: { ...entry.head, migrations: [...entry.head.migrations, later] } } : entry,
  );
  await expect(restoreBackup(place, newer)).rejects.toThrow("by a newer version of the portal (9999_later.sql)");
  expect(await tablesIn(place.connection)).toBe(0);
});

test("a backup of an older version is brought up to date, its rows by the migrations that they have not had", async () => {
  const old = await emptyPlace();
  const has = listMigrations().filter(({ name }) => name < "0072");
  const client = await old.connection.pool.connect();
  await listApplied(client);
  for (const migration of has) await applyMigration(client, migration);
  client.release();
  await old.connection.pool.query(`
    insert into members (id, kind, first_name, phone, blocked_at) values ('${newId()}', 'individual', 'Blocked', '2000000001', now());
    insert into states values ('MP', 'mp', 'MP', 'MP', '23', 1, 1);
    insert into places (id, state_code, slug, name, lat, lng, position) values (1, 'MP', 'indore', 'Indore', 1, 1, '(1,1)');
    insert into categories values (1, 'food', 'Food', 'Food', 'x'); insert into subcategories values (1, 1, 'sweets', 'Sweets', 'Sweets');
    insert into businesses (id, owner_id, name, phone, place_id, subcategory_id, lat, lng, position, approval)
      select '${newId()}', id, 'Sweets', phone, 1, 1, 1, 1, '(1,1)', 'approved' from members`);
  await takeBackup(old, join(folder, "old.gz"));
  const place = await emptyPlace();
  await restoreBackup(place, join(folder, "old.gz"));
  const { rows } = await place.connection.pool.query("select name from migrations order by name");
  expect(rows.map(({ name }) => name)).toEqual(listMigrations().map(({ name }) => name));
  expect((await place.connection.pool.query("select approval from businesses")).rows).toEqual([
    { approval: "withheld" },
  ]);
});

test("a database in use is refused: one with members, and one at which a portal is; one that a start has just prepared is filled", async () => {
  const before = await rowsOf(town.portal.connection);
  await expect(restoreBackup(sourceOf(town), file)).rejects.toThrow("holds members already");
  expect(await rowsOf(town.portal.connection)).toEqual(before);
  const place = await emptyPlace();
  await restoreBackup(place, file);
  const { pool } = place.connection;
  await pool.query(`do $$ declare t text; begin
    for t in select conrelid::regclass || ' drop constraint ' || conname from pg_constraint where contype = 'f' and conparentid = 0 and confrelid = 'members'::regclass loop execute 'alter table ' || t; end loop;
    alter table members disable trigger user; delete from members; end $$`);
  await pool.query("insert into job_workers (id) values ('a portal')");
  await expect(restoreBackup(place, file)).rejects.toThrow("A portal runs on this database");
  await pool.query("delete from job_workers");
  await restoreBackup(place, file);
  expect(await rowsOf(place.connection)).toEqual(rows);
});

test("who restores with another pepper is told what no longer works", async () => {
  const place = await emptyPlace();
  const { warnings } = await restoreBackup({ ...place, config: { ...place.config, pinPepper: newId() } }, file);
  expect(warnings).toEqual([expect.stringMatching(/^PIN_PEPPER is another .* no PIN of its members works/)]);
  const bytes = readFileSync(file);
  expect(bytes.includes(town.config.pinPepper)).toBe(false);
});

test("the commands say what they did, and a backup never writes over a file", async () => {
  const run = (program: string, ...words: string[]) =>
    runCommand(town, join(import.meta.dirname, "../commands", program), words);
  const own = join(folder, "command.backup.gz");
  expect(await run("backup.ts", own)).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^.*command\.backup\.gz: \d+ tables, \d+ rows, 2 waiting jobs, 1 pictures, \d\.\d MB\.$/,
    ),
  });
  const bytes = readFileSync(own);
  expect(await run("backup.ts", own)).toMatchObject({ status: 2, said: expect.stringContaining("already") });
  expect(readFileSync(own).equals(bytes)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
  expect(await run("backup.ts", "/nowhere/at/all.gz")).toMatchObject({
    status: 2,
    said: expect.stringMatching(/^The backup \/nowhere\/at\/all\.gz cannot be written: [^\n]+$/),
  });
  expect(await run("restore.ts", own)).toEqual({
    status: 2,
    said: expect.stringMatching(/^The database holds members already[^\n]+$/),
  });
  expect(await run("restore.ts")).toEqual({ status: 2, said: "Usage: npm run restore -- <file>" });
});
