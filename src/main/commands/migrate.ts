/** `npm run migrate`: brings the database to the newest version and says what was applied. */
import { migrateJobs } from "#server/platform/jobs/jobs.ts";
import { migrate } from "../database/migrate.ts";
import { command } from "./command.ts";

await command(async ({ connection, print }) => {
  const applied = await migrate(connection.pool, { tell: print });
  await migrateJobs(connection.pool);
  print(applied.length ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
  return 0;
});
