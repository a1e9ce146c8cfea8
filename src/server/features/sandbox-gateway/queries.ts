/** The SQL of the test gateway's own books. */
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SandboxGatewayOrders, SandboxGatewayPayments } from "#server/tables/database.ts";

export type SandboxOrder = Selectable<SandboxGatewayOrders>;
export type SandboxPayment = Selectable<SandboxGatewayPayments>;

/** A refusal in the gateway's words; answered with status 400. */
export class SandboxRefusal extends Error {}

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

export async function getOrder({ db }: Handle, id: string): Promise<SandboxOrder> {
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

export async function getPayment({ db }: Handle, id: string): Promise<SandboxPayment> {
  const row = await db.selectFrom("sandbox_gateway.payments").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new SandboxRefusal("The id provided does not exist");
  return row;
}

export function createPayment(
  { db, clock }: Base,
  { id, amount, currency }: SandboxOrder,
  made: Pick<SandboxPayment, "method" | "silent"> & { status: "failed" | "authorized" | "captured" },
): Promise<SandboxPayment> {
  return db
    .insertInto("sandbox_gateway.payments")
    .values({
      ...made,
      id: newGatewayId("pay"),
      order_id: id,
      amount,
      currency,
      captured: made.status === "captured",
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Held until the transaction ends. */
export async function lockOrder({ db }: Base, id: string): Promise<SandboxOrder> {
  const row = await db
    .selectFrom("sandbox_gateway.orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new SandboxRefusal("The id provided does not exist");
  return row;
}

export async function lockPayment(base: Base, id: string) {
  const order = await lockOrder(base, (await getPayment(base, id)).order_id);
  return { order, payment: await getPayment(base, id) };
}

/** One more try has been made. */
export function markOrder(
  { db }: Base,
  { id, attempts }: SandboxOrder,
  status: "attempted" | "paid",
): Promise<SandboxOrder> {
  return db
    .updateTable("sandbox_gateway.orders")
    .set({ status, attempts: attempts + 1 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updatePayment(
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
