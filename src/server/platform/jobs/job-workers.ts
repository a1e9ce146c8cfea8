/** Keeps the queue going when a process dies: its workers' heartbeats stop, and within a minute the jobs they had begun go to other workers. */
import { EventEmitter } from "node:events";
import type { Pool } from "pg";
import { deleteWorkers, recordWorkers, releaseJobs } from "./job-queries.ts";

const HEARTBEAT_MS = 10_000;
const SILENT_SECONDS = 30;

/** The workers of this process, as the queue names them: it lets a pool of them take jobs together, or one alone. */
export interface Workers {
  /** For the queue's runner, which emits an event for every worker that it makes. */
  events: EventEmitter;
  /** Starts their heartbeat, and releases the jobs of workers that have stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function watchWorkers(pool: Pool): Workers {
  const ids = new Set<string>();
  const events = new EventEmitter();
  events.on("pool:create", ({ workerPool }: { workerPool: { id: string } }) => ids.add(workerPool.id));
  events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => ids.add(worker.workerId));
  const heartbeat = async () => {
    await recordWorkers(pool, [...ids]);
    await releaseJobs(pool, SILENT_SECONDS);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    events,
    async start() {
      await heartbeat();
      timer = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await deleteWorkers(pool, [...ids]).catch(() => undefined);
    },
  };
}
