/** Rows of plans, orders, payments, grants, receipts, the ledger, and of what came from the gateway. */
import type { Generated, JSONColumnType } from "kysely";

export interface PlansTable {
  id: number;
  name: string;
  name_hi: string;
  years: Generated<number>;
  price_paise: number;
  discount_paise: Generated<number>;
  on_sale: Generated<boolean>;
}

export interface PaymentOrdersTable {
  id: string;
  member_id: string;
  plan_id: number;
  platform: "razorpay" | "sandbox";
  amount_paise: number;
  currency: Generated<"INR">;
  gateway_order_id: string | null;
  status: Generated<"created" | "attempted" | "expired" | "paid">;
  created_at: Date;
  paid_at: Date | null;
  next_check_at: Date | null;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  status: "failed" | "authorized" | "captured" | "refund_pending" | "refunded";
  /** Whole paise; pg gives bigint as text. */
  amount_paise: string | number;
  currency: string;
  method: string | null;
  captured_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface PlanGrantsTable {
  id: string;
  order_id: string;
  payment_id: string;
  member_id: string;
  plan_id: number;
  previous_end: Date | null;
  starts_at: Date;
  ends_at: Date;
  granted_at: Date;
}

export interface ReceiptCountersTable {
  financial_year: string;
  last: number;
}

/** Who paid, as it stood on the day of the receipt. */
export interface Payer {
  name: string;
  address: string | null;
  city: string | null;
  cityHi: string | null;
  state: string | null;
  stateHi: string | null;
  pinCode: string | null;
}

export interface ReceiptsTable {
  number: string;
  order_id: string;
  financial_year: string;
  sequence: number;
  payer: JSONColumnType<Payer>;
  issued_at: Date;
}

export interface LedgerTransactionsTable {
  id: string;
  kind: "capture" | "refund";
  payment_id: string;
  currency: string;
  booked_at: Date;
}

export interface LedgerEntriesTable {
  transaction_id: string;
  account: "gateway" | "plan-income" | "refund-due" | "unmatched";
  amount_paise: string | number;
}

export interface WebhookEventsTable {
  id: string;
  kind: string;
  body: string;
  received_at: Date;
  processed_at: Date | null;
  outcome: string | null;
}

export interface PaymentAnomaliesTable {
  id: string;
  reason: string;
  gateway_order_id: string;
  payment_id: string;
  source: "callback" | "webhook" | "reconcile";
  amount_paise: string | number | null;
  currency: string | null;
  refund_due: boolean;
  occurrences: Generated<number>;
  first_at: Date;
  last_at: Date;
  settled_at: Date | null;
}

export interface IdempotencyKeysTable {
  member_id: string;
  call: string;
  key: string;
  body_hash: Buffer;
  started_at: Date;
  reply: JSONColumnType<object> | null;
}

export interface PlanNoticesTable {
  member_id: string;
  kind: "expiring" | "expired";
  plan_end: Date;
  noticed_at: Date;
}

export interface PaymentComparisonsTable {
  until: Date;
  applied: number;
  finished_at: Date;
}
