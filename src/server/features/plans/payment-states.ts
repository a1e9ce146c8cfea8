/** The states of a payment, which only go forward: a failed one may still be authorised days later, a captured one never becomes authorised again. */
import { sql } from "kysely";
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Payments } from "#server/tables/database.ts";

const FORWARD: ReadonlyArray<Payments["status"]> = ["failed", "authorized", "captured", "refund_pending", "refunded"];

/** Writes down how the gateway's payment stands; an older state than the known one changes nothing. */
export async function recordPayment(
  { db, clock }: Handle & Pick<Base, "clock">,
  orderId: string,
  payment: GatewayPayment,
): Promise<void> {
  const now = clock.now();
  const status = payment.status as Payments["status"];
  const state = { status, captured_at: payment.captured ? now : null, updated_at: now };
  await db
    .insertInto("payments")
    .values({
      id: payment.id,
      order_id: orderId,
      amount_paise: payment.amount,
      currency: payment.currency,
      method: payment.method,
      created_at: now,
      ...state,
    })
    .onConflict((c) =>
      c
        .column("id")
        .doUpdateSet({
          status,
          captured_at: sql<Date | null>`coalesce(payments.captured_at, excluded.captured_at)`,
          updated_at: now,
        })
        .where(sql<boolean>`payments.status = any(${before(status)}::text[])`),
    )
    .execute();
}

/** The states from which one may come to this. */
export function before(status: Payments["status"]): Payments["status"][] {
  return FORWARD.slice(0, FORWARD.indexOf(status));
}
