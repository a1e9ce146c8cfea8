/** The SQL of payment anomalies. */
import { type Insertable, sql } from "kysely";
import { newId } from "#base/ids.ts";
import type { AnomalyReason } from "#contract/payment-anomalies.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { PaymentAnomalies } from "#server/tables/database.ts";

type Ctx = Handle & Pick<Base, "clock">;
export type OpenAnomalyRow = Awaited<ReturnType<typeof listOpenAnomalies>>[number];

/** Inserts the anomaly; the same again is counted, and opened again if it was closed and `reopen` says so. */
export async function upsertAnomaly(
  { db, clock }: Ctx,
  anomaly: Omit<Insertable<PaymentAnomalies>, "id" | "first_at" | "last_at">,
  { reopen }: { reopen: boolean },
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("payment_anomalies")
    .values({ ...anomaly, id: newId(), first_at: now, last_at: now })
    .onConflict((c) =>
      c.columns(["reason", "gateway_order_id", "payment_id", "reference"]).doUpdateSet((e) => ({
        occurrences: e("payment_anomalies.occurrences", "+", 1),
        last_at: now,
        due_at: e.ref("excluded.due_at"),
        ...(reopen ? { settled_at: null, settled_by: null } : {}),
      })),
    )
    .execute();
}

/** How many anomalies of this reason an order has. */
export async function countAnomalies({ db }: Handle, gatewayOrderId: string, reason: string): Promise<number> {
  const { total } = await db
    .selectFrom("payment_anomalies")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("gateway_order_id", "=", gatewayOrderId)
    .where("reason", "=", reason)
    .executeTakeFirstOrThrow();
  return total;
}

/** The money of this payment has gone back: nothing is due any more. */
export async function settleAnomalies({ db, clock }: Ctx, paymentId: string): Promise<void> {
  await db
    .updateTable("payment_anomalies")
    .set({ settled_at: clock.now() })
    .where("payment_id", "=", paymentId)
    .where("refund_due", "=", true)
    .where("settled_at", "is", null)
    .execute();
}

/** What was said of this refund or dispute does not hold any more. */
export async function settleAnomaliesOf({ db, clock }: Ctx, reference: string): Promise<void> {
  await db
    .updateTable("payment_anomalies")
    .set({ settled_at: clock.now() })
    .where("reference", "=", reference)
    .where("settled_at", "is", null)
    .execute();
}

/** Those that are open, after the one of the cursor, the latest first. A proof that was not genuine has moved no money and is left out. */
export function listOpenAnomalies({ db }: Handle, from: Keyset, limit: number) {
  return db
    .selectFrom("payment_anomalies as a")
    .leftJoin("payment_orders as o", "o.gateway_order_id", "a.gateway_order_id")
    .leftJoin("members as m", "m.id", "o.member_id")
    .select(["a.id", "a.reason", "a.payment_id", "a.gateway_order_id", "a.reference", "a.amount_paise", "a.currency"])
    .select(["a.due_at", "a.occurrences", "a.first_at", "a.last_at", "m.phone as member_phone"])
    .select([atMicros("a.last_at"), sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("member_name")])
    .where("a.settled_at", "is", null)
    .where("a.reason", "<>", "not-genuine")
    .where(isBefore("a.last_at", "a.id", from))
    .orderBy("a.last_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit)
    .$narrowType<{ reason: AnomalyReason }>()
    .execute();
}

/** An open one, and whose order it is about; held until the transaction ends. */
export function lockOpenAnomaly({ db }: Handle, id: string) {
  return db
    .selectFrom("payment_anomalies as a")
    .leftJoin("payment_orders as o", "o.gateway_order_id", "a.gateway_order_id")
    .select(["a.id", "a.payment_id", "a.reference", "o.member_id"])
    .where("a.id", "=", id)
    .where("a.settled_at", "is", null)
    .forUpdate("a")
    .executeTakeFirst();
}

export async function closeAnomaly({ db, clock }: Ctx, id: string, staffId: string): Promise<void> {
  await db
    .updateTable("payment_anomalies")
    .set({ settled_at: clock.now(), settled_by: staffId })
    .where("id", "=", id)
    .execute();
}
