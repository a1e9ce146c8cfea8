/** Connections to the database are taken away at every point where one is held: in the middle of a transaction, of a job, and while a job ends. The portal goes on. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeAll, expect, test } from "vitest";
import { members } from "#contract/members.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import type { Line } from "#tests/harness/database-proxy.ts";
import { openProxiedTown } from "#tests/harness/proxied-town.ts";
import type { Person } from "#tests/harness/town.ts";

const MOST_POINTS = 120;

const stage = openProxiedTown();
let asha: Person;
let business: string;
beforeAll(async () => {
  asha = await stage.town.signIn("asha");
  business = (await stage.town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses[0]!._id;
});
afterEach(async () => {
  Object.assign(stage.proxy, { onSent: () => undefined, onAnswer: () => undefined });
  await isWell();
  expect(stage.unhandled.splice(0)).toEqual([]);
});

/** The portal serves reads and writes again, and its jobs are done. */
async function isWell(): Promise<void> {
  const serves = async () => [
    (await fetch(`${stage.town.url}/health/ready`)).status,
    (await stage.town.call(members.update, { firstName: "Asha" }, asha)).status,
  ];
  await expect.poll(serves, { timeout: 20_000, interval: 100 }).toEqual([200, 200]);
}

const WAYS = {
  /** As an administrator or a failing server does it: the connection is told, then it is gone. */
  "by pg_terminate_backend": async (line: Line) => {
    await stage.admin.query("select pg_terminate_backend($1)", [line.pid]);
  },
  "before PostgreSQL has the statement": async (line: Line) => line.cut(),
  /** The statement is done, a commit too, but nobody here knows. */
  "before its answer is here": async (line: Line) => {
    stage.proxy.onAnswer = (answering) => {
      if (answering !== line) return;
      stage.proxy.onAnswer = () => undefined;
      line.cut();
      return "drop";
    };
  },
};

/** Does the work again and again, and takes the connection away at the first statement, at the second, and so on until there are no more; answers how many there were. */
async function walk(take: (line: Line) => Promise<void>, work: () => Promise<unknown>): Promise<number> {
  for (let point = 1; point <= MOST_POINTS; point += 1) {
    let seen = 0;
    stage.proxy.onSent = async (line) => {
      seen += 1;
      if (seen === point) await take(line);
      return undefined;
    };
    await work();
    stage.proxy.onSent = () => undefined;
    if (seen < point) return point - 1;
  }
  return MOST_POINTS;
}

test.each(Object.entries(WAYS))(
  "taken away within a write %s: the call is answered, and the next one works",
  async (_, take) => {
    const added = 0;
    const statuses = new Set<number>();
    const points = await walk(take, async () => {
      const listing = {
        fkBusinessId: business,
        listingName: `Laddu ${added}`,
        description: "Made in pure ghee",
      };
      statuses.add((await stage.town.call(ownListings.create, listing, asha)).status);
    });
    expect(points).toBeGreaterThan(8);
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  },
);

test.each(Object.entries(WAYS))(
  "taken away within a job %s: it is done all the same, and the queue goes on",
  async (_, take) => {
    const points = await walk(take, async () => {
      await stage.admin.query("select graphile_worker.add_job('forget-attempts', '{}'::json)");
      await expect.poll(atWork, { timeout: 5000, interval: 10 }).toBe(0);
    });
    expect(points).toBeGreaterThan(3);
    await isQueueDone();
  },
);

/** Jobs that wait or run; those that a lost worker holds, or that failed, come later. */
async function atWork(): Promise<number> {
  const { rows } = await stage.admin.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'forget-attempts' and attempts = 0`,
  );
  return rows[0]!.n;
}

async function isQueueDone(): Promise<void> {
  const left = async () => {
    await stage.admin.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
    const { rows } = await stage.admin.query(
      "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'forget-attempts'",
    );
    return rows[0].n;
  };
  await expect.poll(left, { timeout: 30_000, interval: 250 }).toBe(0);
}

/** Does the work while nobody else can write into the table. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: stage.town.databaseUrl });
  await holder.connect();
  try {
    await holder.query("begin");
    await holder.query(`lock table ${table} in exclusive mode`);
    await work();
  } finally {
    await holder.end();
  }
}

test("a job that ends while the database is away is done when it is back", async () => {
  await whileLocked("attempt_counters", async () => {
    await stage.admin.query("select graphile_worker.add_job('forget-attempts', '{}'::json)");
    const waiting = async () =>
      (await stage.admin.query("select from pg_locks where not granted and relation = 'attempt_counters'::regclass"))
        .rowCount;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await stage.proxy.shut();
    await sleep(1500);
  });
  await stage.proxy.open();
  await isWell();
  await isQueueDone();
});

test("twelve writes that wait for a lock keep no job from ending", async () => {
  let writes: Array<Promise<{ status: number }>> = [];
  await whileLocked("members", async () => {
    writes = Array.from({ length: 12 }, () => stage.town.call(members.update, { firstName: "Asha" }, asha));
    await sleep(300);
    await stage.admin.query("select graphile_worker.add_job('forget-attempts', '{}'::json)");
    const left = async () =>
      (await stage.admin.query("select from graphile_worker.jobs where task_identifier = 'forget-attempts'")).rowCount;
    await expect.poll(left, { timeout: 4000 }).toBe(0);
  });
  const answers = (await Promise.all(writes)).map(({ status }) => status);
  expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});
