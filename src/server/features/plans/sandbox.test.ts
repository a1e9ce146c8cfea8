import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { CheckoutView } from "#contract/plan-views.ts";
import { plans } from "#contract/plans.ts";
import { type SandboxAnswer, sandboxCheckout } from "#contract/sandbox-checkout.ts";
import { sandboxKeys } from "#server/platform/payments/gateway-keys.ts";
import {
  balanceInBooks,
  brokenInvariants,
  newPayer,
  orderYear,
  reconcileNow,
  standing,
  worked,
} from "#tests/harness/payments.ts";
import { PLAN } from "#tests/harness/plan.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterEach(async () => expect(await brokenInvariants(town)).toEqual([]));
afterAll(() => town.close());

async function atWindow(checkout: CheckoutView, choice: object): Promise<SandboxAnswer & { status: number }> {
  const response = await fetch(town.url + sandboxCheckout(checkout.order.id), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key_id: checkout.key, ...choice }),
  });
  return { ...((await response.json()) as SandboxAnswer), status: response.status };
}
const events = async () =>
  (await town.portal.connection.db.selectFrom("webhook_events").select("kind").orderBy("received_at").execute()).map(
    ({ kind }) => kind,
  );

test("the test window's success is a proof that verifies, and its webhooks really arrive", async () => {
  const payer = await newPayer(town);
  const checkout = await orderYear(town, payer);
  expect(checkout).toMatchObject({ sandbox: true, script: null, order: { amount: PLAN.pricePaise, currency: "INR" } });
  const answer = await atWindow(checkout, { outcome: "success", method: "card" });
  const { status: _, ...proof } = answer as Record<string, unknown>;
  expect(await town.call(plans.paymentVerification, proof)).toMatchObject({ status: 201, payload: { status: "paid" } });
  await expect.poll(events, { timeout: 10_000 }).toHaveLength(3);
  await worked(town);
  expect(new Set(await events())).toEqual(new Set(["payment.authorized", "payment.captured", "order.paid"]));
  expect(await standing(town, payer)).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
  expect(await atWindow(checkout, { outcome: "success" })).toMatchObject({ status: 400 });
});

test("failure answers the gateway's error, and the same order can be paid in a second try", async () => {
  const payer = await newPayer(town);
  const checkout = await orderYear(town, payer);
  const failed = await atWindow(checkout, { outcome: "failure" });
  expect(failed).toMatchObject({ status: 200, error: { code: "BAD_REQUEST_ERROR", reason: "payment_failed" } });
  await expect.poll(async () => (await standing(town, payer)).orders, { timeout: 10_000 }).toEqual(["attempted"]);
  const again = await orderYear(town, payer);
  expect(again.order.id).toBe(checkout.order.id);
  await atWindow(again, { outcome: "success" });
  await expect.poll(async () => (await standing(town, payer)).grants, { timeout: 10_000 }).toBe(1);
});

test("closing the window changes nothing at all", async () => {
  const payer = await newPayer(town);
  const checkout = await orderYear(town, payer);
  expect(await atWindow(checkout, { outcome: "close" })).toEqual({ closed: true, status: 200 });
  expect(await standing(town, payer)).toMatchObject({ endsAt: null, orders: ["created"] });
});

test("a payment that is only authorised is captured by the reconciliation when nobody tells of it", async () => {
  const payer = await newPayer(town);
  const checkout = await orderYear(town, payer);
  await atWindow(checkout, { outcome: "success", authorizeOnly: true, silent: true });
  town.clock.forward(61_000);
  await reconcileNow(town);
  expect(await standing(town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("the test gateway's merchant calls need its keys, and it refuses what is not valid", async () => {
  const bare = await fetch(`${town.url}/gateway/v1/payments/pay_x`);
  expect(bare.status).toBe(401);
  const payer = await newPayer(town);
  const checkout = await orderYear(town, payer);
  expect((await atWindow({ ...checkout, key: "rzp_test_another" }, { outcome: "success" })).status).toBe(400);
  expect((await atWindow(checkout, { outcome: "gift" })).status).toBe(400);
  expect(
    (await atWindow({ ...checkout, order: { ...checkout.order, id: "order_none" } }, { outcome: "close" })).status,
  ).toBe(400);
});

test("a refund from the test gateway's dashboard and a dispute that is lost, then won, arrive as events and are booked", async () => {
  const payer = await newPayer(town);
  const checkout = await orderYear(town, payer);
  await atWindow(checkout, { outcome: "success" });
  await expect.poll(async () => (await standing(town, payer)).grants, { timeout: 10_000 }).toBe(1);
  const { db } = town.portal.connection;
  const of = db.selectFrom("sandbox_gateway.payments").select("id").where("order_id", "=", checkout.order.id);
  const { id } = await of.executeTakeFirstOrThrow();
  const { keyId, keySecret } = sandboxKeys(town.config);
  const post = async (path: string, body: object) => {
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
    const headers = { "content-type": "application/json", authorization };
    const answer = await fetch(`${town.url}/gateway/v1${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { id: string }) };
  };
  const inBooks = () => expect.poll(() => balanceInBooks(town, id), { timeout: 10_000 });
  expect((await post(`/payments/${id}/refund`, { amount: PLAN.pricePaise + 100 })).status).toBe(400);
  await post(`/payments/${id}/refund`, { amount: 60_000 });
  await inBooks().toBe(PLAN.pricePaise - 60_000);
  const dispute = await post(`/dashboard/payments/${id}/dispute`, { amount: 50_000 });
  await post(`/dashboard/disputes/${dispute.id}`, { status: "lost" });
  await inBooks().toBe(PLAN.pricePaise - 110_000);
  await post(`/dashboard/disputes/${dispute.id}`, { status: "won" });
  await inBooks().toBe(PLAN.pricePaise - 60_000);
  await worked(town);
});

test("with a real gateway's keys there is no test gateway", async () => {
  const real = await openTown({
    RAZORPAY_KEY_ID: "rzp_test_1",
    RAZORPAY_KEY_SECRET: "secret",
    RAZORPAY_WEBHOOK_SECRETS: "webhook secret",
    RAZORPAY_URL: "http://127.0.0.1:9",
  });
  try {
    const answer = await fetch(`${real.url}/gateway/v1/checkout/order_x`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(404);
    const payer = await newPayer(real);
    const { payload } = await real.call(plans.paymentPreRequisites, {}, payer);
    expect(payload.paymentPlatforms).toEqual([{ _id: "razorpay", name: "Razorpay" }]);
  } finally {
    await real.close();
  }
});
