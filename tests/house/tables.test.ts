import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { connect } from "#server/platform/postgres/database.ts";
import { copyDatabase } from "#tests/harness/database.ts";
import { tablesFile, tableTypes } from "../../db/tables/table-types.ts";

test("the row types are those of the migrated database: after a migration, `npm run tables` writes them anew", async () => {
  const { url, drop } = await copyDatabase(inject("databaseUrl"));
  const connection = await connect(url, 2);
  const types = await tableTypes(connection.pool);
  await connection.close();
  await drop();
  expect(readFileSync(tablesFile, "utf8")).toBe(types);
});
