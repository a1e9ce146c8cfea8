/** The test gateway's webhooks: written beside what they tell of, and brought over HTTP, signed, until they are taken. */
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Base } from "#server/platform/context.ts";
import { sandboxKeys } from "#server/platform/payments/gateway-keys.ts";
import { signWebhook } from "#server/platform/payments/signatures.ts";
import type { SandboxGatewayOrders, SandboxGatewayPayments } from "#server/tables/database.ts";
import { orderEntity, paymentEntity } from "./entities.ts";

/** Where a merchant's webhooks go; entered by hand at the real gateway. */
export const WEBHOOK_PATH = "/api/webhooks/razorpay";
export const DELIVER = "sandbox-gateway-deliver";

interface About {
  payment: Selectable<SandboxGatewayPayments>;
  order?: Selectable<SandboxGatewayOrders>;
}

/** Writes the event down and lets the queue bring it, in the caller's transaction; a silent payment's events are left out. */
export async function tellEvent(base: Base, event: string, { payment, order }: About): Promise<void> {
  if (payment.silent) return;
  const id = `evt_${randomBytes(10).toString("hex")}`;
  const body = JSON.stringify({
    entity: "event",
    account_id: "acc_sandbox",
    event,
    contains: order ? ["payment", "order"] : ["payment"],
    payload: {
      payment: { entity: paymentEntity(payment) },
      ...(order ? { order: { entity: orderEntity(order) } } : {}),
      ...(event.startsWith("refund.")
        ? { refund: { entity: { payment_id: payment.id, amount: payment.amount } } }
        : {}),
    },
    created_at: Math.floor(base.clock.now().getTime() / 1000),
  });
  await base.db
    .insertInto("sandbox_gateway.events")
    .values({ id, body, created_at: base.clock.now(), delivered_at: null })
    .execute();
  await base.ports.addJob(base, DELIVER, { id });
}

/** The job that brings one event; it fails, and so comes again, until the portal answers 2xx. */
export async function deliverEvent(base: Base, { id }: { id: string }): Promise<void> {
  const { db, config, clock, ports } = base;
  const event = await db
    .selectFrom("sandbox_gateway.events")
    .select("body")
    .where("id", "=", id)
    .where("delivered_at", "is", null)
    .executeTakeFirst();
  if (!event) return;
  const response = await fetch(`${ports.ownAddress()}${WEBHOOK_PATH}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": id,
      "x-razorpay-signature": signWebhook(sandboxKeys(config).webhookSecrets[0]!, event.body),
    },
    body: event.body,
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`the webhook ${id} was answered ${response.status}`);
  await db.updateTable("sandbox_gateway.events").set({ delivered_at: clock.now() }).where("id", "=", id).execute();
}
