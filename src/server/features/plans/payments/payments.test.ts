import { sql } from "kysely";
import { expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { plans } from "#contract/plans.ts";
import { anomalies, openPaymentTown, verify } from "#tests/harness/payment-town.ts";
import { bring, newPayer, orderYear, reconcileNow, standing } from "#tests/harness/payments.ts";
import { PLAN } from "#tests/harness/plan.ts";

const till = openPaymentTown();
const oneYear = (from: Date, to: Date | null) => Math.round(((to?.getTime() ?? 0) - from.getTime()) / DAY_MS);

test("P1: the same proof brought fifty times at once grants one year and answers fifty times the same", async () => {
  const payer = await newPayer(till.town);
  const order = await orderYear(till.town, payer);
  const payment = till.gateway.pay(order.order.id);
  const replies = await Promise.all(Array.from({ length: 50 }, () => verify(till, payment)));
  for (const { status, message, payload } of replies)
    expect({ status, message, payload }).toEqual({
      status: 201,
      message: "Success",
      payload: { paymentDetails: order.paymentDetails, status: "paid" },
    });
  const { endsAt, ...rest } = await standing(till.town, payer);
  expect(rest).toEqual({ grants: 1, receipts: 1, orders: ["paid"] });
  expect(oneYear(till.town.clock.now(), endsAt)).toBe(365);
});

test("P4: a payer whose browser never came back, and of whom no webhook tells, has the plan within two minutes", async () => {
  const payer = await newPayer(till.town);
  const { order } = await orderYear(till.town, payer);
  till.gateway.pay(order.id);
  till.town.clock.forward(61_000);
  await reconcileNow(till.town);
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
});

test("a payer who comes back to the screen sees the plan at once, because the gateway is asked", async () => {
  const payer = await newPayer(till.town);
  const { order, paymentDetails } = await orderYear(till.town, payer);
  till.gateway.pay(order.id);
  till.town.clock.forward(6000);
  const { payload } = await till.town.call(plans.validPayment, { paymentDetails }, payer);
  expect(payload.payment).toMatchObject({
    status: "paid",
    amount: PLAN.pricePaise,
    receiptNumber: expect.stringMatching(/^VS\//),
  });
});

test("P5: a proof changed in any way is refused with 400, grants nothing and leaves a note", async () => {
  const [payer, other] = [await newPayer(till.town), await newPayer(till.town)];
  const { order } = await orderYear(till.town, payer);
  const { order: otherOrder } = await orderYear(till.town, other);
  const payment = till.gateway.pay(order.id, { status: "created" });
  const otherPayment = till.gateway.pay(otherOrder.id, { status: "created" });
  const { razorpay_signature: signature } = till.gateway.proof(payment);
  const changes: object[] = [
    { razorpay_payment_id: otherPayment.id },
    { razorpay_order_id: otherOrder.id },
    { razorpay_order_id: "order_00000000000000" },
    { razorpay_signature: till.gateway.proof(otherPayment).razorpay_signature },
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
    const reply = await verify(till, payment, change);
    expect(reply, JSON.stringify(change)).toMatchObject({ status: 400, code: 400 });
  }
  expect(await standing(till.town, payer)).toMatchObject({ endsAt: null, grants: 0, orders: ["created"] });
  expect(await standing(till.town, other)).toMatchObject({ endsAt: null, grants: 0, orders: ["created"] });
  const notes = await anomalies(till, payment.id);
  expect(notes.map((a) => [a.gateway_order_id, a.reason, a.source, a.occurrences])).toEqual(
    expect.arrayContaining([
      [otherOrder.id, "not-genuine", "callback", 1],
      [order.id, "not-genuine", "callback", 6],
    ]),
  );
});

test("no field for money reaches an order: amount, price and discount are refused at the checkout", async () => {
  const payer = await newPayer(till.town);
  for (const field of ["amount", "price", "discount", "amount_paise", "currency"])
    expect((await till.town.call(plans.paymentCheckOut, { fkPlanId: "1", [field]: 100 }, payer)).status, field).toBe(
      400,
    );
  expect((await standing(till.town, payer)).orders).toEqual([]);
  expect((await orderYear(till.town, payer)).order.amount).toBe(PLAN.pricePaise);
});

test("while the gateway does not answer, a checkout says so, a callback waits, and nothing is lost", async () => {
  const payer = await newPayer(till.town);
  till.gateway.fault = () => "down";
  const refused = await till.town.call(plans.paymentCheckOut, {}, payer);
  expect(refused).toMatchObject({ status: 503, message: expect.stringContaining("Nothing was charged") });
  till.gateway.fault = () => undefined;
  const { order } = await orderYear(till.town, payer);
  const payment = till.gateway.pay(order.id);
  till.gateway.fault = () => "busy";
  expect(await verify(till, payment)).toMatchObject({ status: 201, payload: { status: "pending" } });
  expect(await bring(till.town, till.gateway.hook("payment.captured", payment))).toBe(200);
  till.town.clock.forward(61_000);
  expect(await reconcileNow(till.town)).toMatchObject({ unreachable: true });
  till.gateway.fault = () => undefined;
  till.town.clock.forward(61_000);
  await reconcileNow(till.town);
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("an order made at the gateway whose answer was lost is found again, not made twice", async () => {
  const payer = await newPayer(till.town);
  till.gateway.fault = (call) => (call === "POST /v1/orders" ? "lost" : undefined);
  expect((await till.town.call(plans.paymentCheckOut, {}, payer)).status).toBe(503);
  till.gateway.fault = () => undefined;
  const { order, paymentDetails } = await orderYear(till.town, payer);
  expect([...till.gateway.orders.values()].filter((o) => o.receipt === paymentDetails).map((o) => o.id)).toEqual([
    order.id,
  ]);
});

test("two checkouts of one member and plan share one order; a payment that arrived meanwhile ends the second with 409", async () => {
  const payer = await newPayer(till.town);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => till.town.call(plans.paymentCheckOut, { fkPlanId: "1" }, payer)),
  );
  expect(new Set(replies.map((r) => r.payload.order.id)).size).toBe(1);
  till.gateway.pay(replies[0]!.payload.order.id);
  const second = await till.town.call(plans.paymentCheckOut, { fkPlanId: "1" }, payer);
  expect(second).toMatchObject({ status: 409, payload: { paymentDetails: replies[0]!.payload.paymentDetails } });
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("P11: a key gets its first answer again, another body 422, and 409 while the first is at work", async () => {
  const payer = await newPayer(till.town);
  const key = "a-key-of-this-try-0001";
  const order = (body: object) => till.town.call(plans.paymentCheckOut, { idempotencyKey: key, ...body }, payer);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { db } = till.town.portal.connection;
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
  const other = await newPayer(till.town);
  expect((await till.town.call(plans.paymentCheckOut, { idempotencyKey: key }, other)).status).toBe(201);
});

test("an early renewal adds a year to the present end, a late one a year to today", async () => {
  const now = till.town.clock.now();
  const running = await newPayer(till.town, { planEndsAt: new Date(now.getTime() + 100 * DAY_MS) });
  const ended = await newPayer(till.town, { planEndsAt: new Date(now.getTime() - 100 * DAY_MS) });
  for (const payer of [running, ended]) {
    const { payload } = await till.town.call(plans.renewPlan, {}, payer);
    expect((await verify(till, till.gateway.pay(payload.order.id))).payload.status).toBe("paid");
  }
  const days = async (payer: typeof running) => oneYear(now, (await standing(till.town, payer)).endsAt);
  expect(await days(running)).toBeGreaterThanOrEqual(465);
  expect(await days(running)).toBeLessThanOrEqual(466);
  expect(await days(ended)).toBeLessThanOrEqual(366);
});

test("one member's order is nothing to another: neither its state nor its receipt", async () => {
  const [payer, other] = [await newPayer(till.town), await newPayer(till.town)];
  const { order, paymentDetails } = await orderYear(till.town, payer);
  await verify(till, till.gateway.pay(order.id));
  expect((await till.town.call(plans.validPayment, { paymentDetails }, other)).status).toBe(400);
  expect((await till.town.call(plans.receiptDocument, { order: paymentDetails }, other)).status).toBe(400);
  expect((await till.town.call(plans.fetchPaymentId, {}, other)).payload).toEqual({ payment: null, paid: [] });
});

test("the ledger refuses every change, whoever asks", async () => {
  const { db } = till.town.portal.connection;
  for (const table of ["ledger_entries", "ledger_transactions"])
    for (const statement of [
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `update ${table} set ${table === "ledger_entries" ? "amount_paise = 1" : "currency = 'USD'"}`,
    ])
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/never changed or removed/);
});
