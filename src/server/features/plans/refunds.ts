/** Money that goes back: asked for once, sent by the queue, and booked when the gateway says that it is done. */
import type { Base } from "#server/platform/context.ts";
import { type GatewayPayment, isRefusal } from "#server/platform/payments/gateway.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { park, type Source, settleAnomalies } from "./anomalies.ts";
import { type Account, bookCapture, bookRefund } from "./ledger.ts";
import { before } from "./payment-states.ts";

/** The task's name in the queue. */
export const REFUND = "plans-refund";
const AGAIN_AFTER_MS = 10 * 60_000;

/** Marks a captured payment to go back and lets the queue send it, in the caller's transaction. */
export async function requestRefund(base: Base, paymentId: string): Promise<void> {
  const row = await base.db
    .updateTable("payments")
    .set({ status: "refund_pending", updated_at: base.clock.now() })
    .where("id", "=", paymentId)
    .where("status", "in", before("refund_pending"))
    .returning("id")
    .executeTakeFirst();
  if (row) await base.ports.addJob(base, REFUND, { paymentId }, { jobKey: `refund:${paymentId}` });
}

/** The job that sends one payment back; a gateway that cannot be asked makes it come again, one that refuses is told to staff. */
export async function sendRefund(base: Base, { paymentId }: { paymentId: string }): Promise<void> {
  const { gateway } = base.ports;
  const payment = await gateway?.findPayment(paymentId);
  if (!gateway || !payment)
    throw new Error(`the payment ${paymentId} cannot be sent back: the gateway does not know it`);
  if (payment.status === "captured") {
    const isDone = await gateway.refund(payment).then(
      () => true,
      (error) => refundRefused(base, payment, error),
    );
    if (!isDone) return;
  }
  base.ports.reach("refund-sent");
  const current = await gateway.findPayment(paymentId);
  if (current?.status === "refunded") await inTransaction(base, (base) => recordRefund(base, current, "reconcile"));
}

/** Puts refunds that hang into the queue again. */
export async function resumeRefunds(base: Base): Promise<void> {
  const rows = await base.db
    .updateTable("payments")
    .set({ updated_at: base.clock.now() })
    .where("status", "=", "refund_pending")
    .where("updated_at", "<", new Date(base.clock.now().getTime() - AGAIN_AFTER_MS))
    .returning("id")
    .execute();
  for (const { id } of rows) await base.ports.addJob(base, REFUND, { paymentId: id }, { jobKey: `refund:${id}` });
}

/** Books a payment that has gone back, within a transaction; one that came and went without our knowing is booked both ways. */
export async function recordRefund(base: Base, payment: GatewayPayment, source: Source): Promise<"refunded"> {
  await base.db
    .updateTable("payments")
    .set({ status: "refunded", updated_at: base.clock.now() })
    .where("id", "=", payment.id)
    .where("status", "in", before("refunded"))
    .execute();
  if (!payment.captured) return "refunded";
  await bookCapture(base, payment, "refund-due");
  const account = await accountOf(base, payment.id);
  const isNew = await bookRefund(base, payment, account);
  if (isNew && account === "plan-income")
    await park(base, {
      reason: "refunded-after-grant",
      gatewayOrderId: payment.order_id ?? "",
      paymentId: payment.id,
      source,
      amount: payment.amount,
      currency: payment.currency,
    });
  await settleAnomalies(base, payment.id);
  return "refunded";
}

async function accountOf({ db }: Base, paymentId: string): Promise<Account> {
  const { account } = await db
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select("e.account")
    .where("t.kind", "=", "capture")
    .where("t.payment_id", "=", paymentId)
    .where("e.account", "<>", "gateway")
    .executeTakeFirstOrThrow();
  return account as Account;
}

async function refundRefused(base: Base, payment: GatewayPayment, error: unknown): Promise<false> {
  if (!isRefusal(error)) throw error;
  await park(base, {
    reason: "refund-refused",
    gatewayOrderId: payment.order_id ?? "",
    paymentId: payment.id,
    source: "reconcile",
    amount: payment.amount,
    currency: payment.currency,
  });
  return false;
}
