/** The SQL of plans: what is on sale, and what a member was granted last. */
import type { Handle } from "#server/platform/postgres/handle.ts";

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
