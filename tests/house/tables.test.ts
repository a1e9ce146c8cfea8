import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { copyDatabase } from "#tests/harness/database.ts";
import { tablesFile, tableTypes } from "../../db/tables/table-types.ts";

test("the row types are those of the migrated database: after a migration, `npm run tables` writes them anew", async () => {
  const { url, drop } = await copyDatabase(inject("databaseUrl"));
  const pool = new pg.Pool({ connectionString: url });
  pool.on("error", () => undefined);
  const types = await tableTypes(pool);
  await pool.end();
  await drop();
  expect(readFileSync(tablesFile, "utf8")).toBe(types);
});
