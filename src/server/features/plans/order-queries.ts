/** The SQL of payment orders: made, linked to the gateway's own, moved forward, claimed by whoever asks the gateway about them. */
import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PaymentOrders } from "#server/tables/database.ts";

const ORDER = [
  "id",
  "member_id",
  "plan_id",
  "kind",
  "donation_id",
  "platform",
  "amount_paise",
  "currency",
  "gateway_order_id",
  "status",
  "created_at",
] as const;
export type OrderRow = Pick<Selectable<PaymentOrders>, (typeof ORDER)[number]>;
/** An order of a plan, which is always a member's. */
export type PlanOrder = OrderRow & { member_id: string; plan_id: number };

export function isPlanOrder(order: OrderRow): order is PlanOrder {
  return order.kind === "plan";
}

/** An order nobody has paid yet; a new one when there is none. */
export async function insertOrder({ db }: Handle, order: Insertable<PaymentOrders>): Promise<void> {
  await db
    .insertInto("payment_orders")
    .values(order)
    .onConflict((c) => c.doNothing())
    .execute();
}

export function findOpenOrder({ db }: Handle, memberId: string, planId: number): Promise<PlanOrder | undefined> {
  return db
    .selectFrom("payment_orders")
    .select(ORDER)
    .where("member_id", "=", memberId)
    .where("plan_id", "=", planId)
    .where("status", "in", ["created", "attempted"])
    .$narrowType<{ member_id: string; plan_id: number }>()
    .executeTakeFirst();
}

/** The one order of a donation. */
export function findDonationOrder({ db }: Handle, donationId: string): Promise<OrderRow | undefined> {
  return db.selectFrom("payment_orders").select(ORDER).where("donation_id", "=", donationId).executeTakeFirst();
}

/** Links our order to the gateway's, once; a later one is dropped. Answers the order as it stands then. */
export async function linkOrder({ db }: Handle, id: string, gatewayOrderId: string): Promise<OrderRow> {
  await db
    .updateTable("payment_orders")
    .set({ gateway_order_id: gatewayOrderId })
    .where("id", "=", id)
    .where("gateway_order_id", "is", null)
    .execute();
  return db.selectFrom("payment_orders").select(ORDER).where("id", "=", id).executeTakeFirstOrThrow();
}

export function findOrderByGatewayId({ db }: Handle, gatewayOrderId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom("payment_orders")
    .select(ORDER)
    .where("gateway_order_id", "=", gatewayOrderId)
    .executeTakeFirst();
}

export function lockOrder({ db }: Handle, id: string): Promise<OrderRow> {
  return db.selectFrom("payment_orders").select(ORDER).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** Moves the order forward; one that is already further stays. */
export async function markOrder(
  { db }: Handle,
  id: string,
  status: "attempted" | "expired" | "paid",
  values: { paid_at?: Date; next_check_at?: Date | null } = {},
): Promise<void> {
  const before = {
    attempted: ["created"],
    expired: ["created", "attempted"],
    paid: ["created", "attempted", "expired"],
  };
  await db
    .updateTable("payment_orders")
    .set({ status, ...values })
    .where("id", "=", id)
    .where("status", "in", before[status] as OrderRow["status"][])
    .execute();
}

/** The order about which the gateway should have been asked first, claimed until `nextAt`; none when none is due. */
export function claimNextOrder(
  { db }: Handle,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<OrderRow | undefined> {
  return db
    .updateTable("payment_orders")
    .set({ next_check_at: nextAt })
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("payment_orders as due")
        .select("due.id")
        .where("due.next_check_at", "<=", now)
        .orderBy("due.next_check_at")
        .orderBy("due.id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(ORDER)
    .executeTakeFirst();
}

/** Sets when the gateway is asked about it next; null for never. */
export async function scheduleCheck({ db }: Handle, id: string, at: Date | null): Promise<void> {
  await db.updateTable("payment_orders").set({ next_check_at: at }).where("id", "=", id).execute();
}

/** Claims one order unless the gateway was asked about it lately. */
export function claimOrder(
  { db }: Handle,
  id: string,
  { checkedBefore, nextAt }: { checkedBefore: Date; nextAt: Date },
): Promise<OrderRow | undefined> {
  return db
    .updateTable("payment_orders")
    .set({ next_check_at: nextAt })
    .where("id", "=", id)
    .where("status", "<>", "paid")
    .where("gateway_order_id", "is not", null)
    .where((e) => e.or([e("next_check_at", "is", null), e("next_check_at", "<=", checkedBefore)]))
    .returning(ORDER)
    .executeTakeFirst();
}
