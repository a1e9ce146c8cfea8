/** Keeps the queue going when a process dies: its workers fall silent, and the jobs they had begun are given to others within a minute. */
import { EventEmitter } from "node:events";
import type { Pool } from "pg";
import { deleteWorkers, recordWorkers, releaseJobs } from "./job-queries.ts";

const BEAT_MS = 10_000;
const SILENT_SECONDS = 30;

/** The workers of this process, as the queue names them: it lets a pool of them take jobs together, or one alone. */
export interface Workers {
  /** For the queue's runner: it tells of every worker that it makes. */
  events: EventEmitter;
  /** Begins to show that they live, and to look after those of others. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function watchWorkers(pool: Pool): Workers {
  const ids = new Set<string>();
  const events = new EventEmitter();
  events.on("pool:create", ({ workerPool }: { workerPool: { id: string } }) => ids.add(workerPool.id));
  events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => ids.add(worker.workerId));
  const beat = async () => {
    await recordWorkers(pool, [...ids]);
    await releaseJobs(pool, SILENT_SECONDS);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    events,
    async start() {
      await beat();
      timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await deleteWorkers(pool, [...ids]).catch(() => undefined);
    },
  };
}
