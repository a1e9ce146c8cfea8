/** What is kept of a webhook's body: which payment, refund or dispute it is about, and the amount; the payer's phone, e-mail, card and UPI address are not. */
import * as z from "zod/mini";
import type { EventRow } from "./webhook-queries.ts";

const UNREADABLE = { kind: "unreadable", gateway_order_id: null, payment_id: null, reversal_id: null } as const;

const word = z.string().check(z.regex(/^[\w.]{1,64}$/));
const wordOrNone = z.catch(z.nullable(word), null);
const amountOrNone = z.catch(z.nullable(z.int()), null);
const entity = z.object({
  id: wordOrNone,
  order_id: wordOrNone,
  payment_id: wordOrNone,
  amount: amountOrNone,
  currency: wordOrNone,
});
const notice = z.object({
  event: word,
  payload: z._default(z.record(z.string(), z.object({ entity: z.record(z.string(), z.unknown()) })), {}),
});

/** The facts of an event; of a body that is not an event of the gateway's, its kind is 'unreadable'. */
export function factsOf(body: string): Omit<EventRow, "id"> {
  const parsed = parse(body);
  if (!parsed) return { ...UNREADABLE, amount_paise: null, currency: null };
  const of = (name: string) => entity.safeParse(parsed.payload[name]?.entity ?? {}).data;
  const [payment, order, reversal] = [of("payment"), of("order"), of("refund")?.id ? of("refund") : of("dispute")];
  const about = [reversal, payment].find((found) => found?.amount != null);
  return {
    kind: parsed.event,
    gateway_order_id: payment?.order_id ?? order?.id ?? null,
    payment_id: payment?.id ?? reversal?.payment_id ?? null,
    reversal_id: reversal?.id ?? null,
    amount_paise: about?.amount ?? anyAmount(parsed.payload),
    currency: about?.currency ?? null,
  };
}

/** The first amount in whatever the event is about. */
function anyAmount(payload: Record<string, { entity: Record<string, unknown> }>): number | null {
  const fields = Object.values(payload).flatMap(({ entity }) => Object.entries(entity));
  const found = fields.find(([name, value]) => /amount/i.test(name) && Number.isSafeInteger(value) && value !== 0);
  return found ? (found[1] as number) : null;
}

function parse(body: string): z.output<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
