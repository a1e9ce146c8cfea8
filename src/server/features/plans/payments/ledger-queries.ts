/** The SQL of the ledger. */
import { type Insertable, sql } from "kysely";
import { newId } from "#base/ids.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { LedgerEntries, LedgerTransactions } from "#server/tables/database.ts";

export type Account = LedgerEntries["account"];
type Transaction = Omit<Insertable<LedgerTransactions>, "id" | "booked_at">;

/** Books a transaction with its entries; false when the ledger has this one already. */
export async function insertTransaction(
  { db, clock }: Handle & Pick<Base, "clock">,
  transaction: Transaction,
  entries: Array<[account: Account, paise: number]>,
): Promise<boolean> {
  const row = await db
    .insertInto("ledger_transactions")
    .values({ ...transaction, id: newId(), booked_at: clock.now() })
    .onConflict((c) => c.columns(["kind", "payment_id", "reversal_id", "step"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  await db
    .insertInto("ledger_entries")
    .values(entries.map(([account, amount_paise]) => ({ transaction_id: row.id, account, amount_paise })))
    .execute();
  return true;
}

/** Where the captured money of a payment was booked, beside the gateway's account, and its order at the gateway; undefined while no capture is booked. Whoever asks for the same payment waits until the transaction ends. */
export function lockCapture({ db }: Handle, paymentId: string) {
  return db
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", "e.transaction_id", "t.id")
    .leftJoin("payments as p", "p.id", "t.payment_id")
    .leftJoin("payment_orders as o", "o.id", "p.order_id")
    .select(["e.account", "o.gateway_order_id", "o.donation_id"])
    .select(sql<number>`-e.amount_paise`.as("paise"))
    .where("t.kind", "=", "capture")
    .where("t.payment_id", "=", paymentId)
    .where("e.account", "<>", "gateway")
    .$narrowType<{ account: Exclude<Account, "gateway"> }>()
    .forUpdate("t")
    .executeTakeFirst();
}

/** What each of these payments has in the gateway's account, by kind of booking: positive for what came, negative for what went. */
export function listBooked({ db }: Handle, paymentIds: string[]) {
  return db
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", "e.transaction_id", "t.id")
    .select(["t.payment_id", "t.kind", sql<number>`sum(e.amount_paise)::bigint`.as("paise")])
    .where("t.payment_id", "in", paymentIds)
    .where("e.account", "=", "gateway")
    .groupBy(["t.payment_id", "t.kind"])
    .execute();
}

/** What all refunds and disputes of a payment have taken. */
export async function getTaken({ db }: Handle, paymentId: string): Promise<number> {
  const { taken } = await db
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", "e.transaction_id", "t.id")
    .select(sql<number>`coalesce(-sum(e.amount_paise), 0)::bigint`.as("taken"))
    .where("t.payment_id", "=", paymentId)
    .where("t.kind", "<>", "capture")
    .where("e.account", "=", "gateway")
    .executeTakeFirstOrThrow();
  return taken;
}

/** What this refund or dispute has taken so far by the ledger, and in how many bookings. */
export function getBookedReversal(
  { db }: Handle,
  { kind, paymentId, id }: { kind: "refund" | "dispute"; paymentId: string; id: string },
): Promise<{ taken: number; steps: number }> {
  return db
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", "e.transaction_id", "t.id")
    .select([
      sql<number>`coalesce(-sum(e.amount_paise), 0)::bigint`.as("taken"),
      sql<number>`coalesce(max(t.step), 0)`.as("steps"),
    ])
    .where("t.kind", "=", kind)
    .where("t.payment_id", "=", paymentId)
    .where("t.reversal_id", "=", id)
    .where("e.account", "=", "gateway")
    .executeTakeFirstOrThrow();
}
