/** The durable queue: jobs are added in the caller's transaction and run after its commit, again and again until they succeed. */
import { Logger as QueueLogger, type RunnerOptions, run, runMigrations, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Base } from "#server/platform/context.ts";
import type { Ports } from "#server/platform/ports.ts";
import { insertJob } from "./job-queries.ts";
import { watchWorkers } from "./job-workers.ts";
import { keepRunning } from "./keep-running.ts";

/** What a job does: it gets the portal's own context and the payload it was added with. */
export type Task = (base: Base, payload: never) => Promise<void>;

/** Creates or updates the queue's own tables. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, noPreparedStatements: true });
}

/** Starts working on the queue with these tasks; `timed` in the queue's own notation, in UTC. It goes on until it is stopped, whatever connections are lost. */
export async function startJobs(
  pool: Pool,
  base: Base,
  tasks: Record<string, Task>,
  timed: string[],
): Promise<{ stop(): Promise<void> }> {
  const { log } = base;
  const logger = new QueueLogger(
    () => (level, message) =>
      level === "error" ? log.error({ job: true }, message) : log.debug({ job: true }, message),
  );
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(base, payload as never)]),
  );
  const workers = watchWorkers(pool);
  const options = (): RunnerOptions => ({
    pgPool: pool,
    events: workers.events,
    taskList,
    crontab: timed.join("\n"),
    concurrency: 2,
    pollInterval: 1000,
    noHandleSignals: true,
    logger,
    // Without these the queue tells the database of a job's end in a promise that nobody waits for, and one that is
    // refused ends the process. With them a refused one ends the runner, which is started again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const kept = await keepRunning(
    () => run(options()),
    (error) => {
      workers.ended();
      log.warn({ job: true, err: error }, "the queue's runner is started again");
    },
  );
  // The database may have given a job to a runner that never got the answer: another runner gets it.
  workers.events.on("worker:getJob:error", kept.renew);
  await workers.start();
  return {
    async stop() {
      workers.events.off("worker:getJob:error", kept.renew);
      await kept.stop();
      await workers.stop();
    },
  };
}

/** The queue as the port of verbs. */
export const queue: Pick<Ports, "addJob"> = {
  async addJob(ctx, task, payload, { runAt, jobKey, line } = {}) {
    await insertJob(ctx, { task, payload, runAt, jobKey, line });
  },
};
