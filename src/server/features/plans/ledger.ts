/** The books: every capture and every refund of a payment once, in two entries that cancel out. */
import { newId } from "#base/ids.ts";
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { LedgerEntries } from "#server/tables/database.ts";

/** Where the money of a payment belongs. */
export type Account = Exclude<LedgerEntries["account"], "gateway">;

/** Money arrived at the gateway. Answers false when this payment's capture stands in the books already. */
export function bookCapture(base: Handle & Pick<Base, "clock">, payment: GatewayPayment, account: Account) {
  return book(base, "capture", payment, [
    ["gateway", payment.amount],
    [account, -payment.amount],
  ]);
}

/** Money went back to its payer. Answers false when that stands in the books already. */
export function bookRefund(base: Handle & Pick<Base, "clock">, payment: GatewayPayment, account: Account) {
  return book(base, "refund", payment, [
    ["gateway", -payment.amount],
    [account, payment.amount],
  ]);
}

async function book(
  { db, clock }: Handle & Pick<Base, "clock">,
  kind: "capture" | "refund",
  { id, currency }: GatewayPayment,
  entries: Array<[LedgerEntries["account"], number]>,
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
