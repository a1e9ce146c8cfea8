/** The SQL of the test gateway's own orders, payments and events. */
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { newGatewayId, type SandboxOrder, type SandboxPayment, SandboxRefusal } from "./entities.ts";

const ORDER = ["id", "amount", "currency", "receipt", "notes", "status", "attempts", "created_at"] as const;
const PAYMENT = [
  "id",
  "order_id",
  "amount",
  "currency",
  "method",
  "status",
  "captured",
  "amount_refunded",
  "silent",
  "created_at",
] as const;

export function insertOrder(
  { db, clock }: Base,
  order: Pick<SandboxOrder, "amount" | "currency" | "receipt" | "notes">,
): Promise<SandboxOrder> {
  return db
    .insertInto("sandbox_gateway.orders")
    .values({ ...order, id: newGatewayId("order"), notes: JSON.stringify(order.notes), created_at: clock.now() })
    .returning(ORDER)
    .executeTakeFirstOrThrow();
}

export async function getOrder(ctx: Handle, id: string): Promise<SandboxOrder> {
  return known(await orderById(ctx, id).executeTakeFirst());
}

/** Held until the transaction ends. */
export async function lockOrder(ctx: Handle, id: string): Promise<SandboxOrder> {
  return known(await orderById(ctx, id).forUpdate().executeTakeFirst());
}

export function listOrders({ db }: Handle, receipt: string): Promise<SandboxOrder[]> {
  return db
    .selectFrom("sandbox_gateway.orders")
    .select(ORDER)
    .where("receipt", "=", receipt)
    .orderBy("created_at", "desc")
    .limit(10)
    .execute();
}

/** Sets the status after one more attempt. */
export function updateOrder(
  { db }: Handle,
  { id, attempts }: SandboxOrder,
  status: "attempted" | "paid",
): Promise<SandboxOrder> {
  return db
    .updateTable("sandbox_gateway.orders")
    .set({ status, attempts: attempts + 1 })
    .where("id", "=", id)
    .returning(ORDER)
    .executeTakeFirstOrThrow();
}

export function insertPayment(
  { db, clock }: Base,
  { id, amount, currency }: SandboxOrder,
  attempt: Pick<SandboxPayment, "method" | "silent" | "status">,
): Promise<SandboxPayment> {
  const made = { id: newGatewayId("pay"), captured: attempt.status === "captured", created_at: clock.now() };
  return db
    .insertInto("sandbox_gateway.payments")
    .values({ ...attempt, ...made, order_id: id, amount, currency })
    .returning(PAYMENT)
    .executeTakeFirstOrThrow();
}

export async function getPayment(ctx: Handle, id: string): Promise<SandboxPayment> {
  return known(await payments(ctx).where("id", "=", id).executeTakeFirst());
}

export function listPayments(ctx: Handle, orderId: string): Promise<SandboxPayment[]> {
  return payments(ctx).where("order_id", "=", orderId).orderBy("created_at", "desc").limit(100).execute();
}

/** Payments of a time, in seconds since 1970, newest first. */
export function listPaymentsBetween(
  ctx: Handle,
  { from, to, count, skip }: Record<"from" | "to" | "count" | "skip", number>,
): Promise<SandboxPayment[]> {
  return payments(ctx)
    .where("created_at", ">=", new Date(from * 1000))
    .where("created_at", "<", new Date((to + 1) * 1000))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(count)
    .offset(skip)
    .execute();
}

export function updatePayment(
  { db }: Handle,
  id: string,
  values: Partial<Pick<SandboxPayment, "status" | "captured" | "amount_refunded">>,
): Promise<SandboxPayment> {
  return db
    .updateTable("sandbox_gateway.payments")
    .set(values)
    .where("id", "=", id)
    .returning(PAYMENT)
    .executeTakeFirstOrThrow();
}

const orderById = ({ db }: Handle, id: string) =>
  db.selectFrom("sandbox_gateway.orders").select(ORDER).where("id", "=", id);

const payments = ({ db }: Handle) => db.selectFrom("sandbox_gateway.payments").select(PAYMENT);

/** The row, or the gateway's refusal of an id that it does not know. */
export function known<Row>(row: Row | undefined): Row {
  if (!row) throw new SandboxRefusal("The id provided does not exist");
  return row;
}
