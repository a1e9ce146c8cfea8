/** For commands beside a running portal: the embedded PostgreSQL that it holds, or one of their own while none runs. */
import { HeldByAnother } from "#server/platform/config/start-problem.ts";
import { databaseUrl, takeOver } from "./bring-up.ts";
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { settleHome } from "./home.ts";

/** Uses the server that a running portal holds, else starts it; `stop` ends only what was started here. */
export async function joinEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<{ url: string; stop(hurry?: AbortSignal): Promise<void> }> {
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof HeldByAnother)) throw error;
    const silent = { info: () => undefined, warn: () => undefined };
    const server = await takeOver({ home: await settleHome(options), log: silent });
    if (!server) throw error;
    return { url: databaseUrl(server.socketFolder), stop: async () => undefined };
  }
}
