/** What the test gateway does with orders and payments in its own books, by the gateway's documented rules; events are told in the same transaction. */
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { SandboxOrdersTable, SandboxPaymentsTable } from "#server/tables/sandbox-gateway.ts";
import { inTransaction } from "./context.ts";
import type { Base } from "./http/server.ts";
import { tellEvent } from "./sandbox-gateway-events.ts";

export type SandboxOrder = Selectable<SandboxOrdersTable>;
export type SandboxPayment = Selectable<SandboxPaymentsTable>;

/** A refusal in the gateway's words; answered with status 400. */
export class SandboxRefusal extends Error {}

/** How a payer's try goes: `authorizeOnly` leaves the capture to the merchant, `silent` sends no events. */
export interface Try {
  outcome: "success" | "failure";
  method: string;
  authorizeOnly: boolean;
  silent: boolean;
}

export function createOrder(
  { db, clock }: Base,
  order: { amount: number; currency: string; receipt: string; notes: Record<string, string> },
): Promise<SandboxOrder> {
  return db
    .insertInto("sandbox_gateway.orders")
    .values({ ...order, id: newGatewayId("order"), notes: JSON.stringify(order.notes), created_at: clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function getOrder({ db }: Pick<Base, "db">, id: string): Promise<SandboxOrder> {
  const row = await db.selectFrom("sandbox_gateway.orders").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new SandboxRefusal("The id provided does not exist");
  return row;
}

export function listOrders({ db }: Base, receipt: string): Promise<SandboxOrder[]> {
  return db
    .selectFrom("sandbox_gateway.orders")
    .selectAll()
    .where("receipt", "=", receipt)
    .orderBy("created_at", "desc")
    .limit(10)
    .execute();
}

export function listPayments({ db }: Base, orderId: string): Promise<SandboxPayment[]> {
  return db
    .selectFrom("sandbox_gateway.payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
}

/** Payments of a time, in seconds since 1970, newest first. */
export function listPaymentsBetween(
  { db }: Base,
  { from, to, count, skip }: Record<"from" | "to" | "count" | "skip", number>,
) {
  return db
    .selectFrom("sandbox_gateway.payments")
    .selectAll()
    .where("created_at", ">=", new Date(from * 1000))
    .where("created_at", "<", new Date((to + 1) * 1000))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(count)
    .offset(skip)
    .execute();
}

export async function getPayment({ db }: Pick<Base, "db">, id: string): Promise<SandboxPayment> {
  const row = await db.selectFrom("sandbox_gateway.payments").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new SandboxRefusal("The id provided does not exist");
  return row;
}

/** A payer's try at an order; a paid order takes no more. */
export function pay(base: Base, orderId: string, { outcome, method, authorizeOnly, silent }: Try) {
  return inTransaction(base, async (base) => {
    const order = await lockOrder(base, orderId);
    if (order.status === "paid") throw new SandboxRefusal("This order has already been paid");
    const status = outcome === "failure" ? "failed" : authorizeOnly ? "authorized" : "captured";
    const payment = await base.db
      .insertInto("sandbox_gateway.payments")
      .values({
        id: newGatewayId("pay"),
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        status,
        captured: status === "captured",
        method,
        silent,
        created_at: base.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = await markOrder(base, order, status === "captured" ? "paid" : "attempted");
    if (status === "failed") await tellEvent(base, "payment.failed", { payment });
    else
      await tellEvent(base, "payment.authorized", { payment: { ...payment, status: "authorized", captured: false } });
    if (status === "captured") await tellCaptured(base, payment, after);
    return payment;
  });
}

/** Takes the money of an authorised payment. */
export function capture(base: Base, paymentId: string, { amount, currency }: { amount: number; currency: string }) {
  return inTransaction(base, async (base) => {
    const { payment, order } = await lockPayment(base, paymentId);
    if (payment.captured) throw new SandboxRefusal("This payment has already been captured");
    if (payment.status !== "authorized")
      throw new SandboxRefusal("Only payments which have been authorized can be captured");
    if (Number(payment.amount) !== amount || payment.currency !== currency)
      throw new SandboxRefusal("Capture amount must be equal to the amount authorized");
    if (order.status === "paid") throw new SandboxRefusal("This order has already been paid");
    const captured = await update(base, paymentId, { status: "captured", captured: true });
    await tellCaptured(base, captured, await markOrder(base, order, "paid"));
    return captured;
  });
}

/** Sends the whole amount back; asked again, it answers the same. */
export function refund(base: Base, paymentId: string, amount: number) {
  return inTransaction(base, async (base) => {
    const { payment } = await lockPayment(base, paymentId);
    if (payment.status === "refunded") return payment;
    if (payment.status !== "captured" || amount !== Number(payment.amount))
      throw new SandboxRefusal("The payment is not captured or the amount is not its amount");
    const refunded = await update(base, paymentId, { status: "refunded", amount_refunded: amount });
    await tellEvent(base, "refund.processed", { payment: refunded });
    return refunded;
  });
}

async function tellCaptured(base: Base, payment: SandboxPayment, order: SandboxOrder): Promise<void> {
  await tellEvent(base, "payment.captured", { payment });
  await tellEvent(base, "order.paid", { payment, order });
}

async function lockOrder({ db }: Base, id: string): Promise<SandboxOrder> {
  const row = await db
    .selectFrom("sandbox_gateway.orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new SandboxRefusal("The id provided does not exist");
  return row;
}

async function lockPayment(base: Base, id: string) {
  const order = await lockOrder(base, (await getPayment(base, id)).order_id);
  return { order, payment: await getPayment(base, id) };
}

function markOrder({ db }: Base, { id, attempts }: SandboxOrder, status: "attempted" | "paid"): Promise<SandboxOrder> {
  return db
    .updateTable("sandbox_gateway.orders")
    .set({ status, attempts: attempts + 1 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function update(
  { db }: Base,
  id: string,
  values: Partial<Pick<SandboxPayment, "status" | "captured" | "amount_refunded">>,
): Promise<SandboxPayment> {
  return db
    .updateTable("sandbox_gateway.payments")
    .set(values)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function newGatewayId(kind: "order" | "pay"): string {
  return `${kind}_${randomBytes(12).toString("hex").slice(0, 14)}`;
}
