import { expect, test } from "vitest";
import { newId } from "#base/ids.ts";
import type { PaymentFacts } from "#server/features/sandbox-gateway/entities.ts";
import type { EventSubject } from "#server/features/sandbox-gateway/event-body.ts";
import { anomalies, openPaymentTown } from "#tests/harness/payment-town.ts";
import { balanceInBooks, deliver, newPayer, orderYear, standing } from "#tests/harness/payments.ts";
import { PLAN } from "#tests/harness/plan.ts";
import { balanceAtGateway, failRefund } from "#tests/harness/razorpay-actions.ts";
import { applyReversal } from "./reversals.ts";

const till = openPaymentTown();

async function paid() {
  const payer = await newPayer(till.town);
  const { order } = await orderYear(till.town, payer);
  const payment = till.gateway.pay(order.id);
  await deliver(till.town, till.gateway.hook("payment.captured", payment));
  return { payer, payment };
}

function tell(event: string, payment: PaymentFacts, about: Omit<EventSubject, "payment">): Promise<void> {
  return deliver(till.town, till.gateway.hook(event, payment, { about }));
}

/** The books have of the payment what the gateway has, and that is so much. */
async function expectBalance(payment: PaymentFacts, paise: number): Promise<void> {
  expect(balanceAtGateway(till.gateway, payment)).toBe(paise);
  expect(await balanceInBooks(till.town, payment.id)).toBe(paise);
}

const open = async (payment: PaymentFacts) =>
  (await anomalies(till, payment.id)).filter(({ settled_at }) => settled_at === null);

test("a part of a payment sent back from the gateway's dashboard is booked once and told to the treasurer, and the plan goes on", async () => {
  const { payer, payment } = await paid();
  const refund = till.gateway.refund(payment, { amount: 60_000 });
  for (const event of ["refund.created", "refund.processed", "refund.processed"])
    await tell(event, payment, { refund });
  await expectBalance(payment, PLAN.pricePaise - 60_000);
  expect(await open(payment)).toMatchObject([
    { reason: "refunded-after-grant", reference: refund.id, amount_paise: 60_000, occurrences: 1 },
  ]);
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("a payment sent back in two parts, of which only the second is told, is booked whole", async () => {
  const { payment } = await paid();
  till.gateway.refund(payment, { amount: 60_000 });
  const refund = till.gateway.refund(payment);
  await tell("refund.processed", payment, { refund });
  await deliver(till.town, till.gateway.hook("payment.captured", payment));
  await expectBalance(payment, 0);
  const { db } = till.town.portal.connection;
  const row = await db.selectFrom("payments").select("status").where("id", "=", payment.id).executeTakeFirst();
  expect(row).toEqual({ status: "refunded" });
});

test("a refund that the payer's bank does not take is booked back, and the treasurer is told that the money is still to be sent", async () => {
  const { payment } = await paid();
  const refund = till.gateway.refund(payment, { status: "pending" });
  await tell("refund.created", payment, { refund });
  await expectBalance(payment, 0);
  failRefund(till.gateway, refund);
  await tell("refund.failed", payment, { refund });
  await expectBalance(payment, PLAN.pricePaise);
  expect(await open(payment)).toMatchObject([{ reason: "refund-refused", reference: refund.id, refund_due: true }]);
});

test("a dispute is told with its date, is quiet while the bank looks at it, and is booked when it is lost", async () => {
  const { payment } = await paid();
  const dispute = till.gateway.dispute(payment);
  await tell("payment.dispute.created", payment, { dispute });
  expect(await open(payment)).toMatchObject([{ reason: "dispute-open", reference: dispute.id }]);
  expect((await open(payment))[0]!.due_at?.getTime()).toBe(Math.floor(dispute.respond_by.getTime() / 1000) * 1000);
  await expectBalance(payment, PLAN.pricePaise);
  dispute.status = "under_review";
  await tell("payment.dispute.under_review", payment, { dispute });
  expect(await open(payment)).toEqual([]);
  dispute.status = "open";
  await tell("payment.dispute.action_required", payment, { dispute });
  expect(await open(payment)).toMatchObject([{ reason: "dispute-open" }]);
  Object.assign(dispute, { status: "lost", amount_deducted: dispute.amount });
  await tell("payment.dispute.lost", payment, { dispute });
  await expectBalance(payment, 0);
  expect(await open(payment)).toMatchObject([{ reason: "dispute-lost", amount_paise: PLAN.pricePaise }]);
});

test("a dispute whose amount is taken at once gives it back in the books when it is won, and one that is closed keeps nothing", async () => {
  for (const end of ["won", "closed"] as const) {
    const { payment } = await paid();
    const dispute = till.gateway.dispute(payment, { amount: 60_000, amount_deducted: 60_000 });
    await tell("payment.dispute.created", payment, { dispute });
    await expectBalance(payment, PLAN.pricePaise - 60_000);
    Object.assign(dispute, { status: end, amount_deducted: 0 });
    await tell(`payment.dispute.${end}`, payment, { dispute });
    await expectBalance(payment, PLAN.pricePaise);
    expect(await open(payment)).toEqual([]);
  }
});

test("a refund of a payment that the portal had never heard of brings both into the books", async () => {
  const payer = await newPayer(till.town);
  const payment = till.gateway.pay((await orderYear(till.town, payer)).order.id);
  const refund = till.gateway.refund(payment, { amount: 60_000 });
  await tell("refund.processed", payment, { refund });
  await expectBalance(payment, PLAN.pricePaise - 60_000);
  expect(await standing(till.town, payer)).toMatchObject({ grants: 1, orders: ["paid"] });
});

test("a whole refund that was booked before refunds had ids is not booked again", async () => {
  const { payment } = await paid();
  const { db } = till.town.portal.connection;
  const transaction = { id: newId(), kind: "refund", payment_id: payment.id, currency: "INR" } as const;
  await db.transaction().execute(async (db) => {
    await db
      .insertInto("ledger_transactions")
      .values({ ...transaction, booked_at: new Date() })
      .execute();
    const entry = { transaction_id: transaction.id, amount_paise: payment.amount };
    await db
      .insertInto("ledger_entries")
      .values([
        { ...entry, account: "plan-income" },
        { ...entry, account: "gateway", amount_paise: -payment.amount },
      ])
      .execute();
  });
  const refund = till.gateway.refund(payment);
  await tell("refund.processed", payment, { refund });
  await expectBalance(payment, 0);
});

test("an answer to an earlier question changes nothing that a later one said", async () => {
  const { payment } = await paid();
  const { id: paymentId, amount, currency } = payment;
  const dispute = {
    kind: "dispute",
    id: `disp_${payment.id.slice(4)}`,
    paymentId,
    amount,
    currency,
    dueAt: undefined,
  } as const;
  const at = (seconds: number) => ({
    askedAt: new Date(Date.UTC(2030, 0, 1, 0, 0, seconds)),
    source: "webhook" as const,
  });
  await applyReversal(till.town.portal.base, { ...dispute, status: "won", takenPaise: 0 }, at(2));
  await applyReversal(till.town.portal.base, { ...dispute, status: "lost", takenPaise: amount }, at(1));
  expect(await balanceInBooks(till.town, payment.id)).toBe(amount);
});
