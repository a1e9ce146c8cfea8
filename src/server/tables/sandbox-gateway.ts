/** Rows of the test gateway's own schema, in the words of the gateway's protocol. */
import type { Generated, JSONColumnType } from "kysely";

export interface SandboxOrdersTable {
  id: string;
  amount: string | number;
  currency: string;
  receipt: string;
  notes: JSONColumnType<Record<string, string>>;
  status: Generated<"created" | "attempted" | "paid">;
  attempts: Generated<number>;
  created_at: Date;
}

export interface SandboxPaymentsTable {
  id: string;
  order_id: string;
  amount: string | number;
  currency: string;
  status: "authorized" | "captured" | "failed" | "refunded";
  captured: Generated<boolean>;
  amount_refunded: Generated<string | number>;
  method: string;
  silent: Generated<boolean>;
  created_at: Date;
}

export interface SandboxEventsTable {
  id: string;
  body: string;
  created_at: Date;
  delivered_at: Date | null;
}
