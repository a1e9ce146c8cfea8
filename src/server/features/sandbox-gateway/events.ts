/** The test gateway's webhooks: written in the transaction that they are about, and delivered over HTTP, signed, until the portal takes them. */
import type { Base } from "#server/platform/context.ts";
import { sandboxKeys } from "#server/platform/payments/gateway-keys.ts";
import { signWebhook } from "#server/platform/payments/signatures.ts";
import { newGatewayId, type SandboxPayment } from "./entities.ts";
import { type EventSubject, eventBody } from "./event-body.ts";
import { findEventBody, insertEvent, markDelivered } from "./event-queries.ts";

/** Where a merchant's webhooks go; entered by hand at the real gateway. */
export const WEBHOOK_PATH = "/api/webhooks/razorpay";
export const DELIVER = "sandbox-gateway-deliver";

/** Writes the event and lets the queue deliver it, in the caller's transaction; a silent payment has none. */
export async function emitEvent(
  base: Base,
  event: string,
  subject: EventSubject & { payment: SandboxPayment },
): Promise<void> {
  if (subject.payment.silent) return;
  const id = newGatewayId("evt");
  await insertEvent(base, { id, body: eventBody(event, subject, base.clock.now()) });
  await base.ports.addJob(base, DELIVER, { id });
}

/** The job that delivers one event; it fails, and so comes again, until the portal answers 2xx. */
export async function deliverEvent(base: Base, { id }: { id: string }): Promise<void> {
  const body = await findEventBody(base, id);
  if (body === undefined) return;
  const response = await fetch(`${base.ports.ownAddress()}${WEBHOOK_PATH}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": id,
      "x-razorpay-signature": signWebhook(sandboxKeys(base.config).webhookSecrets[0]!, body),
    },
    body,
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`the webhook ${id} was answered ${response.status}`);
  await markDelivered(base, id);
}
