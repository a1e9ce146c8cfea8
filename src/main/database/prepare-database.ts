/** Makes a database ready for this version of the portal. */
import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { migrateJobs } from "#server/platform/jobs/jobs.ts";
import { type Connection, connect, REQUEST_SETTINGS, unreachable } from "#server/platform/postgres/database.ts";
import { askIdentity, askTime, setRoleDefaults } from "#server/platform/postgres/pool-queries.ts";
import { isDemo } from "./demo-queries.ts";
import { migrate } from "./migrate.ts";
import { withMigrationsLock } from "./migration-queries.ts";
import { seedReference } from "./seed.ts";
import { seedDemo } from "./seed-demo.ts";

export interface Preparing {
  /** The pools of requests. */
  requests: Connection;
  clock: Clock | undefined;
  log: Logger;
  signal: AbortSignal | undefined;
}

/**
 * Brings up to date its tables, those of the queue, and the reference data, and fills a demo. Refuses a demo's database in production; a signal stops it between
 * two steps. It has connections of its own, since a migration may take longer than any request.
 */
export async function prepareDatabase(
  databaseUrl: string,
  config: Config,
  { requests, clock, log, signal }: Preparing,
): Promise<void> {
  const connection = await connect(databaseUrl);
  const seed = async () => seedDemo(connection, config, clock?.now() ?? (await askTime(connection.pool)));
  const steps = [
    () => (config.pooledUrl ? preparePooler(connection, requests) : undefined),
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

/** Gives sessions behind a pooler their settings, before it opens one for this portal. Refuses a pooler that leads to another database than the direct way does. */
async function preparePooler(direct: Connection, requests: Connection): Promise<void> {
  const client = await direct.pool.connect();
  try {
    await withMigrationsLock(client, () => setRoleDefaults(client, REQUEST_SETTINGS));
  } finally {
    client.release();
  }
  const behind = await askIdentity(requests.pool).catch((error: Error) => {
    throw unreachable("DATABASE_URL", error);
  });
  if (behind !== (await askIdentity(direct.pool)))
    throw new StartProblem("DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, but must lead to one.");
}

async function refuseDemo(connection: Connection, config: Config): Promise<void> {
  if (await isDemo(connection))
    throw new StartProblem(
      `${config.databaseUrl ? "DATABASE_URL leads to" : `DATA_DIR ${config.dataDir} holds`} a database that was filled as a demo; a production start needs one of its own.`,
    );
}
