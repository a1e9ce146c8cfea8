/** Keeps the queue going when a process dies: its workers fall silent, and the jobs they had begun are given to others within a minute. */
import { EventEmitter } from "node:events";
import type { Pool } from "pg";

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
    await pool.query(
      "insert into job_workers (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()",
      [[...ids]],
    );
    await releaseSilent(pool);
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
      await pool.query("delete from job_workers where id = any($1)", [[...ids]]).catch(() => undefined);
    },
  };
}

/** Gives back what silent workers hold; a job held by one that never showed itself is given back as well once it is older than that. */
async function releaseSilent(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct j.locked_by from graphile_worker.jobs j left join job_workers w on w.id = j.locked_by
       where j.locked_by is not null and coalesce(w.seen_at, j.locked_at) < now() - make_interval(secs => $1)))`,
    [SILENT_SECONDS],
  );
  await pool.query("delete from job_workers where seen_at < now() - interval '1 day'");
}
