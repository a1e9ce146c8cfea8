import { expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { anomalies, openPaymentTown, verify } from "#tests/harness/payment-town.ts";
import { deliver, newPayer, orderYear, reconcileNow, standing } from "#tests/harness/payments.ts";

const till = openPaymentTown();

test("a payment of another amount or currency grants nothing and waits for its refund", async () => {
  for (const as of [{ amount: 110_001 }, { amount: 109_999 }, { currency: "USD" }]) {
    const payer = await newPayer(till.town);
    const { order } = await orderYear(till.town, payer);
    const payment = till.gateway.pay(order.id, as);
    await deliver(till.town, till.gateway.hook("payment.captured", payment));
    expect((await verify(till, payment)).payload).toMatchObject({ status: "pending" });
    expect(await standing(till.town, payer)).toMatchObject({ endsAt: null, grants: 0 });
    expect(await anomalies(till, payment.id)).toMatchObject([{ reason: "amount-mismatch", refund_due: true }]);
  }
});

test("an amount that differs is not even captured when it is only authorised", async () => {
  const payer = await newPayer(till.town);
  const { order } = await orderYear(till.town, payer);
  const payment = till.gateway.pay(order.id, { amount: 100, status: "authorized" });
  await deliver(till.town, till.gateway.hook("payment.authorized", payment));
  expect(till.gateway.payments.get(payment.id)?.status).toBe("authorized");
});

test("money for an order that is none of ours is parked as unmatched, and an unknown payment is noted", async () => {
  till.gateway.orders.set("order_ofanothershop", {
    ...till.gateway.orders.values().next().value!,
    id: "order_ofanothershop",
  });
  const foreign = till.gateway.pay("order_ofanothershop");
  await deliver(till.town, till.gateway.hook("payment.captured", foreign));
  expect(await anomalies(till, foreign.id)).toMatchObject([{ reason: "foreign-order", refund_due: true }]);
  const unknown = { ...foreign, id: "pay_nobodyknows000" };
  await deliver(till.town, till.gateway.hook("payment.captured", unknown));
  expect(await anomalies(till, unknown.id)).toMatchObject([{ reason: "unknown-payment", refund_due: false }]);
});

test("an order paid twice grants once, and the second payment is sent back by itself", async () => {
  const payer = await newPayer(till.town);
  const { order } = await orderYear(till.town, payer);
  const [first, second] = [till.gateway.pay(order.id), till.gateway.pay(order.id)];
  await deliver(till.town, till.gateway.hook("payment.captured", first));
  await deliver(till.town, till.gateway.hook("payment.captured", second));
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
  await expect.poll(() => till.gateway.payments.get(second.id)?.status, { timeout: 8000 }).toBe("refunded");
  await expect.poll(async () => (await anomalies(till, second.id))[0]?.settled_at, { timeout: 8000 }).not.toBeNull();
  expect(till.gateway.payments.get(first.id)?.status).toBe("captured");
});

test("a payment that failed and is authorised three days later is captured and granted", async () => {
  const payer = await newPayer(till.town);
  const { order } = await orderYear(till.town, payer);
  const payment = till.gateway.pay(order.id, { status: "failed" });
  await deliver(till.town, till.gateway.hook("payment.failed", payment));
  expect((await standing(till.town, payer)).orders).toEqual(["attempted"]);
  till.town.clock.forward(3 * DAY_MS);
  payment.status = "authorized";
  await deliver(till.town, till.gateway.hook("payment.authorized", payment));
  expect(till.gateway.payments.get(payment.id)?.status).toBe("captured");
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
  const late = { ...payment, status: "failed" as const };
  await deliver(till.town, till.gateway.hook("payment.failed", late));
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("an order nobody paid is given up after four days, and money that arrives still later counts all the same", async () => {
  const payer = await newPayer(till.town);
  const { order } = await orderYear(till.town, payer);
  till.town.clock.forward(4 * DAY_MS + 1000);
  await reconcileNow(till.town);
  expect((await standing(till.town, payer)).orders).toEqual(["expired"]);
  await deliver(till.town, till.gateway.hook("payment.captured", till.gateway.pay(order.id)));
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});
