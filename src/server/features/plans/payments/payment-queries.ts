/** The SQL of payments. Their states only go forward: a failed payment may still be authorised days later, a captured one never becomes authorised again. */
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Payments } from "#server/tables/database.ts";

type PaymentStatus = Payments["status"];
type Ctx = Handle & Pick<Base, "clock">;

const FORWARD: readonly PaymentStatus[] = ["failed", "authorized", "captured", "refund_pending", "refunded"];

/** The states from which a payment may come to this one. */
const before = (status: PaymentStatus) => FORWARD.slice(0, FORWARD.indexOf(status));

/** Inserts the payment as the gateway has it, or moves the known one forward; an older state than the known one changes nothing. */
export async function upsertPayment({ db, clock }: Ctx, orderId: string, payment: GatewayPayment): Promise<void> {
  const now = clock.now();
  const status = payment.status as PaymentStatus;
  await db
    .insertInto("payments")
    .values({
      id: payment.id,
      order_id: orderId,
      amount_paise: payment.amount,
      currency: payment.currency,
      method: payment.method,
      status,
      captured_at: payment.captured ? now : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((c) =>
      c
        .column("id")
        .doUpdateSet((e) => ({
          status,
          captured_at: e.fn.coalesce("payments.captured_at", "excluded.captured_at"),
          updated_at: now,
        }))
        .where((e) => e("payments.status", "=", e.fn.any(e.val(before(status))))),
    )
    .execute();
}

/** Moves a payment forward; false when it is that far already, or unknown. */
export async function advancePayment(
  { db, clock }: Ctx,
  id: string,
  status: "refund_pending" | "refunded",
): Promise<boolean> {
  const row = await db
    .updateTable("payments")
    .set({ status, updated_at: clock.now() })
    .where("id", "=", id)
    .where("status", "in", before(status))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The payments whose refund has not been heard of since then; each counts as heard of now. */
export async function claimStaleRefunds({ db, clock }: Ctx, since: Date): Promise<string[]> {
  const rows = await db
    .updateTable("payments")
    .set({ updated_at: clock.now() })
    .where("status", "=", "refund_pending")
    .where("updated_at", "<", since)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the payment is known and its money has come. */
export async function isCaptured({ db }: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments")
    .select("id")
    .where("id", "=", id)
    .where("captured_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}
