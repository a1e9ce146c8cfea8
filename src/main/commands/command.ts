/** What every command has around its work: settings, a database, one sentence when it cannot run, an exit status. */
import { type Clock, databaseClock } from "#server/platform/clock.ts";
import { type Config, directSetting, readConfig } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { joinEmbeddedPostgres } from "#server/platform/embedded-postgres/join.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { aborted, listenForShutdown } from "../shutdown.ts";

export interface Tools {
  config: Config;
  connection: Connection;
  clock: Clock;
  print(text: string): void;
}

/** The exit status that shells give to what Ctrl-C ended. */
const INTERRUPTED = 130;

/** Runs the work with a database, which may be in use by a running portal; its answer is the exit status. Ctrl-C leaves no process and nothing half done. */
export async function command(work: (tools: Tools) => Promise<number>): Promise<never> {
  const { requested, forced } = listenForShutdown();
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  try {
    const config = readConfig(process.env);
    const quiet = { info: () => undefined, warn: (text: string) => void process.stderr.write(`${text}\n`) };
    const database = config.databaseUrl
      ? { url: config.databaseUrl, stop: async () => undefined }
      : await joinEmbeddedPostgres({ dataDir: config.dataDir, log: quiet, signal: requested });
    try {
      const connection = await connect(database.url, 4, directSetting(config));
      const clock = await databaseClock(connection.pool);
      const done = work({ config, connection, clock, print }).finally(() => {
        clock.stop();
        return connection.close();
      });
      process.exitCode = await Promise.race([done, aborted(requested).then(() => INTERRUPTED)]);
    } finally {
      await database.stop(forced);
    }
  } catch (error) {
    if (requested.aborted && error === requested.reason) process.exit(INTERRUPTED);
    process.stderr.write(`${error instanceof StartProblem ? error.message : (error as Error).stack}\n`);
    process.exitCode = 2;
  }
  process.exit();
}
