import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { listMigrations, migrate } from "#main/database/migrate.ts";
import { signWebhook } from "#server/platform/payments/signatures.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { emptyDatabase } from "#tests/harness/database.ts";
import { anomalies, openPaymentTown, verify } from "#tests/harness/payment-town.ts";
import { bring, deliver, newPayer, orderYear, standing, worked } from "#tests/harness/payments.ts";
import { PLAN } from "#tests/harness/plan.ts";
import { KEYS, signedHook } from "#tests/harness/razorpay-stub.ts";
import { openTown } from "#tests/harness/town.ts";
import { KNOWN_EVENTS } from "./webhooks.ts";

const till = openPaymentTown();

test("P2: one webhook brought a thousand times to three portals is kept and worked on once, and answered fast", async () => {
  const payer = await newPayer(till.town);
  const order = await orderYear(till.town, payer);
  const others = [
    await openTown(till.gateway.settings, { beside: till.town }),
    await openTown(till.gateway.settings, { beside: till.town }),
  ];
  const hook = till.gateway.hook("payment.captured", till.gateway.pay(order.order.id));
  const times: number[] = [];
  const statuses = new Set<number>();
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < 1000; at = next++) {
      const started = performance.now();
      statuses.add(await bring([till.town, ...others][at % 3]!, hook));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  await worked(till.town);
  for (const other of others) await other.close();
  expect([...statuses]).toEqual([200]);
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, receipts: 1 });
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from webhook_events where id = ${hook.headers["x-razorpay-event-id"]}`.execute(
    till.town.portal.connection.db,
  );
  expect(rows[0]?.n).toBe(1);
  expect(times.sort((a, b) => a - b)[989], "the gateway gives up after 5 s").toBeLessThan(2000);
});

test("P3: callback and webhooks in every order and selection come to the same end", async () => {
  const steps = ["callback", "payment.authorized", "payment.captured", "order.paid"];
  const play = async (sequence: string[]) => {
    const payer = await newPayer(till.town);
    const { order } = await orderYear(till.town, payer);
    const payment = till.gateway.pay(order.id);
    for (const step of sequence)
      if (step === "callback") expect((await verify(till, payment)).status).toBe(201);
      else await deliver(till.town, till.gateway.hook(step, payment));
    expect(await standing(till.town, payer), sequence.join(" ")).toMatchObject({
      grants: 1,
      receipts: 1,
      orders: ["paid"],
    });
    expect(await anomalies(till, payment.id)).toEqual([]);
  };
  const sequences = arrangements(steps);
  expect(sequences.length).toBe(64);
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = sequences.pop(); next; next = sequences.pop()) await play(next);
    }),
  );
}, 60_000);

test("a webhook with a wrong signature is refused and not kept; the old secret still counts; a broken body is parked", async () => {
  const payer = await newPayer(till.town);
  const { order } = await orderYear(till.town, payer);
  const payment = till.gateway.pay(order.id);
  const genuine = till.gateway.hook("payment.captured", payment, { secret: KEYS.hooks[1]! });
  expect(await bring(till.town, till.gateway.hook("payment.captured", payment, { secret: KEYS.secret }))).toBe(400);
  expect(await bring(till.town, { ...genuine, body: genuine.body.replace("upi", "card") })).toBe(400);
  expect(await bring(till.town, { ...genuine, body: JSON.stringify(JSON.parse(genuine.body), null, 1) })).toBe(400);
  expect((await standing(till.town, payer)).grants).toBe(0);
  await deliver(till.town, genuine);
  expect((await standing(till.town, payer)).grants).toBe(1);
  for (const [n, body] of ["{", '{"event":"a\\u0000b"}', '{"event":"payment.captured\0"}', "null"].entries()) {
    const id = `evt_broken_${n}`;
    const headers = { "x-razorpay-signature": signWebhook(KEYS.hooks[0]!, body), "x-razorpay-event-id": id };
    expect(await bring(till.town, { body, headers }), body).toBe(200);
    await worked(till.town, id);
    const { db } = till.town.portal.connection;
    const row = await db.selectFrom("webhook_events").select("outcome").where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.outcome, body).toBe("parked: unreadable");
  }
  const told = (await anomalies(till, "")).map(({ reference }) => reference);
  expect(told, "genuine, but nobody can read them").toContain("unreadable evt_broken_0");
});

test("an event that we do not know is told to the treasurer when it names an amount, and noted when it does not", async () => {
  const send = async (event: string, entity: object) => {
    const hook = signedHook(JSON.stringify({ event, payload: { settlement: { entity } } }));
    await deliver(till.town, hook);
    return hook.headers["x-razorpay-event-id"]!;
  };
  const { db } = till.town.portal.connection;
  const outcome = async (id: string) =>
    (await db.selectFrom("webhook_events").select("outcome").where("id", "=", id).executeTakeFirstOrThrow()).outcome;
  const known = await send("settlement.adjusted", { id: "setl_1", amount_settled: 123_400 });
  expect(await outcome(known)).toBe("parked: unknown-event");
  const told = (await anomalies(till, "")).filter(({ reference }) => reference === `settlement.adjusted ${known}`);
  expect(told).toMatchObject([{ reason: "unknown-event", amount_paise: 123_400, settled_at: null }]);
  expect(await outcome(await send("settlement.noticed", { id: "setl_1" }))).toBe("noted");
  const payer = await newPayer(till.town);
  const payment = till.gateway.pay((await orderYear(till.town, payer)).order.id);
  await deliver(till.town, till.gateway.hook("payment.rearranged", payment));
  expect(await anomalies(till, payment.id)).toMatchObject([{ reason: "unknown-event" }]);
  expect(await standing(till.town, payer), "what it says of a payment counts all the same").toMatchObject({
    grants: 1,
  });
});

test("the events that the operating guide tells to switch on are those that the portal knows", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../../../docs/operating.md"), "utf8");
  const listed = guide.match(/switch on these events and no others:\n\n(.*?)\n\n/s)?.[1] ?? "";
  expect([...listed.matchAll(/`([\w.]+)`/g)].map(([, event]) => event).sort()).toEqual([...KNOWN_EVENTS].sort());
});

test("nothing of the payer stays of an event: neither phone nor e-mail nor UPI address, in any table", async () => {
  const payer = await newPayer(till.town);
  const payment = till.gateway.pay((await orderYear(till.town, payer)).order.id);
  const hook = till.gateway.hook("payment.captured", payment);
  const named = /test\.payer|9000000009/;
  expect(hook.body).toMatch(named);
  await deliver(till.town, hook);
  await deliver(till.town, signedHook(`{"broken": ${hook.body}`));
  const { db } = till.town.portal.connection;
  const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(
    db,
  );
  for (const { name } of tables) {
    const { rows } = await sql<{ found: string }>`select t::text as found from ${sql.raw(name)} t
      where t::text ~ 'test[.]payer|9000000009' limit 1`.execute(db);
    expect(rows, name).toEqual([]);
  }
});

test("the bodies of events that older versions kept are gone, and those that waited can still be processed", async () => {
  const { url, drop } = await emptyDatabase(inject("databaseUrl"));
  const { pool, close } = await connect(url, 2);
  await migrate(pool, { migrations: listMigrations().filter(({ name }) => name < "0172") });
  const body = till.gateway.hook("payment.captured", till.gateway.pay(null), {}).body;
  for (const [id, text] of [
    ["evt_1", body],
    ["evt_2", "{"],
    ["evt_3", '{"event":"a\\u0000b"}'],
  ])
    await pool.query(
      "insert into webhook_events (id, kind, body, received_at) values ($1, 'payment.captured', $2, now())",
      [id, text],
    );
  await migrate(pool);
  const { rows } = await pool.query("select * from webhook_events order by id");
  expect(rows.map(({ payment_id, amount_paise }) => [payment_id, amount_paise])).toEqual([
    [JSON.parse(body).payload.payment.entity.id, PLAN.pricePaise],
    [null, null],
    [null, null],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/test.payer|9000000009/);
  await close();
  await drop();
});

function arrangements(steps: string[]): string[][] {
  return steps.flatMap((step) => {
    const rest = steps.filter((other) => other !== step);
    return [[step], ...arrangements(rest).map((later) => [step, ...later])];
  });
}
