/** The SQL of plans, and of a member's own orders with what they brought. */
import type { Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Plans } from "#server/tables/database.ts";

const PLAN = ["id", "name", "name_hi", "years", "price_paise", "discount_paise"] as const;
export type PlanRow = Pick<Selectable<Plans>, (typeof PLAN)[number]>;

export function listPlansOnSale({ db }: Handle): Promise<PlanRow[]> {
  return db.selectFrom("plans").select(PLAN).where("on_sale", "=", true).orderBy("id").limit(20).execute();
}

export function findPlanOnSale({ db }: Handle, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom("plans").select(PLAN).where("id", "=", id).where("on_sale", "=", true).executeTakeFirst();
}

export function getPlanRow({ db }: Handle, id: number): Promise<PlanRow> {
  return db.selectFrom("plans").select(PLAN).where("id", "=", id).executeTakeFirstOrThrow();
}

/** All plans, on sale or not. */
export function listPlans({ db }: Handle) {
  return db
    .selectFrom("plans")
    .select([...PLAN, "on_sale"])
    .orderBy("id")
    .limit(100)
    .execute();
}

/** Sets what a plan costs from now on; undefined when there is no such plan. */
export function updatePrice({ db }: Handle, id: number, pricePaise: number): Promise<PlanRow | undefined> {
  return db
    .updateTable("plans")
    .set({ price_paise: pricePaise })
    .where("id", "=", id)
    .returning(PLAN)
    .executeTakeFirst();
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

const ownOrders = ({ db }: Handle) =>
  db
    .selectFrom("payment_orders as o")
    .innerJoin("plans as p", "p.id", "o.plan_id")
    .leftJoin("plan_grants as g", "g.order_id", "o.id")
    .leftJoin("receipts as r", "r.order_id", "o.id")
    .select(["o.id", "o.platform", "o.amount_paise", "o.status", "o.created_at", "o.paid_at"])
    .select([
      "p.id as plan_id",
      "p.name as plan_name",
      "p.name_hi as plan_name_hi",
      "p.years",
      "p.price_paise",
      "p.discount_paise",
    ])
    .select(["g.payment_id", "g.starts_at", "g.ends_at", "r.number as receipt_number"]);

export type PaidRow = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

/** One of the member's own orders. */
export function findOwnOrder(handle: Handle, memberId: string, id: string) {
  return ownOrders(handle).where("o.member_id", "=", memberId).where("o.id", "=", id).executeTakeFirst();
}

/** The member's orders, newest first. */
export function listOwnOrders(
  handle: Handle,
  memberId: string,
  { limit, paid = false }: { limit: number; paid?: boolean },
) {
  return ownOrders(handle)
    .where("o.member_id", "=", memberId)
    .$if(paid, (q) => q.where("o.status", "=", "paid"))
    .orderBy(paid ? "o.paid_at" : "o.created_at", "desc")
    .orderBy("o.id", "desc")
    .limit(limit)
    .execute();
}
