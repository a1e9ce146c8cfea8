/** The gateway's signatures: hexadecimal HMAC-SHA256, compared in constant time. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** The signature of a payment that the checkout window answers: over `order|payment`, with the key's secret. */
export function signPayment(keySecret: string, orderId: string, paymentId: string): string {
  return hex(keySecret, `${orderId}|${paymentId}`);
}

/** The signature of a webhook: over the bytes of its body as they came, with the webhook's own secret. */
export function signWebhook(webhookSecret: string, body: Buffer | string): string {
  return hex(webhookSecret, body);
}

/** True when `given` is exactly the expected signature; upper case, other digits and other lengths are not. */
export function isSameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function hex(secret: string, content: Buffer | string): string {
  return createHmac("sha256", secret).update(content).digest("hex");
}
