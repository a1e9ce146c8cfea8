/** The books: every capture and every refund of a payment once, in two entries that cancel out. */
import { newId } from "#base/ids.ts";
import type { Base } from "#server/platform/http/server.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type { LedgerEntriesTable } from "#server/tables/plans.ts";

/** Where the money of a payment belongs. */
export type Account = Exclude<LedgerEntriesTable["account"], "gateway">;

/** Money arrived at the gateway. Answers false when this payment's capture stands in the books already. */
export function bookCapture(base: Pick<Base, "db" | "clock">, payment: GatewayPayment, account: Account) {
  return book(base, "capture", payment, [
    ["gateway", payment.amount],
    [account, -payment.amount],
  ]);
}

/** Money went back to its payer. Answers false when that stands in the books already. */
export function bookRefund(base: Pick<Base, "db" | "clock">, payment: GatewayPayment, account: Account) {
  return book(base, "refund", payment, [
    ["gateway", -payment.amount],
    [account, payment.amount],
  ]);
}

async function book(
  { db, clock }: Pick<Base, "db" | "clock">,
  kind: "capture" | "refund",
  { id, currency }: GatewayPayment,
  entries: Array<[LedgerEntriesTable["account"], number]>,
): Promise<boolean> {
  const transaction = await db
    .insertInto("ledger_transactions")
    .values({ id: newId(), kind, payment_id: id, currency, booked_at: clock.now() })
    .onConflict((c) => c.columns(["kind", "payment_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!transaction) return false;
  await db
    .insertInto("ledger_entries")
    .values(entries.map(([account, amount_paise]) => ({ transaction_id: transaction.id, account, amount_paise })))
    .execute();
  return true;
}
