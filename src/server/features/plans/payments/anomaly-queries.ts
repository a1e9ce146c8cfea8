/** The SQL of payment anomalies. */
import type { Insertable } from "kysely";
import { newId } from "#base/ids.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PaymentAnomalies } from "#server/tables/database.ts";

type Ctx = Handle & Pick<Base, "clock">;

/** Inserts the anomaly; the same again is counted. */
export async function upsertAnomaly(
  { db, clock }: Ctx,
  anomaly: Omit<Insertable<PaymentAnomalies>, "id" | "first_at" | "last_at">,
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("payment_anomalies")
    .values({ ...anomaly, id: newId(), first_at: now, last_at: now })
    .onConflict((c) =>
      c
        .columns(["reason", "gateway_order_id", "payment_id"])
        .doUpdateSet((e) => ({ occurrences: e("payment_anomalies.occurrences", "+", 1), last_at: now })),
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
