/** The SQL about the queue that is ours: adding jobs within a transaction, and which workers are alive. */
import { sql } from "kysely";
import type { Pool } from "pg";
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface NewJob {
  task: string;
  payload: object;
  runAt: Date | undefined;
  jobKey: string | undefined;
  line: string | undefined;
}

const TRIES = 3;

/** Adds a job; one that waits under the same key is replaced. */
export async function insertJob(handle: Handle, job: NewJob): Promise<void> {
  // The queue adds nothing when a worker takes the job of that key at this very moment; asked again, it sees that job as taken.
  for (let tries = 0; tries < TRIES && !(await isAdded(handle, job)); tries += 1);
}

async function isAdded({ db }: Handle, { task, payload, runAt, jobKey, line }: NewJob): Promise<boolean> {
  const { rows } = await sql<{
    id: string | null;
  }>`select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz, job_key => ${jobKey ?? null}::text, queue_name => ${line ?? null}::text)`.execute(
    db,
  );
  return rows[0]!.id !== null;
}

/** Records the heartbeat of these workers. */
export async function recordWorkers(pool: Pool, ids: string[]): Promise<void> {
  await pool.query(
    "insert into job_workers (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()",
    [ids],
  );
}

export async function deleteWorkers(pool: Pool, ids: string[]): Promise<void> {
  await pool.query("delete from job_workers where id = any($1)", [ids]);
}

/** Releases the jobs of workers that have ended. */
export async function unlockWorkers(pool: Pool, ids: string[]): Promise<void> {
  await pool.query("select graphile_worker.force_unlock_workers($1)", [ids]);
  await deleteWorkers(pool, ids);
}

/** Releases the jobs of workers without a heartbeat for so many seconds; of a worker that never had one, jobs that it took before that. */
export async function releaseJobs(pool: Pool, silentSeconds: number): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct j.locked_by from graphile_worker.jobs j left join job_workers w on w.id = j.locked_by
       where j.locked_by is not null and coalesce(w.seen_at, j.locked_at) < now() - make_interval(secs => $1)))`,
    [silentSeconds],
  );
  await pool.query("delete from job_workers where seen_at < now() - interval '1 day'");
}

/** Takes the jobs of these tasks whose last attempt has failed out of the queue; answers their payloads. */
export async function takeExhaustedJobs({ db }: Handle, tasks: string[]): Promise<Array<Record<string, string>>> {
  const { rows } = await sql<{
    payload: Record<string, string>;
  }>`select payload from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and task_identifier = any(${tasks}) order by id limit 100))`.execute(
    db,
  );
  return rows.map(({ payload }) => payload);
}
