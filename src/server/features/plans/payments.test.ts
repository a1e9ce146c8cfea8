import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { plans } from "#contract/plans.ts";
import { signWebhook } from "#server/platform/payments-signatures.ts";
import {
  bring,
  brokenInvariants,
  deliver,
  newPayer,
  orderYear,
  reconcileNow,
  standing,
  worked,
} from "#tests/harness/payments.ts";
import { KEYS, openRazorpayStub, type RazorpayStub, type StubPayment } from "#tests/harness/razorpay-stub.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let gateway: RazorpayStub;
let town: Town;
beforeAll(async () => {
  gateway = await openRazorpayStub();
  town = await openTown(gateway.settings, { log: () => undefined });
});
afterEach(async () => {
  gateway.fault = () => undefined;
  expect(await brokenInvariants(town)).toEqual([]);
});
afterAll(async () => {
  await town.close();
  await gateway.close();
});

const verify = (payment: StubPayment, changed: object = {}) =>
  town.call(plans.paymentVerification, { ...gateway.proof(payment), ...changed });
const anomalies = (paymentId: string) =>
  town.portal.connection.db.selectFrom("payment_anomalies").selectAll().where("payment_id", "=", paymentId).execute();
const oneYear = (from: Date, to: Date | null) => Math.round(((to?.getTime() ?? 0) - from.getTime()) / DAY_MS);

test("P1: the same proof brought fifty times at once grants one year and answers fifty times the same", async () => {
  const payer = await newPayer(town);
  const order = await orderYear(town, payer);
  const payment = gateway.pay(order.order.id);
  const replies = await Promise.all(Array.from({ length: 50 }, () => verify(payment)));
  for (const { status, message, payload } of replies)
    expect({ status, message, payload }).toEqual({
      status: 201,
      message: "Success",
      payload: { paymentDetails: order.paymentDetails, status: "paid" },
    });
  const { endsAt, ...rest } = await standing(town, payer);
  expect(rest).toEqual({ grants: 1, receipts: 1, orders: ["paid"] });
  expect(oneYear(town.clock.now(), endsAt)).toBe(365);
});

test("P2: one webhook brought a thousand times to three portals is kept and worked on once, and answered fast", async () => {
  const payer = await newPayer(town);
  const order = await orderYear(town, payer);
  const others = [
    await openTown(gateway.settings, { beside: town }),
    await openTown(gateway.settings, { beside: town }),
  ];
  const hook = gateway.hook("payment.captured", gateway.pay(order.order.id));
  const times: number[] = [];
  const statuses = new Set<number>();
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < 1000; at = next++) {
      const started = performance.now();
      statuses.add(await bring([town, ...others][at % 3]!, hook));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  await worked(town);
  for (const other of others) await other.close();
  expect([...statuses]).toEqual([200]);
  expect(await standing(town, payer)).toMatchObject({ grants: 1, receipts: 1 });
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from webhook_events where id = ${hook.headers["x-razorpay-event-id"]}`.execute(
    town.portal.connection.db,
  );
  expect(rows[0]?.n).toBe(1);
  expect(times.sort((a, b) => a - b)[989], "the gateway gives up after 5 s").toBeLessThan(2000);
});

test("P3: callback and webhooks in every order and selection come to the same end", async () => {
  const steps = ["callback", "payment.authorized", "payment.captured", "order.paid"];
  const play = async (sequence: string[]) => {
    const payer = await newPayer(town);
    const { order } = await orderYear(town, payer);
    const payment = gateway.pay(order.id);
    for (const step of sequence)
      if (step === "callback") expect((await verify(payment)).status).toBe(201);
      else await deliver(town, gateway.hook(step, payment));
    expect(await standing(town, payer), sequence.join(" ")).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
    expect(await anomalies(payment.id)).toEqual([]);
  };
  const sequences = arrangements(steps);
  expect(sequences.length).toBe(64);
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = sequences.pop(); next; next = sequences.pop()) await play(next);
    }),
  );
}, 60_000);

test("P4: a payer whose browser never came back, and of whom no webhook tells, has the plan within two minutes", async () => {
  const payer = await newPayer(town);
  const { order } = await orderYear(town, payer);
  gateway.pay(order.id);
  town.clock.forward(61_000);
  await reconcileNow(town);
  expect(await standing(town, payer)).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
});

test("a payer who comes back to the screen sees the plan at once, because the gateway is asked", async () => {
  const payer = await newPayer(town);
  const { order, paymentDetails } = await orderYear(town, payer);
  gateway.pay(order.id);
  town.clock.forward(6000);
  const { payload } = await town.call(plans.validPayment, { paymentDetails }, payer);
  expect(payload.payment).toMatchObject({
    status: "paid",
    amount: 110_000,
    receiptNumber: expect.stringMatching(/^VS\//),
  });
});

test("P5: a proof changed in any way is refused with 400, grants nothing and leaves a note", async () => {
  const [payer, other] = [await newPayer(town), await newPayer(town)];
  const { order } = await orderYear(town, payer);
  const { order: otherOrder } = await orderYear(town, other);
  const payment = gateway.pay(order.id, { status: "created" });
  const otherPayment = gateway.pay(otherOrder.id, { status: "created" });
  const { razorpay_signature: signature } = gateway.proof(payment);
  const changes: object[] = [
    { razorpay_payment_id: otherPayment.id },
    { razorpay_order_id: otherOrder.id },
    { razorpay_order_id: "order_00000000000000" },
    { razorpay_signature: gateway.proof(otherPayment).razorpay_signature },
    { razorpay_signature: "0".repeat(64) },
    { razorpay_signature: signature.slice(0, 63) },
    { razorpay_signature: signature.toUpperCase().replace(/^\d*$/, "A") },
    { razorpay_signature: signature.replace(/\d/g, (d) => String.fromCharCode(0x966 + Number(d))) },
    { razorpay_signature: ` ${signature}` },
    { razorpay_signature: "" },
    { amount: 1 },
    { planId: 1 },
  ];
  for (const change of changes) {
    const reply = await verify(payment, change);
    expect(reply, JSON.stringify(change)).toMatchObject({ status: 400, code: 400 });
  }
  expect(await standing(town, payer)).toMatchObject({ endsAt: null, grants: 0, orders: ["created"] });
  expect(await standing(town, other)).toMatchObject({ endsAt: null, grants: 0, orders: ["created"] });
  expect((await anomalies(payment.id)).map((a) => [a.reason, a.source])).toEqual([
    ["not-genuine", "callback"],
    ["not-genuine", "callback"],
  ]);
});

test("no field for money reaches an order: amount, price and discount are refused at the checkout", async () => {
  const payer = await newPayer(town);
  for (const field of ["amount", "price", "discount", "amount_paise", "currency"])
    expect((await town.call(plans.paymentCheckOut, { fkPlanId: "1", [field]: 100 }, payer)).status, field).toBe(400);
  expect((await standing(town, payer)).orders).toEqual([]);
  expect((await orderYear(town, payer)).order.amount).toBe(110_000);
});

test("a payment of another amount or currency grants nothing and waits for its refund", async () => {
  for (const as of [{ amount: 110_001 }, { amount: 109_999 }, { currency: "USD" }]) {
    const payer = await newPayer(town);
    const { order } = await orderYear(town, payer);
    const payment = gateway.pay(order.id, as);
    await deliver(town, gateway.hook("payment.captured", payment));
    expect((await verify(payment)).payload).toMatchObject({ status: "pending" });
    expect(await standing(town, payer)).toMatchObject({ endsAt: null, grants: 0 });
    expect(await anomalies(payment.id)).toMatchObject([{ reason: "amount-mismatch", refund_due: true }]);
  }
});

test("an amount that differs is not even captured when it is only authorised", async () => {
  const payer = await newPayer(town);
  const { order } = await orderYear(town, payer);
  const payment = gateway.pay(order.id, { amount: 100, status: "authorized" });
  await deliver(town, gateway.hook("payment.authorized", payment));
  expect(gateway.payments.get(payment.id)?.status).toBe("authorized");
});

test("money for an order that is none of ours is parked as unmatched, and an unknown payment is noted", async () => {
  gateway.orders.set("order_ofanothershop", { ...gateway.orders.values().next().value!, id: "order_ofanothershop" });
  const foreign = gateway.pay("order_ofanothershop");
  await deliver(town, gateway.hook("payment.captured", foreign));
  expect(await anomalies(foreign.id)).toMatchObject([{ reason: "foreign-order", refund_due: true }]);
  const unknown = { ...foreign, id: "pay_nobodyknows000" };
  await deliver(town, gateway.hook("payment.captured", unknown));
  expect(await anomalies(unknown.id)).toMatchObject([{ reason: "unknown-payment", refund_due: false }]);
});

test("an order paid twice grants once, and the second payment is sent back by itself", async () => {
  const payer = await newPayer(town);
  const { order } = await orderYear(town, payer);
  const [first, second] = [gateway.pay(order.id), gateway.pay(order.id)];
  await deliver(town, gateway.hook("payment.captured", first));
  await deliver(town, gateway.hook("payment.captured", second));
  expect(await standing(town, payer)).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
  await expect.poll(() => gateway.payments.get(second.id)?.status, { timeout: 8000 }).toBe("refunded");
  await expect.poll(async () => (await anomalies(second.id))[0]?.settled_at, { timeout: 8000 }).not.toBeNull();
  expect(gateway.payments.get(first.id)?.status).toBe("captured");
});

test("a refund that the gateway gives up is told to staff", async () => {
  const payer = await newPayer(town);
  const { order } = await orderYear(town, payer);
  const payment = gateway.pay(order.id);
  await deliver(town, gateway.hook("payment.captured", payment));
  await deliver(town, gateway.hook("refund.failed", payment));
  expect(await anomalies(payment.id)).toMatchObject([{ reason: "refund-refused", settled_at: null }]);
});

test("a payment that failed and is authorised three days later is captured and granted", async () => {
  const payer = await newPayer(town);
  const { order } = await orderYear(town, payer);
  const payment = gateway.pay(order.id, { status: "failed" });
  await deliver(town, gateway.hook("payment.failed", payment));
  expect((await standing(town, payer)).orders).toEqual(["attempted"]);
  town.clock.forward(3 * DAY_MS);
  payment.status = "authorized";
  await deliver(town, gateway.hook("payment.authorized", payment));
  expect(gateway.payments.get(payment.id)?.status).toBe("captured");
  expect(await standing(town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
  const late = { ...payment, status: "failed" as const };
  await deliver(town, gateway.hook("payment.failed", late));
  expect(await standing(town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("an order nobody paid is given up after four days, and money that arrives still later counts all the same", async () => {
  const payer = await newPayer(town);
  const { order } = await orderYear(town, payer);
  town.clock.forward(4 * DAY_MS + 1000);
  await reconcileNow(town);
  expect((await standing(town, payer)).orders).toEqual(["expired"]);
  await deliver(town, gateway.hook("payment.captured", gateway.pay(order.id)));
  expect(await standing(town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("a webhook with a wrong signature is refused and not kept; the old secret still counts; a broken body is parked", async () => {
  const payer = await newPayer(town);
  const { order } = await orderYear(town, payer);
  const payment = gateway.pay(order.id);
  const genuine = gateway.hook("payment.captured", payment, { secret: KEYS.hooks[1]! });
  expect(await bring(town, gateway.hook("payment.captured", payment, { secret: KEYS.secret }))).toBe(400);
  expect(await bring(town, { ...genuine, body: genuine.body.replace("upi", "card") })).toBe(400);
  expect(await bring(town, { ...genuine, body: JSON.stringify(JSON.parse(genuine.body), null, 1) })).toBe(400);
  expect((await standing(town, payer)).grants).toBe(0);
  await deliver(town, genuine);
  expect((await standing(town, payer)).grants).toBe(1);
  for (const [n, body] of ["{", '{"event":"a\\u0000b"}', '{"event":"payment.captured\0"}', "null"].entries()) {
    const id = `evt_broken_${n}`;
    const headers = { "x-razorpay-signature": signWebhook(KEYS.hooks[0]!, body), "x-razorpay-event-id": id };
    expect(await bring(town, { body, headers }), body).toBe(200);
    await worked(town, id);
    const { db } = town.portal.connection;
    const row = await db.selectFrom("webhook_events").select("outcome").where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.outcome, body).toBe("parked: unreadable");
  }
});

test("while the gateway does not answer, a checkout says so, a callback waits, and nothing is lost", async () => {
  const payer = await newPayer(town);
  gateway.fault = () => "down";
  const refused = await town.call(plans.paymentCheckOut, {}, payer);
  expect(refused).toMatchObject({ status: 503, message: expect.stringContaining("Nothing was charged") });
  gateway.fault = () => undefined;
  const { order } = await orderYear(town, payer);
  const payment = gateway.pay(order.id);
  gateway.fault = () => "busy";
  expect(await verify(payment)).toMatchObject({ status: 201, payload: { status: "pending" } });
  expect(await bring(town, gateway.hook("payment.captured", payment))).toBe(200);
  town.clock.forward(61_000);
  expect(await reconcileNow(town)).toMatchObject({ unreachable: true });
  gateway.fault = () => undefined;
  town.clock.forward(61_000);
  await reconcileNow(town);
  expect(await standing(town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("an order made at the gateway whose answer was lost is found again, not made twice", async () => {
  const payer = await newPayer(town);
  gateway.fault = (call) => (call === "POST /v1/orders" ? "lost" : undefined);
  expect((await town.call(plans.paymentCheckOut, {}, payer)).status).toBe(503);
  gateway.fault = () => undefined;
  const { order, paymentDetails } = await orderYear(town, payer);
  expect([...gateway.orders.values()].filter((o) => o.receipt === paymentDetails).map((o) => o.id)).toEqual([order.id]);
});

test("two checkouts of one member and plan share one order; a payment that arrived meanwhile ends the second with 409", async () => {
  const payer = await newPayer(town);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => town.call(plans.paymentCheckOut, { fkPlanId: "1" }, payer)),
  );
  expect(new Set(replies.map((r) => r.payload.order.id)).size).toBe(1);
  gateway.pay(replies[0]!.payload.order.id);
  const second = await town.call(plans.paymentCheckOut, { fkPlanId: "1" }, payer);
  expect(second).toMatchObject({ status: 409, payload: { paymentDetails: replies[0]!.payload.paymentDetails } });
  expect(await standing(town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("P11: a key gets its first answer again, another body 422, and 409 while the first is at work", async () => {
  const payer = await newPayer(town);
  const key = "a-key-of-this-try-0001";
  const order = (body: object) => town.call(plans.paymentCheckOut, { idempotencyKey: key, ...body }, payer);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { db } = town.portal.connection;
  const lock = db.transaction().execute(async (db) => {
    await sql`lock table payment_orders in access exclusive mode`.execute(db);
    await held;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const first = order({ fkPlanId: "1" });
  await expect
    .poll(() => db.selectFrom("idempotency_keys").select("key").where("key", "=", key).execute())
    .toHaveLength(1);
  expect((await order({ fkPlanId: "1" })).status).toBe(409);
  expect((await order({})).status).toBe(422);
  release();
  await lock;
  const { status, payload } = await first;
  expect(status).toBe(201);
  expect(await order({ fkPlanId: "1" })).toMatchObject({ status: 201, payload });
  expect((await order({ fkPlanId: "1", fkPaymentPlatformId: "razorpay" })).status).toBe(422);
  const other = await newPayer(town);
  expect((await town.call(plans.paymentCheckOut, { idempotencyKey: key }, other)).status).toBe(201);
});

test("an early renewal adds a year to the present end, a late one a year to today", async () => {
  const now = town.clock.now();
  const running = await newPayer(town, { planEndsAt: new Date(now.getTime() + 100 * DAY_MS) });
  const ended = await newPayer(town, { planEndsAt: new Date(now.getTime() - 100 * DAY_MS) });
  for (const payer of [running, ended]) {
    const { payload } = await town.call(plans.renewPlan, {}, payer);
    expect((await verify(gateway.pay(payload.order.id))).payload.status).toBe("paid");
  }
  const days = async (payer: typeof running) => oneYear(now, (await standing(town, payer)).endsAt);
  expect(await days(running)).toBeGreaterThanOrEqual(465);
  expect(await days(running)).toBeLessThanOrEqual(466);
  expect(await days(ended)).toBeLessThanOrEqual(366);
});

test("one member's order is nothing to another: neither its state nor its receipt", async () => {
  const [payer, other] = [await newPayer(town), await newPayer(town)];
  const { order, paymentDetails } = await orderYear(town, payer);
  await verify(gateway.pay(order.id));
  expect((await town.call(plans.validPayment, { paymentDetails }, other)).status).toBe(400);
  expect((await town.call(plans.receiptDocument, { order: paymentDetails }, other)).status).toBe(400);
  expect((await town.call(plans.fetchPaymentId, {}, other)).payload).toEqual({ payment: null, paid: [] });
});

test("the ledger refuses every change, whoever asks", async () => {
  const { db } = town.portal.connection;
  for (const table of ["ledger_entries", "ledger_transactions"])
    for (const statement of [
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `update ${table} set ${table === "ledger_entries" ? "amount_paise = 1" : "currency = 'USD'"}`,
    ])
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/never changed or removed/);
});

function arrangements(steps: string[]): string[][] {
  return steps.flatMap((step) => {
    const rest = steps.filter((other) => other !== step);
    return [[step], ...arrangements(rest).map((later) => [step, ...later])];
  });
}
