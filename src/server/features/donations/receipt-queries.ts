/** The SQL of receipts of donations. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { DonationReceipts } from "#server/tables/database.ts";

/** The next number of the year; the counter's row stays held until the transaction ends. */
export async function takeSequence({ db }: Handle, financialYear: string): Promise<number> {
  const { last } = await db
    .insertInto("donation_receipt_counters")
    .values({ financial_year: financialYear, last: 1 })
    .onConflict((c) =>
      c.column("financial_year").doUpdateSet((e) => ({ last: e("donation_receipt_counters.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertReceipt({ db }: Handle, row: Insertable<DonationReceipts>): Promise<void> {
  await db.insertInto("donation_receipts").values(row).execute();
}

/** The valid one. */
export function findReceipt({ db }: Handle, donationId: string) {
  return db
    .selectFrom("donation_receipts")
    .select(["number", "financial_year", "facts", "issued_at"])
    .where("donation_id", "=", donationId)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
}

export async function cancelReceipt(
  { db }: Handle,
  number: string,
  values: { cancelled_at: Date; cancelled_by: string; cancel_reason: string },
): Promise<void> {
  await db.updateTable("donation_receipts").set(values).where("number", "=", number).execute();
}
