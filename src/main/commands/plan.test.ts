// What a plan costs: the reference file decides for a new portal, the operator's command from then on, and an old portal keeps its price.
import { join } from "node:path";
import { afterEach, expect, inject, test } from "vitest";
import { rupees } from "#base/money.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { runCommand } from "#tests/harness/command.ts";
import { emptyDatabase } from "#tests/harness/database.ts";
import { PLAN, PRICE } from "#tests/harness/plan.ts";
import { openTown } from "#tests/harness/town.ts";
import { listMigrations, migrate } from "../database/migrate.ts";
import { seedReference } from "../database/seed.ts";

const program = join(import.meta.dirname, "plan.ts");
const BEFORE = "0121_plans_are_reference_data.sql";
const ends: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A database as an older version made it. */
async function oldDatabase(): Promise<Connection> {
  const database = await emptyDatabase(inject("databaseUrl"));
  const connection = await connect(database.url, 2);
  ends.push(database.drop, connection.close);
  await migrate(connection.pool, { migrations: listMigrations().filter(({ name }) => name < BEFORE) });
  return connection;
}

const priceOf = async ({ db }: Connection) => (await db.selectFrom("plans").select("price_paise").execute())[0];

test("a new portal sells the plan of the reference file", async () => {
  const connection = await oldDatabase();
  await migrate(connection.pool);
  expect(await priceOf(connection)).toBeUndefined();
  await seedReference(connection);
  expect(await priceOf(connection)).toEqual({ price_paise: PLAN.pricePaise });
});

test.each([
  [
    "with members keeps the plan it was made with",
    "insert into members (id, kind, first_name, phone) values (gen_random_uuid(), 'individual', 'Asha', '1111111111')",
    110_000,
  ],
  ["whose operator has set a price keeps it", "update plans set price_paise = 251000", 251_000],
])("an older portal %s", async (_, statement, price) => {
  const connection = await oldDatabase();
  await connection.pool.query(statement);
  await migrate(connection.pool);
  await connection.db.updateTable("reference_files").set({ hash: "older" }).execute();
  await seedReference(connection);
  expect(await priceOf(connection)).toEqual({ price_paise: price });
});

test("the operator lists the plans and sets a price, which the pages show", async () => {
  const town = await openTown();
  ends.push(town.close);
  const run = (...words: string[]) => runCommand(town, program, words);
  expect((await run()).said).toBe(`1  ${PRICE}  ${PLAN.name}`);
  const page = async () => (await fetch(`${town.url}/home`)).text();
  expect(await page()).toContain(PRICE);
  const price = PLAN.pricePaise + 141_000;
  expect(await run("price", String(price / 100))).toEqual({
    said: `The ${PLAN.name} costs ${rupees(price)} from now on.`,
    status: 0,
  });
  await expect.poll(page, { timeout: 2000 }).toContain(rupees(price));
  for (const words of [["price"], ["price", "0"], ["price", "-5"], ["price", "1100", "one"], ["sell"]])
    expect(await run(...words), words.join(" ")).toMatchObject({ said: expect.stringMatching(/^Usage: /), status: 2 });
  expect(await run("price", "5", "99")).toMatchObject({ status: 2 });
});
