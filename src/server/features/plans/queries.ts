/** The SQL of plans, orders and payments. */

import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Base } from "#server/platform/http/server.ts";
import type { PaymentOrdersTable } from "#server/tables/plans.ts";

export type Handle = Pick<Base, "db">;
export type OrderRow = Selectable<PaymentOrdersTable>;

export interface PlanRow {
  id: number;
  name: string;
  name_hi: string;
  years: number;
  price_paise: number;
  discount_paise: number;
}

const PLAN = ["id", "name", "name_hi", "years", "price_paise", "discount_paise"] as const;

export function listPlansOnSale({ db }: Handle): Promise<PlanRow[]> {
  return db.selectFrom("plans").select(PLAN).where("on_sale", "=", true).orderBy("id").limit(20).execute();
}

export function findPlanOnSale({ db }: Handle, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom("plans").select(PLAN).where("id", "=", id).where("on_sale", "=", true).executeTakeFirst();
}

export function getPlanRow({ db }: Handle, id: number): Promise<PlanRow> {
  return db.selectFrom("plans").select(PLAN).where("id", "=", id).executeTakeFirstOrThrow();
}

/** The plan that the member was granted last. */
export async function findLastPlanId({ db }: Handle, memberId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("plan_grants")
    .select("plan_id")
    .where("member_id", "=", memberId)
    .orderBy("ends_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.plan_id;
}

/** An order nobody has paid yet; a new one when there is none. */
export async function insertOrder({ db }: Handle, order: Omit<OrderRow, "status" | "currency">): Promise<void> {
  await db
    .insertInto("payment_orders")
    .values(order)
    .onConflict((c) => c.doNothing())
    .execute();
}

export function findOpenOrder({ db }: Handle, memberId: string, planId: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom("payment_orders")
    .selectAll()
    .where("member_id", "=", memberId)
    .where("plan_id", "=", planId)
    .where("status", "in", ["created", "attempted"])
    .executeTakeFirst();
}

/** Joins our order to the gateway's, once; a later one is dropped. Answers the order as it stands then. */
export async function linkOrder({ db }: Handle, id: string, gatewayOrderId: string): Promise<OrderRow> {
  await db
    .updateTable("payment_orders")
    .set({ gateway_order_id: gatewayOrderId })
    .where("id", "=", id)
    .where("gateway_order_id", "is", null)
    .execute();
  return db.selectFrom("payment_orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export function findOrderByGatewayId({ db }: Handle, gatewayOrderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom("payment_orders").selectAll().where("gateway_order_id", "=", gatewayOrderId).executeTakeFirst();
}

export function lockOrder({ db }: Handle, id: string): Promise<OrderRow> {
  return db.selectFrom("payment_orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
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

/** Orders whose time for a question has come, oldest question first; each is claimed until `nextAt`. */
export async function claimOrdersToCheck(
  { db }: Handle,
  { now, nextAt, limit }: { now: Date; nextAt: Date; limit: number },
) {
  const { rows } = await sql<OrderRow>`update payment_orders set next_check_at = ${nextAt}
    where id in (select id from payment_orders where next_check_at <= ${now} order by next_check_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Claims one order when it was not asked about lately. */
export async function claimOrder(
  { db }: Handle,
  id: string,
  { askedBefore, nextAt }: { askedBefore: Date; nextAt: Date },
) {
  const row = await db
    .updateTable("payment_orders")
    .set({ next_check_at: nextAt })
    .where("id", "=", id)
    .where("status", "<>", "paid")
    .where("gateway_order_id", "is not", null)
    .where((e) => e.or([e("next_check_at", "is", null), e("next_check_at", "<=", askedBefore)]))
    .returningAll()
    .executeTakeFirst();
  return row;
}

export interface PaidRow extends OrderRow {
  plan_name: string;
  plan_name_hi: string;
  years: number;
  price_paise: number;
  discount_paise: number;
  payment_id: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  receipt_number: string | null;
}

const orders = ({ db }: Handle) =>
  db
    .selectFrom("payment_orders as o")
    .innerJoin("plans as p", "p.id", "o.plan_id")
    .leftJoin("plan_grants as g", "g.order_id", "o.id")
    .leftJoin("receipts as r", "r.order_id", "o.id")
    .selectAll("o")
    .select([
      "p.name as plan_name",
      "p.name_hi as plan_name_hi",
      "p.years",
      "p.price_paise",
      "p.discount_paise",
      "g.payment_id",
      "g.starts_at",
      "g.ends_at",
      "r.number as receipt_number",
    ]);

/** One of the member's own orders. */
export function findOwnOrder(handle: Handle, memberId: string, id: string): Promise<PaidRow | undefined> {
  return orders(handle).where("o.member_id", "=", memberId).where("o.id", "=", id).executeTakeFirst();
}

/** The member's orders, newest first. */
export function listOwnOrders(
  handle: Handle,
  memberId: string,
  { limit, paid = false }: { limit: number; paid?: boolean },
) {
  return orders(handle)
    .where("o.member_id", "=", memberId)
    .$if(paid, (q) => q.where("o.status", "=", "paid"))
    .orderBy(paid ? "o.paid_at" : "o.created_at", "desc")
    .orderBy("o.id", "desc")
    .limit(limit)
    .execute();
}

/** What a receipt says, of one of the member's own orders. */
export function findOwnReceipt({ db }: Handle, memberId: string, orderId: string) {
  return db
    .selectFrom("receipts as r")
    .innerJoin("payment_orders as o", "o.id", "r.order_id")
    .innerJoin("plan_grants as g", "g.order_id", "o.id")
    .innerJoin("plans as p", "p.id", "g.plan_id")
    .select(["r.number", "r.issued_at", "r.payer", "r.order_id", "o.amount_paise", "o.platform"])
    .select([
      "g.payment_id",
      "g.starts_at",
      "g.ends_at",
      "g.granted_at",
      "p.name as plan_name",
      "p.name_hi as plan_name_hi",
    ])
    .where("o.member_id", "=", memberId)
    .where("o.id", "=", orderId)
    .executeTakeFirst();
}

/** What a membership card says of its holder; only for members who have a plan. */
export function getCardHolder({ db }: Handle, memberId: string) {
  return db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .select([
      "m.first_name",
      "m.last_name",
      "m.created_at",
      "m.plan_expires_at",
      "p.name as city",
      "p.name_hi as city_hi",
    ])
    .where("m.id", "=", memberId)
    .$narrowType<{ plan_expires_at: Date }>()
    .executeTakeFirstOrThrow();
}
