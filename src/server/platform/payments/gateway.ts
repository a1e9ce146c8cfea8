/** The port to the payment gateway: what verbs may ask of it, and how it fails. */

export interface GatewayOrder {
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
  receipt: string | null;
  status: "created" | "attempted" | "paid";
}

export interface GatewayPayment {
  id: string;
  order_id: string | null;
  /** Paise. */
  amount: number;
  currency: string;
  /** 'unknown' is one that the gateway's document did not have when this was written. */
  status: "created" | "authorized" | "captured" | "failed" | "refunded" | "unknown";
  captured: boolean;
  method: string | null;
  /** Paise that have gone back so far; a payment is 'refunded' once all of it has. */
  amount_refunded: number;
  /** Paid with money from abroad. */
  international: boolean;
}

export interface GatewayRefund {
  id: string;
  payment_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  status: "pending" | "processed" | "failed" | "unknown";
}

export interface GatewayDispute {
  id: string;
  payment_id: string;
  /** Paise. */
  amount: number;
  /** Paise that were taken from the merchant: as a rule nothing until the dispute is lost. */
  amount_deducted: number;
  currency: string;
  /** Seconds since 1970 until which the merchant may answer. */
  respond_by: number | null;
  status: "open" | "under_review" | "won" | "lost" | "closed" | "unknown";
}

/** The calls of the gateway's REST interface; each throws GatewayFailure. */
export interface GatewayClient {
  /** `receipt` is our own id of the order (at most 40 characters). */
  createOrder(order: { amountPaise: number; receipt: string; notes: Record<string, string> }): Promise<GatewayOrder>;
  findOrderByReceipt(receipt: string): Promise<GatewayOrder | undefined>;
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /** All payments that began in this time, whatever their order, newest first, 100 a page; `skip` those of earlier pages. */
  listPaymentsBetween(from: Date, to: Date, skip: number): Promise<GatewayPayment[]>;
  /** Undefined when the gateway knows no such payment of ours. */
  findPayment(paymentId: string): Promise<GatewayPayment | undefined>;
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /** Sends back what has not gone back of the payment yet; the same payment is never sent back twice. */
  refund(payment: GatewayPayment): Promise<void>;
  /** Undefined when the gateway knows no such refund. */
  findRefund(refundId: string): Promise<GatewayRefund | undefined>;
  /** The refunds of a payment, at most a hundred. */
  listRefunds(paymentId: string): Promise<GatewayRefund[]>;
  /** As of payments. */
  listRefundsBetween(from: Date, to: Date, skip: number): Promise<GatewayRefund[]>;
  /** Undefined when the gateway knows no such dispute. */
  findDispute(disputeId: string): Promise<GatewayDispute | undefined>;
  /** All disputes there ever were, newest first, 100 a page; `skip` those of earlier pages. */
  listDisputes(skip: number): Promise<GatewayDispute[]>;
}

export interface Gateway extends GatewayClient {
  platform: "razorpay" | "sandbox";
  /** What people read: 'Razorpay'. */
  name: string;
  /** The public key id of the checkout window. */
  keyId: string;
  /** The address of the checkout window's script; null for our own test window. */
  script: string | null;
  isGenuinePayment(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  /** `body` are the bytes as they came; any of the current webhook secrets will do. */
  isGenuineWebhook(body: Buffer, signature: string): boolean;
}

/** 'unreachable': no answer, or none to rely on: try again later. 'refused': the gateway rejected this request. */
export class GatewayFailure extends Error {
  readonly kind: "unreachable" | "refused";

  constructor(kind: "unreachable" | "refused", message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Whether the gateway rejected the request, and would reject it again. */
export function isRefusal(error: unknown): error is GatewayFailure {
  return error instanceof GatewayFailure && error.kind === "refused";
}
