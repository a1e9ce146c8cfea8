/** `npm run tables`: writes the row types of every table (src/server/tables/database.ts) and docs/data-dictionary.md from a database that has just been migrated. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "#main/database/migrate.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { commentedColumns, dictionary, dictionaryFile } from "./dictionary.ts";
import { tablesFile, tableTypes } from "./table-types.ts";

const dataDir = mkdtempSync(join(tmpdir(), "viprasetu-tables-"));
const quiet = { info: () => undefined, warn: () => undefined };
const server = await startEmbeddedPostgres({ dataDir, log: quiet, settings: { fsync: "off" } });
const pool = new pg.Pool({ connectionString: server.url });
pool.on("error", () => undefined);
try {
  await migrate(pool);
  writeFileSync(tablesFile, await tableTypes(pool));
  writeFileSync(dictionaryFile, dictionary(await commentedColumns(pool)));
} finally {
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
