// Brings a cluster's PostgreSQL to the point where it takes connections: the one left running, or a new one.
import { readFile, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import type { Programs } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import type { Home, StartLog } from "./home.ts";
import { reasonIn } from "./program.ts";
import { findLeftBehind, isRunning, launch, type Server, shutDown } from "./server.ts";
import { APP_ROLE } from "./settings.ts";

export type StartPlan = {
  home: Home;
  programs: Programs;
  socketFolder: string;
  settings?: Record<string, string>;
  log: StartLog;
  /** Ends the waiting, and with it the server. */
  signal?: AbortSignal;
};

const SILENCE_MS = 30_000;
const TELL_AFTER_MS = 5_000;
const OLD_CLIENTS_MS = 15_000;

/** Where pg finds the app's database behind a socket. The host in the address is never looked up. */
export function databaseUrl(socketFolder: string): string {
  return `postgresql://${APP_ROLE}@localhost/${APP_ROLE}?host=${encodeURIComponent(socketFolder)}`;
}

/** The server that an earlier app left running, ready; one that is ending is awaited, one that does not answer is ended. */
export async function takeOver({
  home,
  log,
  signal,
}: Pick<StartPlan, "home" | "log" | "signal">): Promise<Server | undefined> {
  const server = await findLeftBehind(home);
  if (!server) return undefined;
  const isReady = await becomesReady(server, log, signal).catch((error) => {
    if (!signal?.aborted) throw error;
  });
  if (isReady) {
    log.info(`PostgreSQL was still running in ${home.folder} (process ${server.pid}) and is used on.`);
    return server;
  }
  await shutDown(server);
  signal?.throwIfAborted();
  return undefined;
}

/** Starts a server, creating the cluster before it or recovering it on the way. Refuses with a StartProblem. */
export async function startServer(plan: StartPlan): Promise<Server> {
  const { home, programs, socketFolder, settings, log, signal } = plan;
  await ensureCluster(home, programs, log, signal);
  const deadline = performance.now() + OLD_CLIENTS_MS;
  for (;;) {
    const logged = (await stat(home.logFile).catch(() => undefined))?.size ?? 0;
    const server = await launch(home, programs, socketFolder, settings);
    try {
      if (await becomesReady(server, log, signal)) return server;
    } catch (error) {
      await shutDown(server);
      throw error;
    }
    await shutDown(server);
    const output = (await readFile(home.logFile)).subarray(logged).toString();
    // Processes that a killed server left behind still hold its memory; they notice and end by themselves.
    const held = output.includes("pre-existing shared memory block");
    if (!held || performance.now() > deadline) throw didNotStart(home, output);
    await sleep(200);
  }
}

/** Waits as long as the server says that it is recovering; false when it ends, or says nothing for half a minute. */
async function becomesReady(server: Server, log: StartLog, signal?: AbortSignal): Promise<boolean> {
  const begin = performance.now();
  let heardAt = begin;
  let told = false;
  while (isRunning(server) && performance.now() - heardAt < SILENCE_MS) {
    signal?.throwIfAborted();
    const answer = await tryConnection(server.socketFolder);
    if (answer === "ready") return true;
    if (answer === "starting") heardAt = performance.now();
    if (!told && performance.now() - begin > TELL_AFTER_MS) {
      log.info("PostgreSQL is not ready yet; after a crash it first goes through its journal.");
      told = true;
    }
    await sleep(Math.min(20 + (performance.now() - begin) / 20, 500)); // every refusal is a line in the server's log
  }
  return false;
}

async function tryConnection(socketFolder: string): Promise<"ready" | "starting" | "silent"> {
  const client = new pg.Client({
    connectionString: databaseUrl(socketFolder),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined); // the server may end while we look
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === "57P03" || code === "53300") return "starting"; // recovering or ending; no free connection
    if (error instanceof pg.DatabaseError) {
      throw new StartProblem(`The PostgreSQL of DATA_DIR (${socketFolder}) refuses the portal (${error.message}).`);
    }
    return "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

function didNotStart(home: Home, output: string): StartProblem {
  if (output.includes("No space left on device")) {
    return new StartProblem(
      `The disk of ${home.folder} is full: make room, or move the data folder to another disk and set DATA_DIR.`,
    );
  }
  return new StartProblem(
    `PostgreSQL did not start in ${home.folder} of DATA_DIR (${reasonIn(output)}); more is in ${home.logFile}.`,
  );
}
