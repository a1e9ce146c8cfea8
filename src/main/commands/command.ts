/** The frame of every command: settings, database, one sentence when it cannot run, an exit status. */
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { joinEmbeddedPostgres } from "#server/platform/embedded-postgres/join.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { aborted, hearEnd } from "../ending.ts";

export interface Tools {
  config: Config;
  connection: Connection;
  say(text: string): void;
}

/** As shells have it for what Ctrl-C ended. */
const INTERRUPTED = 130;

/** Runs the work with a database, which may be in use by a running portal; its answer is the exit status. Ctrl-C leaves no process and nothing half done. */
export async function command(work: (tools: Tools) => Promise<number>): Promise<never> {
  const { asked, forced } = hearEnd();
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  try {
    const config = readConfig(process.env);
    const quiet = { info: () => undefined, warn: (text: string) => void process.stderr.write(`${text}\n`) };
    const database = config.databaseUrl
      ? { url: config.databaseUrl, stop: async () => undefined }
      : await joinEmbeddedPostgres({ dataDir: config.dataDir, log: quiet, signal: asked });
    try {
      const connection = await connect(database.url, 4);
      const done = work({ config, connection, say }).finally(() => connection.close());
      process.exitCode = await Promise.race([done, aborted(asked).then(() => INTERRUPTED)]);
    } finally {
      await database.stop(forced);
    }
  } catch (error) {
    if (asked.aborted && error === asked.reason) process.exit(INTERRUPTED);
    process.stderr.write(`${error instanceof StartProblem ? error.message : (error as Error).stack}\n`);
    process.exitCode = 2;
  }
  process.exit();
}
