/** The SQL about jobs that had not succeeded when a backup was taken: read from the queue's tables, added again by its own function. */
import type { ClientBase } from "pg";
import { copyIn, copyOut } from "./copy-queries.ts";

export const JOB_COLUMNS = [
  "identifier",
  "payload",
  "queue_name",
  "run_at",
  "max_attempts",
  "key",
  "priority",
  "flags",
];

/** Rows of those columns; ends with their number. One that is at work is among them, since what it does is not yet in the snapshot; one that was given up is not. */
export async function* copyWaitingJobs(client: ClientBase): AsyncGenerator<Buffer, number> {
  const { rows } = await client.query("select to_regclass('graphile_worker._private_jobs') as jobs");
  if (!rows[0].jobs) return 0;
  return yield* copyOut(
    client,
    `copy (select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
        (select array_agg(flag) from jsonb_object_keys(j.flags) flag)
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where j.attempts < j.max_attempts or j.locked_at is not null order by j.id) to stdout`,
  );
}

/** Adds them to the queue within the client's transaction, in their order, and answers how many; attempts are counted from zero again. */
export async function addJobsAgain(
  client: ClientBase,
  columns: string[],
  data: AsyncIterable<Buffer>,
): Promise<number> {
  if (columns.join() !== JOB_COLUMNS.join()) throw new Error(`jobs with the columns ${columns.join(", ")} are unknown`);
  await client.query(
    `create temporary table restored_jobs (identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int,
      key text, priority int, flags text[], number int generated always as identity) on commit drop`,
  );
  const jobs = await copyIn(client, `copy restored_jobs (${JOB_COLUMNS.join(", ")}) from stdin`, data);
  await client.query(
    `select count(graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority, flags))
      from (select * from restored_jobs order by number) j`,
  );
  return jobs;
}
