/** The SQL of a member's own orders, with what they brought. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { OrderRow } from "./order-queries.ts";

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
