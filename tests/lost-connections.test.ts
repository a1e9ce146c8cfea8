/** Connections to the database are taken away at every point where one is held: in the middle of a transaction, of a job, and while a job ends. The portal goes on. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { members } from "#contract/members.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { plans } from "#contract/plans.ts";
import type { Line } from "#tests/harness/database-proxy.ts";
import { brokenInvariants, newPayer, orderYear, type Payer, reconcileNow, standing } from "#tests/harness/payments.ts";
import { openProxiedTown } from "#tests/harness/proxied-town.ts";
import { openRazorpayStub, type RazorpayStub } from "#tests/harness/razorpay-stub.ts";
import type { Person } from "#tests/harness/town.ts";

const MOST_POINTS = 120;

let gateway: RazorpayStub;
const stage = openProxiedTown(async () => {
  gateway = await openRazorpayStub();
  return gateway.settings;
});
let asha: Person;
let business: string;
beforeAll(async () => {
  asha = await stage.town.signIn("asha");
  business = (await stage.town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses[0]!._id;
});
afterAll(() => gateway.close());
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

/** Does what is arranged again and again, and takes the connection away at its first statement, at the second, and so on until there are no more; answers how many there were. */
async function walk(
  take: (line: Line) => Promise<void>,
  arrange: () => Promise<() => Promise<unknown>>,
): Promise<number> {
  for (let point = 1; point <= MOST_POINTS; point += 1) {
    let seen = 0;
    // A connection that was taken away a moment ago may not be known as lost yet: then the work ends early, and is done once more.
    const work = await vi.waitFor(arrange, { timeout: 10_000 });
    stage.proxy.onSent = async (line) => {
      if (line.application === "viprasetu listener") return undefined;
      seen += 1;
      if (seen === point) await take(line);
      return undefined;
    };
    const outcome = await work();
    stage.proxy.onSent = () => undefined;
    if (seen >= point) continue;
    if (outcome !== 503) return point - 1;
    point -= 1;
  }
  return MOST_POINTS;
}

test.each(Object.entries(WAYS))(
  "taken away within a write %s: the call is answered, and the next one works",
  async (_, take) => {
    const listing = { fkBusinessId: business, listingName: "Besan laddu", description: "Made in pure ghee" };
    const statuses = new Set<number>();
    const points = await walk(take, async () => async () => {
      const { status } = await stage.town.call(ownListings.create, listing, asha);
      statuses.add(status);
      return status;
    });
    expect(points).toBeGreaterThan(8);
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  },
);

test.each(Object.entries(WAYS))(
  "taken away within a job %s: it is done all the same, and the queue goes on",
  async (_, take) => {
    const points = await walk(take, async () => async () => {
      await stage.admin.query("select graphile_worker.add_job('forget-attempts', '{}'::json)");
      await ends();
    });
    expect(points).toBeGreaterThan(3);
    await isQueueDone();
  },
);

test.each(Object.entries(WAYS))(
  "taken away within a settlement %s: every payer has one year and one receipt in the end, and the books are right",
  async (_, take) => {
    const payers: Payer[] = [];
    const points = await walk(take, async () => {
      const payer = await newPayer(stage.town);
      const payment = gateway.pay((await orderYear(stage.town, payer)).order.id);
      payers.push(payer);
      return async () => (await stage.town.call(plans.paymentVerification, gateway.proof(payment))).status;
    });
    expect(points).toBeGreaterThan(12);
    stage.proxy.onAnswer = () => undefined;
    await isWell();
    const settled = async () => {
      stage.town.clock.forward(61_000);
      await reconcileNow(stage.town);
      return Promise.all(payers.map((payer) => standing(stage.town, payer)));
    };
    const whole = { endsAt: expect.any(Date), grants: 1, receipts: 1, orders: ["paid"] };
    await expect.poll(settled, { timeout: 20_000, interval: 500 }).toEqual(payers.map(() => whole));
    expect(await brokenInvariants(stage.town)).toEqual([]);
    stage.town.clock.set(new Date());
  },
);

/** Resolves when the job is done or has failed, and after a while also when the worker that had begun it was lost. */
async function ends(): Promise<void> {
  for (const until = Date.now() + 3000; Date.now() < until; await sleep(10)) {
    const { rowCount } = await stage.admin.query(
      "select from graphile_worker.jobs where task_identifier = 'forget-attempts' and last_error is null",
    );
    if (rowCount === 0) return;
  }
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
