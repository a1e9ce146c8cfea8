/** The test gateway's hosted checkout as the page's own test window uses it: addresses and answers, in the shapes of the real gateway's script. */

export type SandboxOutcome = "success" | "failure" | "close";

/** POST with JSON `{key_id, outcome, method?}`; answers SandboxAnswer with status 200, or 4xx with `{error}`. */
export function sandboxCheckout(gatewayOrderId: string): string {
  return `/gateway/v1/checkout/${encodeURIComponent(gatewayOrderId)}`;
}

/** success: the three fields for paymentVerification; failure: the gateway's error; close: nothing happened. */
export type SandboxAnswer =
  | { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
  | { error: SandboxError }
  | { closed: true };

/** As the gateway's 'payment.failed' event gives it. */
export interface SandboxError {
  code: string;
  description: string;
  reason: string;
  source: string;
  step: string;
  metadata: { order_id: string; payment_id?: string };
}
