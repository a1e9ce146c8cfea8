/** Keeps the queue going when a process dies: its workers' heartbeats stop, and within a minute the jobs they had begun go to other workers. Those of a runner that ended in a living process are released at once. */
import { EventEmitter } from "node:events";
import type { Pool } from "pg";
import { deleteWorkers, recordWorkers, releaseJobs, unlockWorkers } from "./job-queries.ts";

const HEARTBEAT_MS = 10_000;
const SILENT_SECONDS = 30;

/** The workers of this process, as the queue names them: it lets a pool of them take jobs together, or one alone. */
export interface Workers {
  /** For the queue's runner, which emits an event for every worker that it makes. */
  events: EventEmitter;
  /** Starts their heartbeat, and releases the jobs of workers that have stopped. */
  start(): Promise<void>;
  /** The queue's runner has ended, and none of its workers is at work any more: what they had begun is released with the next heartbeat. */
  ended(): void;
  stop(): Promise<void>;
}

export function watchWorkers(pool: Pool): Workers {
  const ids = new Set<string>();
  let gone: string[] = [];
  const events = new EventEmitter();
  events.on("pool:create", ({ workerPool }: { workerPool: { id: string } }) => ids.add(workerPool.id));
  events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => ids.add(worker.workerId));
  const heartbeat = async () => {
    await recordWorkers(pool, [...ids]);
    const released = gone;
    await unlockWorkers(pool, released);
    gone = gone.filter((id) => !released.includes(id));
    await releaseJobs(pool, SILENT_SECONDS);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    events,
    async start() {
      await heartbeat();
      timer = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT_MS).unref();
    },
    ended() {
      gone.push(...ids);
      ids.clear();
    },
    async stop() {
      clearInterval(timer);
      await deleteWorkers(pool, [...ids]).catch(() => undefined);
    },
  };
}
