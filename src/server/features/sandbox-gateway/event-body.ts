/** Webhooks as the gateway writes them; the stub of the tests sends the same. */
import {
  disputeEntity,
  orderEntity,
  type PaymentFacts,
  paymentEntity,
  refundEntity,
  type SandboxDispute,
  type SandboxOrder,
  type SandboxRefund,
  secondsOf,
} from "./entities.ts";

/** The real gateway's events carry what the payer typed into its window. */
const TEST_PAYER = { email: "test.payer@example.com", contact: "+919000000009", vpa: "test.payer@upi" };

/** What an event is about. */
export interface EventSubject {
  payment: PaymentFacts;
  order?: SandboxOrder | undefined;
  refund?: SandboxRefund | undefined;
  dispute?: SandboxDispute | undefined;
}

/** The body of a webhook: the payment, and the order, refund or dispute where the event is about one. Like the real one it names the payer. */
export function eventBody(event: string, { payment, order, refund, dispute }: EventSubject, at: Date): string {
  const payload = {
    payment: { entity: { ...paymentEntity(payment), ...TEST_PAYER } },
    ...(order ? { order: { entity: orderEntity(order) } } : {}),
    ...(refund ? { refund: { entity: refundEntity(refund) } } : {}),
    ...(dispute ? { dispute: { entity: disputeEntity(dispute) } } : {}),
  };
  return JSON.stringify({
    entity: "event",
    account_id: "acc_sandbox",
    event,
    contains: Object.keys(payload),
    payload,
    created_at: secondsOf(at),
  });
}
