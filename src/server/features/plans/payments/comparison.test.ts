import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { plans } from "#contract/plans.ts";
import {
  balanceInBooks,
  bring,
  brokenInvariants,
  newPayer,
  orderYear,
  reconcileNow,
  standing,
  stopQueue,
} from "#tests/harness/payments.ts";
import { PLAN } from "#tests/harness/plan.ts";
import { balanceAtGateway, failRefund } from "#tests/harness/razorpay-actions.ts";
import { openRazorpayStub, type RazorpayStub } from "#tests/harness/razorpay-stub.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { comparePayments } from "./comparison.ts";

let gateway: RazorpayStub;
let town: Town;
beforeAll(async () => {
  gateway = await openRazorpayStub();
  town = await openTown(gateway.settings, { log: () => undefined });
  gateway.now = () => town.clock.now();
  await stopQueue(town);
});
afterEach(async () => {
  gateway.fault = () => undefined;
  expect(await brokenInvariants(town)).toEqual([]);
});
afterAll(async () => {
  await town.close();
  await gateway.close();
});

async function paid() {
  const payer = await newPayer(town);
  const payment = gateway.pay((await orderYear(town, payer)).order.id);
  await town.call(plans.paymentVerification, gateway.proof(payment));
  return { payer, payment };
}
const night = (days = 1) => {
  town.clock.forward(days * DAY_MS);
  return comparePayments(town.portal.base);
};
const parked = (reason: string) =>
  town.portal.connection.db.selectFrom("payment_anomalies").selectAll().where("reason", "=", reason).execute();

test("refunds and disputes that nobody told of are in the books after the night, however old their payment is", async () => {
  const { payment } = await paid();
  await night();
  town.clock.forward(90 * DAY_MS);
  for (let week = 0; week < 12; week += 1) await comparePayments(town.portal.base);
  gateway.refund(payment, { amount: 60_000 });
  const dispute = gateway.dispute(payment, { amount: 50_000 });
  await night();
  expect(await balanceInBooks(town, payment.id)).toBe(PLAN.pricePaise - 60_000);
  Object.assign(dispute, { status: "lost", amount_deducted: 50_000 });
  await night(60);
  expect(await balanceInBooks(town, payment.id)).toBe(PLAN.pricePaise - 110_000);
  Object.assign(dispute, { status: "won", amount_deducted: 0 });
  await night(60);
  expect(await balanceInBooks(town, payment.id)).toBe(balanceAtGateway(gateway, payment));
  expect(await night(), "and then there is nothing left to apply").toBe(0);
});

test("a refund that was under way for weeks and fails without a word is booked back", async () => {
  const { payment } = await paid();
  const refund = gateway.refund(payment, { status: "pending" });
  await night();
  expect(await balanceInBooks(town, payment.id)).toBe(0);
  for (let nights = 0; nights < 3; nights += 1) await night(10);
  failRefund(gateway, refund);
  await night();
  expect(await balanceInBooks(town, payment.id)).toBe(PLAN.pricePaise);
});

test("a gateway that does not list disputes for this account does not keep refunds out of the books", async () => {
  const { payment } = await paid();
  gateway.refund(payment, { amount: 60_000 });
  gateway.fault = (call) => (call === "GET /v1/disputes" ? "refused" : undefined);
  await night();
  expect(await balanceInBooks(town, payment.id)).toBe(PLAN.pricePaise - 60_000);
});

test("more sent back than the gateway's refunds come to is told to the treasurer", async () => {
  const { payment } = await paid();
  payment.amount_refunded = 70_000;
  await night();
  expect(await parked("refunds-differ")).toMatchObject([{ payment_id: payment.id, amount_paise: 70_000 }]);
  payment.amount_refunded = 0;
});

test("a payment in a state that the portal does not know is told to the treasurer, and the others of the page are applied", async () => {
  const { payment: odd } = await paid();
  const payer = await newPayer(town);
  gateway.pay((await orderYear(town, payer)).order.id);
  Object.assign(odd, { status: "frozen" });
  await night();
  expect(await parked("unknown-state")).toMatchObject([{ payment_id: odd.id, amount_paise: PLAN.pricePaise }]);
  expect(await standing(town, payer)).toMatchObject({ grants: 1 });
  Object.assign(odd, { status: "captured" });
});

test("a payment that cannot be booked is told to the treasurer, and those behind it are", async () => {
  const { db } = town.portal.connection;
  const payers = [await newPayer(town), await newPayer(town)];
  const [bad] = [gateway.pay((await orderYear(town, payers[0]!)).order.id)];
  gateway.pay((await orderYear(town, payers[1]!)).order.id);
  await sql.raw(`alter table payments add constraint broken check (id <> '${bad!.id}') not valid`).execute(db);
  await night();
  expect(await parked("settlement-failed")).toMatchObject([{ payment_id: bad!.id, settled_at: null }]);
  expect(await standing(town, payers[1]!)).toMatchObject({ grants: 1 });
  await sql`alter table payments drop constraint broken`.execute(db);
  await night();
  expect(await standing(town, payers[0]!)).toMatchObject({ grants: 1 });
});

test("an event that fails for a reason of our own is told to the treasurer when it is given up", async () => {
  const { db } = town.portal.connection;
  const payer = await newPayer(town);
  const payment = gateway.pay((await orderYear(town, payer)).order.id);
  await sql.raw(`alter table payments add constraint broken check (id <> '${payment.id}') not valid`).execute(db);
  const hook = gateway.hook("payment.captured", payment);
  await bring(town, hook);
  town.clock.forward(4 * 60_000);
  await reconcileNow(town).catch(() => undefined);
  const reference = `payment.captured ${hook.headers["x-razorpay-event-id"]}`;
  const told = (await parked("settlement-failed")).filter((anomaly) => anomaly.reference === reference);
  expect(told).toMatchObject([{ payment_id: payment.id, settled_at: null }]);
  await sql`alter table payments drop constraint broken`.execute(db);
  await night();
  expect(await standing(town, payer)).toMatchObject({ grants: 1 });
});

test("a settlement whose last attempt has failed is taken out of the queue and told to the treasurer", async () => {
  const { db } = town.portal.connection;
  const payer = await newPayer(town);
  const payment = gateway.pay((await orderYear(town, payer)).order.id);
  gateway.fault = () => "down";
  await town.call(plans.paymentVerification, gateway.proof(payment));
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null, locked_by = null
    where key = ${`settle:${payment.id}`}`.execute(db);
  await reconcileNow(town);
  const about = (await parked("settlement-failed")).filter(({ payment_id }) => payment_id === payment.id);
  expect(about).toMatchObject([{ gateway_order_id: payment.order_id, settled_at: null }]);
  const { rows } = await sql`select from graphile_worker.jobs where key = ${`settle:${payment.id}`}`.execute(db);
  expect(rows).toEqual([]);
});
