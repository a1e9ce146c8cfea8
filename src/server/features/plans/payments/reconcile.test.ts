import { parseCrontab } from "graphile-worker";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { plans } from "#contract/plans.ts";
import {
  bring,
  brokenInvariants,
  newPayer,
  orderYear,
  reconcileNow,
  standing,
  stopQueue,
} from "#tests/harness/payments.ts";
import { PLAN } from "#tests/harness/plan.ts";
import { openRazorpayStub, type RazorpayStub } from "#tests/harness/razorpay-stub.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { plansTimed } from "../tasks.ts";
import { RECONCILE } from "./reconcile.ts";

const MINUTE_MS = 60_000;
const warned: string[] = [];
let gateway: RazorpayStub;
let town: Town;
beforeAll(async () => {
  gateway = await openRazorpayStub();
  town = await openTown(gateway.settings, { log: (line) => warned.push(line) });
  await stopQueue(town);
});
beforeEach(async () => {
  warned.length = 0;
  await town.portal.connection.db.updateTable("payment_orders").set({ next_check_at: null }).execute();
});
afterEach(async () => {
  gateway.fault = () => undefined;
  expect(await brokenInvariants(town)).toEqual([]);
});
afterAll(async () => {
  await town.close();
  await gateway.close();
});

const asked = () => gateway.asked.get("GET /v1/orders/*/payments") ?? 0;
/** Orders of so many members, whose time for a question has come. */
async function waitingOrders(n: number) {
  const orders = [];
  for (let at = 0; at < n; at += 1) {
    const payer = await newPayer(town);
    orders.push({ payer, ...(await orderYear(town, payer)) });
  }
  town.clock.forward(MINUTE_MS + 1000);
  return orders;
}

test("an order that the gateway refuses to speak of is given up and named in the log, and the members behind it get their plans", async () => {
  const [unknown, paid] = await waitingOrders(2);
  gateway.orders.delete(unknown!.order.id);
  gateway.pay(paid!.order.id);
  expect(await reconcileNow(town)).toMatchObject({ checked: 2, paid: 1, refused: 1, unreachable: false });
  expect(await standing(town, unknown!.payer)).toMatchObject({ grants: 0, orders: ["expired"] });
  expect(await standing(town, paid!.payer)).toMatchObject({ grants: 1, orders: ["paid"] });
  expect(warned.join("")).toContain(unknown!.order.id);
  const before = asked();
  town.clock.forward(10 * MINUTE_MS);
  await reconcileNow(town);
  expect(asked(), "nobody asks about it again").toBe(before);
});

test("a member whose open order the gateway refuses gets a new one at the next try, and can pay it", async () => {
  const payer = await newPayer(town);
  const first = await orderYear(town, payer);
  gateway.orders.delete(first.order.id);
  const second = await orderYear(town, payer);
  expect(second.order.id).not.toBe(first.order.id);
  expect((await standing(town, payer)).orders).toEqual(["expired", "created"]);
  const reply = await town.call(plans.paymentVerification, gateway.proof(gateway.pay(second.order.id)));
  expect(reply.payload).toMatchObject({ status: "paid" });
});

test("an order that the gateway holds under another amount is put aside for a new one", async () => {
  const payer = await newPayer(town);
  gateway.fault = (call) => (call === "POST /v1/orders" ? "lost" : undefined);
  expect((await town.call(plans.paymentCheckOut, {}, payer)).status).toBe(503);
  gateway.fault = () => undefined;
  [...gateway.orders.values()].at(-1)!.amount = 1;
  expect((await orderYear(town, payer)).order.amount).toBe(PLAN.pricePaise);
  expect((await standing(town, payer)).orders).toEqual(["expired", "created"]);
});

test("while the gateway makes no orders at all, each try says so and the next one works", async () => {
  const payer = await newPayer(town);
  gateway.fault = (call) => (call === "POST /v1/orders" ? "refused" : undefined);
  for (const _ of [1, 2]) expect((await town.call(plans.paymentCheckOut, {}, payer)).status).toBe(503);
  gateway.fault = () => undefined;
  expect((await orderYear(town, payer)).order.amount).toBe(PLAN.pricePaise);
});

test("keys that the gateway does not take give nobody's order up: they are the operator's mistake", async () => {
  const [waiting] = await waitingOrders(1);
  gateway.fault = () => "keys";
  expect(await reconcileNow(town)).toMatchObject({ checked: 1, refused: 0, unreachable: true });
  expect((await town.call(plans.paymentCheckOut, {}, waiting!.payer)).status).toBe(503);
  expect((await standing(town, waiting!.payer)).orders).toEqual(["created"]);
});

test("a gateway that does not answer ends the run at the first order", async () => {
  await waitingOrders(3);
  gateway.fault = () => "down";
  expect(await reconcileNow(town)).toMatchObject({ checked: 1, unreachable: true });
});

test("a gateway that answers slowly ends the run within the minute, and the next run goes on with those not asked about yet", async () => {
  const orders = await waitingOrders(8);
  const seen: string[] = [];
  gateway.fault = () => {
    town.clock.forward(10_000);
    return undefined;
  };
  const start = town.clock.now().getTime();
  const first = await reconcileNow(town);
  expect(first.checked).toBeLessThan(8);
  expect(town.clock.now().getTime() - start).toBeLessThan(MINUTE_MS);
  gateway.fault = () => undefined;
  const { rows } = await sql<{ id: string }>`select gateway_order_id as id from payment_orders
    where next_check_at <= ${town.clock.now()}`.execute(town.portal.connection.db);
  seen.push(...rows.map(({ id }) => id));
  expect(seen.toSorted(), "those not reached wait for no other minute").toEqual(
    orders
      .slice(first.checked)
      .map(({ order }) => order.id)
      .toSorted(),
  );
  expect((await reconcileNow(town)).checked).toBe(8 - first.checked);
});

test("webhooks that hang while the gateway does not answer cost one question a run, not one each", async () => {
  const [waiting] = await waitingOrders(1);
  gateway.fault = () => "down";
  for (const _ of [1, 2, 3]) await bring(town, gateway.hook("payment.captured", gateway.pay(waiting!.order.id)));
  town.clock.forward(2 * MINUTE_MS);
  gateway.asked.clear();
  await reconcileNow(town);
  expect(gateway.asked.get("GET /v1/payments/*")).toBe(1);
  town.clock.forward(3 * MINUTE_MS);
  await reconcileNow(town);
  expect(await brokenInvariants(town), "after five minutes each is parked with its reason").toEqual([]);
});

test("a run that is still at work when the next is due makes it wait: never two at once, never two in line", () => {
  const run = parseCrontab(plansTimed.join("\n")).find(({ task }) => task === RECONCILE);
  expect(run?.options).toMatchObject({ queueName: RECONCILE, jobKey: RECONCILE, jobKeyMode: "replace" });
});
