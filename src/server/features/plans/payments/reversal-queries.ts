/** The SQL of refunds and disputes as the gateway answered last. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PaymentReversals } from "#server/tables/database.ts";

/** Stores the answer; false when the answer to a later question is stored already. */
export async function upsertReversal({ db }: Handle, reversal: Insertable<PaymentReversals>): Promise<boolean> {
  const row = await db
    .insertInto("payment_reversals")
    .values(reversal)
    .onConflict((c) =>
      c
        .column("id")
        .doUpdateSet((e) => ({
          status: e.ref("excluded.status"),
          amount_paise: e.ref("excluded.amount_paise"),
          taken_paise: e.ref("excluded.taken_paise"),
          asked_at: e.ref("excluded.asked_at"),
        }))
        .whereRef("payment_reversals.asked_at", "<=", "excluded.asked_at"),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these refunds and disputes are known, and as what. */
export function listReversals({ db }: Handle, ids: string[]) {
  return db.selectFrom("payment_reversals").select(["id", "status", "taken_paise"]).where("id", "in", ids).execute();
}

/** Refunds that are still under way, however old they are. */
export async function listPendingRefunds({ db }: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom("payment_reversals")
    .select("id")
    .where("status", "=", "pending")
    .orderBy("id")
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
