/** Makes a database ready for this version of the portal. */
import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { migrateJobs } from "#server/platform/jobs/jobs.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { askTime } from "#server/platform/postgres/pool-queries.ts";
import { isDemo } from "./demo-queries.ts";
import { migrate } from "./migrate.ts";
import { seedReference } from "./seed.ts";
import { seedDemo } from "./seed-demo.ts";

/**
 * Brings up to date its tables, those of the queue, and the reference data, and fills a demo. Refuses a demo's database in production; a signal stops it between
 * two steps. It has connections of its own, since a migration may take longer than any request.
 */
export async function prepareDatabase(
  databaseUrl: string,
  config: Config,
  { clock, log, signal }: { clock: Clock | undefined; log: Logger; signal: AbortSignal | undefined },
): Promise<void> {
  const connection = await connect(databaseUrl);
  const seed = async () => seedDemo(connection, config, clock?.now() ?? (await askTime(connection.pool)));
  const steps = [
    () => migrate(connection.pool, { tell: (text) => log.warn(text), signal }),
    () => migrateJobs(connection.pool),
    () => seedReference(connection),
    () => (config.mode === "demo" ? seed() : refuseDemo(connection, config)),
  ];
  try {
    for (const step of steps) {
      await step();
      signal?.throwIfAborted();
    }
  } finally {
    await connection.close();
  }
}

async function refuseDemo(connection: Connection, config: Config): Promise<void> {
  if (await isDemo(connection))
    throw new StartProblem(
      `${config.databaseUrl ? "DATABASE_URL leads to" : `DATA_DIR ${config.dataDir} holds`} a database that was filled as a demo; a production start needs one of its own.`,
    );
}
