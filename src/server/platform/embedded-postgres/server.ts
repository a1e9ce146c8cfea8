// The PostgreSQL process of a cluster: found when an earlier app left it behind, launched, shut down.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, readFile, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import type { Programs } from "./binaries.ts";
import { openLog } from "./files.ts";
import type { Home } from "./home.ts";
import { PROGRAM_ENVIRONMENT } from "./program.ts";
import { removeSocketFolder, serverArguments, socketLockIn, writeAccessFiles } from "./settings.ts";

/** A PostgreSQL process; `child` is missing when an earlier app started it. */
export type Server = { pid: number; cluster: string; socketFolder: string; child?: ChildProcess };

const SIGNALS = [
  { signal: "SIGINT", patienceMs: 30_000 }, // fast: clients are disconnected, everything is written
  { signal: "SIGQUIT", patienceMs: 10_000 }, // immediate: the next start recovers
  { signal: "SIGKILL", patienceMs: 5_000 },
] as const;

/**
 * The server that postmaster.pid tells of, when it lives and serves this cluster. A number that another process has
 * today is taken out of the way, since PostgreSQL would refuse to start because of it.
 */
export async function findLeftBehind(home: Home): Promise<Server | undefined> {
  const file = `${home.cluster}/postmaster.pid`;
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const server = { pid: Number(lines[0]), cluster: home.cluster, socketFolder: lines[4] ?? "" };
  if (!Number.isInteger(server.pid) || server.pid <= 1) return undefined;
  if (isRunning(server)) return server;
  if (isAnyProcess(server.pid)) await rm(file, { force: true });
  return undefined;
}

/** Whether the process lives and is the PostgreSQL of its cluster, not a later process with the same number. */
export function isRunning({ child, pid, cluster }: Server): boolean {
  if (child) return child.exitCode === null && child.signalCode === null;
  return argumentsOf(pid).includes(cluster);
}

/** Launches the server in a session of its own, so that Ctrl-C in the terminal does not reach it. */
export async function launch(
  home: Home,
  programs: Programs,
  socketFolder: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  // Ours alone to judge as stale: PostgreSQL takes a killed server that nobody has reaped yet for a living one.
  await rm(socketLockIn(socketFolder), { force: true });
  await chmod(home.cluster, 0o700); // a copied folder may have lost it, and PostgreSQL insists
  const accessFiles = await writeAccessFiles(home);
  const log = await openLog(home.logFile);
  try {
    const child = spawn(
      programs.postgres,
      ["-D", home.cluster, ...serverArguments(socketFolder, accessFiles, settings)],
      {
        cwd: "/",
        env: PROGRAM_ENVIRONMENT,
        detached: true,
        stdio: ["ignore", log.fd, log.fd],
        ...home.account.spawnAs,
      },
    );
    child.on("error", () => undefined); // told by the missing process number
    if (child.pid === undefined) throw new StartProblem(`PostgreSQL (${programs.postgres}) could not be started.`);
    child.unref();
    return { pid: child.pid, cluster: home.cluster, socketFolder, child };
  } finally {
    await log.close();
  }
}

/** Ends the server, gently first and for as long as nobody hurries, and answers when it is gone. */
export async function shutDown(server: Server, hurry?: AbortSignal): Promise<void> {
  for (const { signal, patienceMs } of SIGNALS) {
    if (!isRunning(server)) break;
    send(server.pid, signal);
    const deadline = performance.now() + patienceMs;
    const isGentle = signal === "SIGINT";
    while (isRunning(server) && performance.now() < deadline && !(isGentle && hurry?.aborted)) await sleep(20);
  }
  await removeSocketFolder(server.socketFolder);
}

function isAnyProcess(pid: number): boolean {
  return send(pid, 0) !== "ESRCH";
}

/** Answers the code of the refusal, if any: the process may have ended just now. */
function send(pid: number, signal: NodeJS.Signals | 0): string | undefined {
  try {
    process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Empty when there is no such process; /proc tells it of any account's process, where ps may be missing. */
function argumentsOf(pid: number): string[] {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return (
      execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" })
        .split(" -c ")[0]
        ?.split(" -D ") ?? []
    );
  } catch {
    return [];
  }
}
