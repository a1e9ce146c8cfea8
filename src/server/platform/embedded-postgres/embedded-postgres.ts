// The PostgreSQL that comes with the portal: brought up beside the app when no DATABASE_URL is set, and stopped last.

import { StartProblem } from "#server/platform/config/start-problem.ts";
import { findPrograms } from "./binaries.ts";
import { databaseUrl, type StartPlan, startServer, takeOver } from "./bring-up.ts";
import { inWords } from "./files.ts";
import { type StartLog, settleHome } from "./home.ts";
import { lockHome } from "./lock.ts";
import { isRunning, type Server, shutDown } from "./server.ts";
import { socketFolderOf } from "./settings.ts";

export type EmbeddedPostgres = {
  /** For pg and Kysely: the role `viprasetu`, owner of the database `viprasetu`, over a Unix socket. */
  url: string;
  /** The folder that really holds the database; for root it may lie outside the data folder. */
  dataDir: string;
  /** True when a PostgreSQL that a killed app left behind was found running and is used on. */
  tookOver: boolean;
  /** Disconnects every client, writes everything and ends PostgreSQL; once hurried, without the writing. Call it last; calling it twice is fine. */
  stop(hurry?: AbortSignal): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The setting DATA_DIR; made when it does not exist. */
  dataDir: string;
  log: StartLog;
  /** For root: the folder for programs and database where no other account could reach them in their own places. */
  systemFolder?: string;
  /** The npm package that holds the programs; by default that of this platform. */
  packageName?: string;
  /** Server settings over our own, such as `{ fsync: "off" }` for a database that is thrown away. */
  settings?: Record<string, string>;
  /** Breaks the bringing up off: no process stays, and the signal's reason is thrown. */
  signal?: AbortSignal;
};

const WATCH_EVERY_MS = 1_000;

/**
 * Brings up the embedded PostgreSQL of a data folder and answers when it takes connections. The first time it creates
 * the database; after a crash it recovers it; a server left running is taken over; one that dies while the app lives is
 * started again. One app at a time holds a data folder. Refuses with a StartProblem.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings, signal } = options;
  let release = () => {};
  try {
    const home = await settleHome(options);
    release = await lockHome(home);
    const orphan = await takeOver({ home, log, signal });
    const programs = await findPrograms(home.account, options);
    const socketFolder = orphan?.socketFolder ?? (await socketFolderOf(home));
    const plan = { home, programs, socketFolder, settings, log, signal };
    const server = orphan ?? (await startServer(plan));
    const endWatch = watch(plan, server);
    let stopped: Promise<void> | undefined;
    return {
      url: databaseUrl(socketFolder),
      dataDir: home.folder,
      tookOver: orphan !== undefined,
      stop(hurry) {
        stopped ??= endWatch()
          .then((last) => shutDown(last, hurry))
          .finally(release);
        return stopped;
      },
    };
  } catch (error) {
    release();
    throw asProblem(error, options.dataDir);
  }
}

/** A full disk, a read-only one, a missing permission: the machine's, not a fault of ours. */
function asProblem(error: unknown, dataDir: string): unknown {
  const path = (error as NodeJS.ErrnoException | undefined)?.path;
  if (path === undefined || error instanceof StartProblem) return error;
  return new StartProblem(`The database of DATA_DIR ${dataDir} cannot use ${path} (${inWords(error)}).`);
}

/** Starts the server again when it dies. Answers a function that ends the watching and gives the server of the moment. */
function watch(plan: StartPlan, first: Server): () => Promise<Server> {
  const { home, log } = plan;
  let server = first;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    log.warn(`PostgreSQL of ${home.folder} ended unexpectedly and is started again; its log is ${home.logFile}.`);
    try {
      server = await startServer(plan);
    } catch (error) {
      log.warn(error instanceof Error ? error.message : String(error));
    }
    restarting = undefined;
  };
  const timer = setInterval(() => {
    if (!restarting && !isRunning(server)) restarting = restart();
  }, WATCH_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await restarting;
    return server;
  };
}
