/** Webhooks of the gateway: what each is about is stored once and answered at once, and processed by the queue. */
import { createHash } from "node:crypto";
import type { Base } from "#server/platform/context.ts";
import { GatewayFailure } from "#server/platform/payments/gateway.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type Anomaly, recordAnomaly } from "./anomalies.ts";
import { settleNamed } from "./reversal-settlement.ts";
import { settle } from "./settle.ts";
import { factsOf } from "./webhook-facts.ts";
import { type EventRow, findEvent, finishEvent, insertEvent, listUnprocessedEvents } from "./webhook-queries.ts";

/** The task's name in the queue. */
export const WEBHOOK = "plans-webhook";
/** An event that could not be processed by then is given up: the reconciliation asks about its order anyway, the nightly comparison about its refund or dispute. */
const PARK_AFTER_MS = 4 * 60_000;
const SWEEP_AFTER_MS = 60_000;

/** What these say is all taken from the payment, the refund or the dispute itself: the events that the operator switches on at the gateway. */
export const KNOWN_EVENTS: ReadonlySet<string> = new Set([
  ...["payment.authorized", "payment.captured", "payment.failed", "order.paid"],
  ...["refund.created", "refund.processed", "refund.failed"],
  ...["created", "under_review", "action_required", "won", "lost", "closed"].map((state) => `payment.dispute.${state}`),
]);

/** Takes one webhook in: refuses a wrong signature; the same event id again changes nothing. */
export async function receiveWebhook(
  base: Base,
  { body, signature, eventId }: { body: Buffer; signature: string; eventId: string | undefined },
): Promise<void> {
  if (!base.ports.gateway?.isGenuineWebhook(body, signature)) refuse("webhook.not-genuine");
  const id = eventId ?? `sha256:${createHash("sha256").update(body).digest("hex")}`;
  await inTransaction(base, async (base) => {
    const isNew = await insertEvent(base, { id, ...factsOf(body.toString("utf8")), received_at: base.clock.now() });
    base.ports.reach("webhook-stored");
    if (isNew) await base.ports.addJob(base, WEBHOOK, { id }, { jobKey: `webhook:${id}` });
  });
  base.ports.reach("webhook-committed");
}

/** The job that processes one event; throws, and so comes again, while the gateway cannot be asked. */
export async function processWebhook(base: Base, { id }: { id: string }): Promise<void> {
  const event = await findEvent(base, id);
  if (event === undefined) return;
  base.ports.reach("webhook-begun");
  await finishEvent(base, id, await process(base, event));
  base.ports.reach("webhook-done");
}

/** Processes events that the queue has left, until the given instant or until the gateway stops answering, and gives up those that could not be processed in time; the staff are told of those that fail for a reason of our own. */
export async function sweepWebhooks(base: Base, until: Date): Promise<void> {
  const now = base.clock.now().getTime();
  let isAnswering = true;
  const waiting = await listUnprocessedEvents(base, new Date(now - SWEEP_AFTER_MS));
  for (const { received_at, ...event } of waiting) {
    const mayAsk = isAnswering && base.clock.now() < until;
    const outcome = mayAsk ? await tryAgain(base, event.id) : "gateway unreachable";
    if (mayAsk && outcome === "gateway unreachable") isAnswering = false;
    if (outcome === "done" || now - received_at.getTime() < PARK_AFTER_MS) continue;
    if (outcome === "failed") await park(base, "settlement-failed", event);
    await finishEvent(base, event.id, `parked: ${outcome}`);
  }
}

async function tryAgain(base: Base, id: string): Promise<"done" | "gateway unreachable" | "failed"> {
  try {
    await processWebhook(base, { id });
    return "done";
  } catch (error) {
    base.log.warn({ err: error, event: id }, "a webhook could not be processed");
    return error instanceof GatewayFailure ? "gateway unreachable" : "failed";
  }
}

async function process(base: Base, event: EventRow): Promise<string> {
  const outcome = await apply(base, event);
  if (KNOWN_EVENTS.has(event.kind)) return outcome ?? park(base, "unknown-event", event);
  if (event.kind !== "unreadable" && event.amount_paise === null) return outcome ?? "noted";
  return park(base, "unknown-event", event);
}

/** Undefined when it names nothing that the gateway could be asked about. */
async function apply(base: Base, { kind, gateway_order_id, payment_id, reversal_id }: EventRow) {
  const source = "webhook";
  const reversal = /^(?:payment\.)?(refund|dispute)\./.exec(kind)?.[1] as "refund" | "dispute" | undefined;
  if (reversal && reversal_id)
    return settleNamed(base, { kind: reversal, id: reversal_id, paymentId: payment_id ?? "", source });
  if (!payment_id || !/^(payment|order|refund)\./.test(kind)) return undefined;
  return settle(base, { gatewayOrderId: gateway_order_id ?? "", paymentId: payment_id, source });
}

/** Tells the staff; the event itself is named by its id and kind. */
async function park(base: Base, reason: Anomaly["reason"], event: EventRow): Promise<string> {
  const { id, kind, gateway_order_id, payment_id, amount_paise, currency } = event;
  await recordAnomaly(base, {
    reason,
    gatewayOrderId: gateway_order_id ?? "",
    paymentId: payment_id ?? "",
    reference: `${kind} ${id}`,
    amount: amount_paise ?? undefined,
    currency: currency ?? undefined,
    source: "webhook",
  });
  return `parked: ${kind === "unreadable" ? kind : reason}`;
}
