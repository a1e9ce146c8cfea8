/** The SQL of the ledger, and of the comparisons of the gateway's payments with it. */
import { newId } from "#base/ids.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { LedgerEntries, LedgerTransactions } from "#server/tables/database.ts";

export type Account = LedgerEntries["account"];
type Transaction = Pick<LedgerTransactions, "kind" | "payment_id" | "currency">;

/** Books a transaction with its entries; false when the ledger has one of this kind for this payment already. */
export async function insertTransaction(
  { db, clock }: Handle & Pick<Base, "clock">,
  transaction: Transaction,
  entries: Array<[account: Account, paise: number]>,
): Promise<boolean> {
  const row = await db
    .insertInto("ledger_transactions")
    .values({ ...transaction, id: newId(), booked_at: clock.now() })
    .onConflict((c) => c.columns(["kind", "payment_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  await db
    .insertInto("ledger_entries")
    .values(entries.map(([account, amount_paise]) => ({ transaction_id: row.id, account, amount_paise })))
    .execute();
  return true;
}

/** Where the captured money of a payment was booked, beside the gateway's account. */
export async function getCaptureAccount({ db }: Handle, paymentId: string): Promise<Exclude<Account, "gateway">> {
  const { account } = await db
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select("e.account")
    .where("t.kind", "=", "capture")
    .where("t.payment_id", "=", paymentId)
    .where("e.account", "<>", "gateway")
    .$narrowType<{ account: Exclude<Account, "gateway"> }>()
    .executeTakeFirstOrThrow();
  return account;
}

/** Which captures and refunds of these payments the ledger has. */
export function listTransactionsOf({ db }: Handle, paymentIds: string[]) {
  return db
    .selectFrom("ledger_transactions")
    .select(["payment_id", "kind"])
    .where("payment_id", "in", paymentIds)
    .execute();
}

/** When the last completed comparison was; at first, when the first order was made. */
export async function findLastComparison({ db }: Handle): Promise<Date | undefined> {
  const last = await db
    .selectFrom("payment_comparisons")
    .select((e) => e.fn.max("until").as("at"))
    .executeTakeFirst();
  const first = await db
    .selectFrom("payment_orders")
    .select((e) => e.fn.min("created_at").as("at"))
    .executeTakeFirst();
  return last?.at ?? first?.at ?? undefined;
}

export async function insertComparison(
  { db, clock }: Handle & Pick<Base, "clock">,
  comparison: { until: Date; applied: number },
): Promise<void> {
  await db
    .insertInto("payment_comparisons")
    .values({ ...comparison, finished_at: clock.now() })
    .onConflict((c) => c.doNothing())
    .execute();
}
