/** The frame of every command: settings, database, one sentence when it cannot run, an exit status. */
import { type Config, readConfig } from "#server/platform/config.ts";
import { type Connection, connect } from "#server/platform/database.ts";
import { joinEmbeddedPostgres } from "#server/platform/embedded-postgres-join.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

export interface Tools {
  config: Config;
  connection: Connection;
  say(text: string): void;
}

/** Runs the work with a database, which may be in use by a running portal; its answer is the exit status. */
export async function command(work: (tools: Tools) => Promise<number>): Promise<never> {
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  try {
    const config = readConfig(process.env);
    const quiet = { info: () => undefined, warn: (text: string) => void process.stderr.write(`${text}\n`) };
    const database = config.databaseUrl
      ? { url: config.databaseUrl, stop: async () => undefined }
      : await joinEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
    try {
      const connection = await connect(database.url, 4);
      const status = await work({ config, connection, say }).finally(() => connection.close());
      process.exitCode = status;
    } finally {
      await database.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof StartProblem ? error.message : (error as Error).stack}\n`);
    process.exitCode = 2;
  }
  process.exit();
}
