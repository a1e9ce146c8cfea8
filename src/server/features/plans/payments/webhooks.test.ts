import { sql } from "kysely";
import { expect, test } from "vitest";
import { signWebhook } from "#server/platform/payments/signatures.ts";
import { anomalies, openPaymentTown, verify } from "#tests/harness/payment-town.ts";
import { bring, deliver, newPayer, orderYear, standing, worked } from "#tests/harness/payments.ts";
import { KEYS } from "#tests/harness/razorpay-stub.ts";
import { openTown } from "#tests/harness/town.ts";

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
});

function arrangements(steps: string[]): string[][] {
  return steps.flatMap((step) => {
    const rest = steps.filter((other) => other !== step);
    return [[step], ...arrangements(rest).map((later) => [step, ...later])];
  });
}
