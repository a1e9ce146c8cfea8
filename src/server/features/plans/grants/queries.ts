/** The SQL of what a paid order brings: the grant of the plan and the receipt. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PlanGrants, Receipts } from "#server/tables/database.ts";

export async function insertGrant({ db }: Handle, grant: Insertable<PlanGrants>): Promise<void> {
  await db.insertInto("plan_grants").values(grant).execute();
}

/** Whether this payment has brought a plan. */
export async function isGranted({ db }: Handle, paymentId: string): Promise<boolean> {
  const grant = await db.selectFrom("plan_grants").select("id").where("payment_id", "=", paymentId).executeTakeFirst();
  return grant !== undefined;
}

/** The next receipt number of the year; the counter's row stays locked until the transaction ends. */
export async function takeReceiptSequence({ db }: Handle, financialYear: string): Promise<number> {
  const { last } = await db
    .insertInto("receipt_counters")
    .values({ financial_year: financialYear, last: 1 })
    .onConflict((c) => c.column("financial_year").doUpdateSet((e) => ({ last: e("receipt_counters.last", "+", 1) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertReceipt({ db }: Handle, receipt: Insertable<Receipts>): Promise<void> {
  await db.insertInto("receipts").values(receipt).execute();
}

/** What receipt numbers begin with; the operator sets it. */
export async function getReceiptPrefix({ db }: Handle): Promise<string> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "receipts").executeTakeFirstOrThrow();
  return (row.value as { prefix: string }).prefix;
}

/** A member with the address as it is today. */
export function getPayerRow({ db }: Handle, memberId: string) {
  return db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .select(["m.first_name", "m.last_name", "m.address", "m.pin_code"])
    .select(["p.name as city", "p.name_hi as city_hi", "s.name as state", "s.name_hi as state_hi"])
    .where("m.id", "=", memberId)
    .executeTakeFirstOrThrow();
}
