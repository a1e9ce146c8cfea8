/** Webhooks of the gateway: stored once each as they came, answered at once, and processed by the queue. */
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Base } from "#server/platform/context.ts";
import { GatewayFailure } from "#server/platform/payments/gateway.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { recordAnomaly } from "./anomalies.ts";
import { settle } from "./settle.ts";
import { findEventBody, finishEvent, insertEvent, listUnprocessedEvents } from "./webhook-queries.ts";

/** The task's name in the queue. */
export const WEBHOOK = "plans-webhook";
/** An event that could not be processed by then is given up: the reconciliation asks about its order anyway. */
const PARK_AFTER_MS = 4 * 60_000;
const SWEEP_AFTER_MS = 60_000;

const word = z.string().check(z.regex(/^[\w.]{1,64}$/));
const entity = z.object({ entity: z.object({ id: word, order_id: z.optional(z.nullable(word)) }) });
const notice = z.object({ event: word, payload: z.optional(z.object({ payment: z.optional(entity) })) });

/** Takes one webhook in: refuses a wrong signature; the same event id again changes nothing. */
export async function receiveWebhook(
  base: Base,
  { body, signature, eventId }: { body: Buffer; signature: string; eventId: string | undefined },
): Promise<void> {
  if (!base.ports.gateway?.isGenuineWebhook(body, signature)) refuse("webhook.not-genuine");
  const text = body.toString("utf8").replaceAll("\0", "\ufffd");
  const id = eventId ?? `sha256:${createHash("sha256").update(body).digest("hex")}`;
  await inTransaction(base, async (base) => {
    const kind = parse(text)?.event ?? "unreadable";
    const isNew = await insertEvent(base, { id, kind, body: text, received_at: base.clock.now() });
    base.ports.reach("webhook-stored");
    if (isNew) await base.ports.addJob(base, WEBHOOK, { id }, { jobKey: `webhook:${id}` });
  });
  base.ports.reach("webhook-committed");
}

/** The job that processes one event; throws, and so comes again, while the gateway cannot be asked. */
export async function processWebhook(base: Base, { id }: { id: string }): Promise<void> {
  const body = await findEventBody(base, id);
  if (body === undefined) return;
  base.ports.reach("webhook-begun");
  await finishEvent(base, id, await process(base, body));
  base.ports.reach("webhook-done");
}

/** Processes events that the queue has left, until the given instant or until the gateway stops answering, and gives up those that could not be processed in time. */
export async function sweepWebhooks(base: Base, until: Date): Promise<void> {
  const now = base.clock.now().getTime();
  let isAnswering = true;
  const waiting = await listUnprocessedEvents(base, new Date(now - SWEEP_AFTER_MS));
  for (const { id, received_at } of waiting) {
    const mayAsk = isAnswering && base.clock.now() < until;
    const outcome = mayAsk ? await tryAgain(base, id) : "gateway unreachable";
    if (mayAsk && outcome === "gateway unreachable") isAnswering = false;
    if (outcome !== "done" && now - received_at.getTime() >= PARK_AFTER_MS)
      await finishEvent(base, id, `parked: ${outcome}`);
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

async function process(base: Base, body: string): Promise<string> {
  const event = parse(body);
  if (!event) return "parked: unreadable";
  if (!/^(payment|order|refund)\./.test(event.event)) return "noted";
  const payment = event.payload?.payment?.entity;
  if (!payment) return "noted";
  if (!payment.order_id) return "parked: no order";
  const about = { gatewayOrderId: payment.order_id, paymentId: payment.id, source: "webhook" as const };
  if (event.event === "refund.failed") await recordAnomaly(base, { reason: "refund-refused", ...about });
  return settle(base, about);
}

function parse(text: string): z.output<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
