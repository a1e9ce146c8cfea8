import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { plans } from "#contract/plans.ts";
import { words } from "#server/platform/words.ts";
import { brokenInvariants, newPayer, orderYear, standing } from "#tests/harness/payments.ts";
import { openRazorpayStub, type RazorpayStub } from "#tests/harness/razorpay-stub.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { amountInWords } from "../documents/documents.ts";

let gateway: RazorpayStub;
let town: Town;
let breakAt: string | undefined;
beforeAll(async () => {
  gateway = await openRazorpayStub();
  town = await openTown(gateway.settings, {
    log: () => undefined,
    reach: (name) => {
      if (name === breakAt) throw new Error(`broken off at ${name}`);
    },
  });
});
afterEach(async () => {
  breakAt = undefined;
  expect(await brokenInvariants(town)).toEqual([]);
});
afterAll(async () => {
  await town.close();
  await gateway.close();
});

async function payAndVerify() {
  const payer = await newPayer(town);
  const { order, paymentDetails } = await orderYear(town, payer);
  const proof = gateway.proof(gateway.pay(order.id));
  return { payer, paymentDetails, verify: () => town.call(plans.paymentVerification, proof) };
}
async function numbers(): Promise<string[]> {
  const rows = await town.portal.connection.db.selectFrom("receipts").select("number").orderBy("number").execute();
  return rows.map(({ number }) => number);
}

test("receipts of one financial year are numbered without a gap though settlements break off between", async () => {
  town.clock.set(new Date("2027-03-30T06:00:00Z"));
  const open = await Promise.all(Array.from({ length: 12 }, payAndVerify));
  breakAt = "receipt-issued";
  for (const { verify } of open.slice(0, 4)) expect((await verify()).status).toBe(500);
  breakAt = undefined;
  const replies = await Promise.all(open.map(({ verify }) => verify()));
  expect(new Set(replies.map((r) => r.payload.status))).toEqual(new Set(["paid"]));
  expect(await numbers()).toEqual(
    Array.from({ length: 12 }, (_, at) => `VS/26-27/000${String(at + 1).padStart(2, "0")}`),
  );
});

test("the financial year ends at midnight of 31 March in India, and counts anew", async () => {
  town.clock.set(new Date("2027-03-31T18:29:00Z"));
  const old = await payAndVerify();
  await old.verify();
  town.clock.set(new Date("2027-03-31T18:30:05Z"));
  const fresh = await payAndVerify();
  await fresh.verify();
  const numberOf = async ({ payer }: typeof old) =>
    (await town.call(plans.fetchPaymentId, {}, payer)).payload.paid[0]?.receiptNumber;
  expect(await numberOf(old)).toBe("VS/26-27/00013");
  expect(await numberOf(fresh)).toBe("VS/27-28/00001");
});

test("a settlement broken off at any step leaves nothing behind, and the next one completes it", async () => {
  const steps = [
    "order-locked",
    "payment-recorded",
    "capture-booked",
    "order-paid",
    "plan-extended",
    "grant-inserted",
    "receipt-issued",
    "payer-notified",
  ];
  for (const step of steps) {
    const { payer, verify } = await payAndVerify();
    breakAt = step;
    expect((await verify()).status, step).toBe(500);
    expect(await standing(town, payer), step).toMatchObject({
      endsAt: null,
      grants: 0,
      receipts: 0,
      orders: ["created"],
    });
    breakAt = undefined;
    expect((await verify()).payload.status, step).toBe("paid");
    expect(await standing(town, payer), step).toMatchObject({ grants: 1, receipts: 1, orders: ["paid"] });
  }
});

test("a plan bought on 29 February ends on 28 February", async () => {
  town.clock.set(new Date("2028-02-29T10:00:00Z"));
  const { payer, verify } = await payAndVerify();
  await verify();
  const end = (await standing(town, payer)).endsAt!;
  expect(end.toISOString().slice(0, 10)).toBe("2029-02-28");
  expect(end.getTime() - town.clock.now().getTime()).toBeGreaterThan(364 * DAY_MS);
});

test("the receipt is told by notification, and by mail to who gave an address, once", async () => {
  const payer = await newPayer(town, { email: "payer@example.org" });
  const { order } = await orderYear(town, payer);
  const proof = gateway.proof(gateway.pay(order.id));
  await Promise.all([1, 2, 3].map(() => town.call(plans.paymentVerification, proof)));
  const { db } = town.portal.connection;
  const told = await db.selectFrom("notifications").select("key").where("member_id", "=", payer.id).execute();
  expect(told).toEqual([{ key: "notice.plan-paid" }]);
  const mails = await db.selectFrom("outbox").select("template").where("template", "=", "outgoing.receipt").execute();
  expect(mails).toHaveLength(1);
});

test.each([
  [110_000, "Rupees one thousand one hundred only", "एक हज़ार एक सौ रुपये मात्र"],
  [99_950, "Rupees nine hundred ninety-nine and fifty paise only", "नौ सौ निन्यानवे रुपये और पचास पैसे मात्र"],
  [100_000_000, "Rupees ten lakh only", "दस लाख रुपये मात्र"],
  [
    12_345_678_900,
    "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only",
    "बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये मात्र",
  ],
  [0, "Rupees zero only", "शून्य रुपये मात्र"],
])("%i paise are spelt out as Indians say them", (paise, english, hindi) => {
  expect(amountInWords(paise, words.en)).toBe(english);
  expect(amountInWords(paise, words.hi)).toBe(hindi);
});
