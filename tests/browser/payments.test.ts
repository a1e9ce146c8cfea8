/** Every way a payment can end, in the browser of the member who pays: failed, dismissed, gone back from, repeated, and never reported. */

import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plans } from "#contract/plans.ts";
import { PLAN, PRICE } from "#tests/harness/plan.ts";
import type { Visit } from "../harness/chromium.ts";
import { brokenInvariants, newPayer, type Payer, reconcileNow, standing } from "../harness/payments.ts";
import { openRazorpayStub } from "../harness/razorpay-stub.ts";
import { openTown, type Town } from "../harness/town.ts";
import { checkoutWindow, choose, openCheckout, thanked } from "./steps/checkout.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

/** What the gateway hears when the window ends; the page asks it there. */
const GATEWAY = "**/gateway/v1/checkout/*";
const PROOF = "**/api/public/user/paymentVerification";

const stage = openStage();
let payer: Payer;
let seen: Visit;
let page: Page;

beforeEach(async () => {
  payer = await newPayer(stage.town);
  seen = await enter(stage, payer);
  page = seen.page;
});
afterEach(async () => {
  await seen.close();
  expect(await brokenInvariants(stage.town)).toEqual([]);
});

/** Waits until the payer has so many years, and answers what else stands of them. */
async function granted(years: number) {
  await expect.poll(async () => (await standing(stage.town, payer)).grants, { timeout: 15_000 }).toBe(years);
  return standing(stage.town, payer);
}

const nothingBought = { endsAt: null, grants: 0, receipts: 0 };

describe("in the test window", () => {
  test("a failed payment says why, once, and the next try succeeds", async () => {
    await openCheckout(page);
    await choose(page, "fails");
    const told = page.getByRole("alert").filter({ hasText: "The payment did not go through." });
    await told.waitFor();
    expect(await told.count()).toBe(1);
    expect(await told.textContent()).toContain("it was told to fail");
    expect(await standing(stage.town, payer)).toMatchObject(nothingBought);
    expect(new URL(page.url()).pathname).toBe("/renewPlan");

    await page.getByRole("button", { name: `Try again to pay ${PRICE}` }).click();
    await choose(page, "succeeds");
    await thanked(page);
    expect(await granted(1)).toMatchObject({ receipts: 1, orders: ["paid"] });
    seen.expectQuiet(401);
  });

  test("on a phone the reason of a failed payment is in sight", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCheckout(page);
    await choose(page, "fails");
    const told = page.getByRole("alert").filter({ hasText: "The payment did not go through." });
    await told.waitFor();
    // The history goes back a moment later.
    await page.waitForFunction(() => history.state?.processingPayment === undefined);
    await page.waitForTimeout(500);
    const { y, height } = (await told.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(740);
    seen.expectQuiet(401);
  });

  test.each(["closes", "escape"] as const)("a dismissed window (%s) is told once and nothing is paid", async (way) => {
    await openCheckout(page);
    const entries = await page.evaluate(() => history.length);
    if (way === "closes") await choose(page, "closes");
    else await page.keyboard.press("Escape");
    const told = page.getByText("The payment window was closed. Nothing was paid.");
    await told.waitFor();
    await page.waitForTimeout(500);
    expect(await told.count()).toBe(1);
    expect(await checkoutWindow(page).count()).toBe(0);
    expect(await page.evaluate(() => history.state?.processingPayment ?? false)).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await standing(stage.town, payer)).toMatchObject(nothingBought);
    seen.expectQuiet(401);
  });

  test("going back closes the window once and stays on the page; going back again leaves it", async () => {
    await page.goto("/home");
    await openCheckout(page);
    expect(await page.evaluate(() => history.state.processingPayment)).toBe(true);
    await page.goBack();
    await page.getByText("The payment window was closed. Nothing was paid.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/renewPlan");
    expect(await checkoutWindow(page).count()).toBe(0);
    await page.goBack();
    await page.waitForURL("**/home");
    expect(await standing(stage.town, payer)).toMatchObject(nothingBought);
    seen.expectQuiet(401);
  });

  test("a success that is loaded again and proved again gives one year, and going back does not offer another", async () => {
    const proofs: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/paymentVerification")) proofs.push(request.postData() ?? "");
    });
    await page.goto("/home");
    await openCheckout(page);
    await choose(page, "succeeds");
    await thanked(page);
    const { endsAt } = await granted(1);
    await page.reload();
    await page.getByRole("heading", { name: "Thank you, your plan is active" }).waitFor();
    await page.goBack();
    await page.waitForURL("**/home");

    const proof = JSON.parse(proofs[0]!) as Record<string, string>;
    const again = await Promise.all([1, 2].map(() => stage.town.call(plans.paymentVerification, proof)));
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(await standing(stage.town, payer)).toEqual({ endsAt, grants: 1, receipts: 1, orders: ["paid"] });
    seen.expectQuiet(401);
  });

  test("whoever waits longer than the page asks is not told that nothing came, and sees the plan by looking again", async () => {
    const ordered = page.waitForResponse(/\/api\/.*(?:paymentCheckOut|renewPlan)/);
    await openCheckout(page);
    const { payload } = (await (await ordered).json()) as { payload: { paymentDetails: string } };
    const waiting = await enter(stage, payer);
    await waiting.page.clock.install();
    await waiting.page.goto(`/paymentSuccess/${payload.paymentDetails}`);
    await waiting.page.getByRole("heading", { name: "We are checking with the bank" }).waitFor();
    const late = waiting.page.getByRole("heading", { name: "We have not heard from the bank yet" });
    await expect
      .poll(async () => {
        await waiting.page.clock.runFor(30_000);
        return late.count();
      })
      .toBe(1);
    await choose(page, "succeeds");
    await thanked(page);
    await waiting.page.getByRole("button", { name: "Look again" }).click();
    await waiting.page.clock.runFor(2_000);
    await waiting.page.getByRole("heading", { name: "Thank you, your plan is active" }).waitFor();
    expect(await granted(1)).toMatchObject({ receipts: 1, orders: ["paid"] });
    await waiting.close();
  });

  test("two windows of one member pay the same order: one year, and the second is led to the thanks", async () => {
    const other = await enter(stage, payer);
    await openCheckout(page);
    await openCheckout(other.page);
    await choose(page, "succeeds");
    await thanked(page);
    await choose(other.page, "succeeds");
    await thanked(other.page);
    expect(await granted(1)).toMatchObject({ receipts: 1, orders: ["paid"] });
    other.expectQuiet(400, 401);
    await other.close();
  });
});

describe("when the browser never tells of a payment", () => {
  test("the page is closed right after paying: the webhook starts the plan", async () => {
    await page.route(GATEWAY, async (route) => {
      await route.fetch();
      await page.close();
    });
    await openCheckout(page);
    await choose(page, "succeeds").catch(() => undefined);
    expect(await granted(1)).toMatchObject({ receipts: 1, orders: ["paid"] });
  });

  test("the page is closed and no webhook comes either: the reconciliation starts the plan", async () => {
    await page.route(GATEWAY, async (route) => {
      await route.fetch({ postData: { ...(route.request().postDataJSON() as object), silent: true } });
      await page.close();
    });
    await openCheckout(page);
    await choose(page, "succeeds").catch(() => undefined);
    await expect.poll(async () => page.isClosed()).toBe(true);
    expect(await standing(stage.town, payer)).toMatchObject(nothingBought);
    stage.town.clock.forward(2 * 60_000);
    await reconcileNow(stage.town);
    expect(await granted(1)).toMatchObject({ receipts: 1, orders: ["paid"] });
  });

  test("the proof is lost on its way: the page waits, and thanks once the webhook has come", async () => {
    await page.route(PROOF, (route) => route.abort());
    await openCheckout(page);
    await choose(page, "succeeds");
    await thanked(page);
    expect(await granted(1)).toMatchObject({ receipts: 1, orders: ["paid"] });
  });

  test("the window is opened again after an unreported payment: the member is led to the thanks instead of paying twice", async () => {
    await page.route(GATEWAY, async (route) => {
      await route.fetch({ postData: { ...(route.request().postDataJSON() as object), silent: true } });
      await route.abort();
    });
    await openCheckout(page);
    await choose(page, "succeeds");
    await checkoutWindow(page).getByRole("alert").waitFor();
    await page.unroute(GATEWAY);
    await page.goto("/renewPlan");
    await page.getByRole("button", { name: `Pay ${PRICE}` }).click();
    await thanked(page);
    expect(await granted(1)).toMatchObject({ receipts: 1, orders: ["paid"] });
  });
});

describe("in the provider's own window, under the policy of production", () => {
  let stub: Awaited<ReturnType<typeof openRazorpayStub>>;
  let real: Town;
  let buyer: Payer;
  let shown: Visit;
  beforeAll(async () => {
    stub = await openRazorpayStub();
    real = await openTown(stub.settings);
  });
  afterAll(async () => {
    await real?.close();
    await stub?.close();
  });
  beforeEach(async () => {
    buyer = await newPayer(real);
    shown = await enter({ ...stage, town: real }, buyer);
    await shown.page.route(`${stub.url}/v1/checkout.js`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: PROVIDER_SCRIPT }),
    );
    await shown.page.route("https://api.razorpay.com/v1/checkout/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Provider</h1>" }),
    );
    await shown.page.goto("/renewPlan");
    await shown.page.getByRole("button", { name: `Pay ${PRICE}` }).click();
    await shown.page.frameLocator("#provider").getByRole("heading", { name: "Provider" }).waitFor();
  });
  afterEach(() => shown.close());

  const closings = () => shown.page.evaluate(() => (window as unknown as ProviderPage).closings);
  const act = (what: "dismiss" | "fail") =>
    shown.page.evaluate((name) => (window as unknown as ProviderPage).provider[name](), what);

  test("it is opened with order, amount in paise, rupees as currency, the methods and the colour of the specification", async () => {
    const options = await shown.page.evaluate(() => (window as unknown as ProviderPage).provider.options);
    const [order] = stub.orders.keys();
    expect(options).toMatchObject({
      order_id: expect.stringMatching(/^order_/),
      amount: PLAN.pricePaise,
      currency: "INR",
      theme: { color: "orange" },
      method: { netbanking: true, wallet: true, upi: true, card: true },
    });
    expect(order).toBeDefined();
    shown.expectQuiet(401);
  });

  test("going back closes it once and stays on the page", async () => {
    await shown.page.goBack();
    await shown.page.getByText("The payment window was closed. Nothing was paid.").waitFor();
    expect(await closings()).toBe(1);
    expect(new URL(shown.page.url()).pathname).toBe("/renewPlan");
    shown.expectQuiet(401);
  });

  test("a failed try and then a dismissal are one failure", async () => {
    await act("fail");
    await act("dismiss");
    await act("dismiss");
    const told = shown.page.getByRole("alert").filter({ hasText: "The payment did not go through." });
    await told.waitFor();
    expect(await told.count()).toBe(1);
    expect(await told.textContent()).toContain("The bank said no");
    shown.expectQuiet(401);
  });

  test("its proof grants the year once the gateway has the money", async () => {
    const { order_id } = (await shown.page.evaluate(() => (window as unknown as ProviderPage).provider.options)) as {
      order_id: string;
    };
    const proof = stub.proof(stub.pay(order_id));
    await shown.page.evaluate((p) => (window as unknown as ProviderPage).provider.succeed(p), proof);
    await thanked(shown.page);
    expect(await standing(real, buyer)).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
    expect(await brokenInvariants(real)).toEqual([]);
    shown.expectQuiet(401);
  });
});

interface ProviderPage {
  closings: number;
  provider: {
    options: Record<string, unknown>;
    dismiss(): void;
    fail(): void;
    succeed(proof: Record<string, string>): void;
  };
}

/** What the provider's script does as far as our page can tell: a frame from its origin, and its callbacks. */
const PROVIDER_SCRIPT = `
window.closings = 0;
window.Razorpay = class {
  constructor(options) { this.options = options; window.provider = this; }
  on(event, told) { this.failed = told; }
  open() {
    const frame = document.createElement("iframe");
    frame.id = "provider";
    frame.src = "https://api.razorpay.com/v1/checkout/public";
    document.body.append(frame);
  }
  close() { window.closings += 1; document.getElementById("provider")?.remove(); this.options.modal.ondismiss(); }
  dismiss() { document.getElementById("provider")?.remove(); this.options.modal.ondismiss(); }
  fail() { this.failed({ error: { description: "The bank said no" } }); }
  succeed(proof) { document.getElementById("provider")?.remove(); this.options.handler(proof); }
};`;
