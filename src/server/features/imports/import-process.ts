/** A process for each step of an import: what a long list, or a hostile one, costs in memory and time, the requests of the portal do not feel. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { Ports } from "#server/platform/ports.ts";

export type ImportStep = Parameters<Ports["importStep"]>[0];
/** What the process is told; what it stores lies in the database. */
export interface ImportOrder {
  step: ImportStep;
  databaseUrl: string;
  /** Where it may write files; the folder is removed afterwards. */
  folder: string;
  now: Date;
}

export interface ImportProcess {
  importStep: Ports["importStep"];
  close(): void;
}

interface Limits {
  mostMs: number;
  mostBytes: number;
}

/** 20,000 rows take 30 s and 450 MB on two busy cores. */
const LIMITS: Limits = { mostMs: 5 * 60_000, mostBytes: 500 * 1024 * 1024 };
const CLOSED = "the portal closes; the step begins again when it is open";
/** The exit status of a process that needed more memory. */
export const HEAVY = 3;
/** It knows none of the portal's secrets but the way to the database. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:MALLOC|PG|TMPDIR$|NODE_EXTRA_CA_CERTS$)/.test(name)),
);

/** No process runs between two steps. Tests set other limits. */
export function openImportProcess(
  { databaseUrl, clock, log }: { databaseUrl: string; clock: Clock; log: Logger },
  limits: Partial<Limits> = {},
): ImportProcess {
  const { mostMs, mostBytes } = { ...LIMITS, ...limits };
  const running = new Set<ChildProcess>();
  let isClosed = false;
  return {
    async importStep(step) {
      if (isClosed) throw new Error(CLOSED);
      const folder = await mkdtemp(join(tmpdir(), "viprasetu-list-"));
      const child = start(mostBytes);
      running.add(child);
      try {
        const order: ImportOrder = { step, databaseUrl, folder, now: clock.now() };
        const end = await endOf(child, order, mostMs);
        if (isClosed) throw new Error(CLOSED);
        if (end.status === 0) return "done";
        log.warn({ step, status: end.status, said: end.said }, "a step of an import did not end well");
        return end.isLate || end.status === HEAVY ? "heavy" : "failed";
      } finally {
        running.delete(child);
        await rm(folder, { recursive: true, force: true });
      }
    },
    close() {
      isClosed = true;
      for (const child of running) child.kill("SIGKILL");
    },
  };
}

function start(mostBytes: number): ChildProcess {
  const child = fork(join(import.meta.dirname, "import-program.ts"), [String(mostBytes)], {
    execArgv: [],
    env: ENVIRONMENT,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A message to a process that has just ended is an error; the end itself tells the same.
  child.on("error", () => undefined);
  // Requests go first. Where that may not be said, the system shares the time out evenly.
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
  return child;
}

async function endOf(child: ChildProcess, order: ImportOrder, mostMs: number) {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  let isLate = false;
  let said: unknown;
  const late = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, mostMs);
  child.once("exit", resolve).on("message", (text) => {
    said = text;
  });
  child.send(order);
  const status = await promise;
  clearTimeout(late);
  return { status, isLate, said };
}
