import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTown, type Town } from "#tests/harness/town.ts";
import { queue } from "./jobs.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test.concurrent("a job that a killed process had begun is done by another within half a minute", async () => {
  const { db } = town.portal.connection;
  const begun = (seconds: number, worker: string) =>
    db.transaction().execute(async (db) => {
      const { rows } = await sql<{
        id: string;
      }>`select id from graphile_worker.add_job('forget-attempts', '{}'::json)`.execute(db);
      await sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds}) where id = ${rows[0]!.id}`.execute(
        db,
      );
      return rows[0]!.id;
    });
  await sql`insert into job_workers (id) values ('worker-that-lives')`.execute(db);
  const left = await begun(31, "worker-that-was-killed");
  const held = await begun(3600, "worker-that-lives");
  const waiting = async () =>
    (
      await sql<{ id: string }>`select id from graphile_worker.jobs where id = any(${[left, held]})`.execute(db)
    ).rows.map((r) => r.id);
  await expect.poll(waiting, { timeout: 20_000, interval: 250 }).toEqual([held]);
});

test.concurrent("a line of jobs goes on when the process died that was at work on its first", async () => {
  const { db } = town.portal.connection;
  const ghost = "worker-of-a-line";
  await db.transaction().execute(async (db) => {
    await sql`select graphile_worker.add_job('forget-attempts', '{}'::json, queue_name => 'a-line')`.execute(db);
    await sql`update graphile_worker._private_job_queues set locked_by = ${ghost}, locked_at = now() - interval '31 seconds' where queue_name = 'a-line'`.execute(
      db,
    );
    await sql`update graphile_worker._private_jobs set locked_by = ${ghost}, locked_at = now() - interval '31 seconds'
      where job_queue_id = (select id from graphile_worker._private_job_queues where queue_name = 'a-line')`.execute(
      db,
    );
    await sql`select graphile_worker.add_job('forget-attempts', '{}'::json, queue_name => 'a-line')`.execute(db);
  });
  const left = async () =>
    (await sql`select 1 from graphile_worker.jobs where queue_name = 'a-line'`.execute(db)).rows.length;
  expect(await left()).toBe(2);
  await expect.poll(left, { timeout: 20_000, interval: 250 }).toBe(0);
});

test("a job at work is held by a worker that shows itself, so nobody takes it away however long it lasts", async () => {
  const { db } = town.portal.connection;
  await db.transaction().execute(async (held) => {
    await sql`lock table attempt_counters in access exclusive mode`.execute(held);
    await sql`select graphile_worker.add_job('forget-attempts', '{}'::json)`.execute(db);
    const holders = async () =>
      (
        await sql<{ shown: boolean }>`select exists (select from job_workers w where w.id = j.locked_by) as shown
          from graphile_worker.jobs j where j.locked_by is not null and j.locked_by <> 'worker-that-lives'`.execute(db)
      ).rows;
    await expect.poll(holders, { timeout: 5000 }).toEqual([{ shown: true }]);
  });
});

test("who adds a job in the moment in which a worker takes the one of the same key has it done all the same, after that one", async () => {
  const { base, connection } = town.portal;
  const later = new Date(Date.now() + 3_600_000);
  const add = () => queue.addJob(base, "forget-attempts", {}, { runAt: later, jobKey: "one-key" });
  await add();
  let added!: Promise<void>;
  await connection.db.transaction().execute(async (worker) => {
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-that-lives' where key = 'one-key'`.execute(
      worker,
    );
    added = add();
    const waits = async () =>
      (
        await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%add_job(%'`.execute(
          connection.db,
        )
      ).rows.length;
    await expect.poll(waits).toBe(1);
  });
  await added;
  const { rows } = await sql<{ locked_by: string | null }>`select locked_by from graphile_worker.jobs
    where task_identifier = 'forget-attempts' and run_at = ${later} order by id`.execute(connection.db);
  expect(rows).toEqual([{ locked_by: "worker-that-lives" }, { locked_by: null }]);
});
