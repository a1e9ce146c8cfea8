/** Makes a database ready for this version of the portal. */
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { migrateJobs } from "#server/platform/jobs/jobs.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { isDemo } from "./demo-queries.ts";
import { migrate } from "./migrate.ts";
import { seedReference } from "./seed.ts";
import { seedDemo } from "./seed-demo.ts";

/** Brings up to date its tables, those of the queue, and the reference data, and fills a demo. Refuses a demo's database in production; a signal stops it between two steps. */
export async function prepareDatabase(
  connection: Connection,
  config: Config,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<void> {
  const steps = [
    () => migrate(connection.pool),
    () => migrateJobs(connection.pool),
    () => seedReference(connection),
    () => (config.mode === "demo" ? seedDemo(connection, config, now) : refuseDemo(connection, config)),
  ];
  for (const step of steps) {
    await step();
    signal?.throwIfAborted();
  }
}

async function refuseDemo(connection: Connection, config: Config): Promise<void> {
  if (await isDemo(connection))
    throw new StartProblem(
      `${config.databaseUrl ? "DATABASE_URL leads to" : `DATA_DIR ${config.dataDir} holds`} a database that was filled as a demo; a production start needs one of its own.`,
    );
}
