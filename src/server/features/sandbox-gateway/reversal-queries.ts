/** The SQL of the test gateway's own refunds and disputes. */
import type { Insertable } from "kysely";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SandboxGatewayDisputes, SandboxGatewayRefunds } from "#server/tables/database.ts";
import { newGatewayId, type SandboxDispute, type SandboxPayment, type SandboxRefund } from "./entities.ts";
import { known } from "./queries.ts";

const REFUND = ["id", "payment_id", "amount", "currency", "status", "request_key", "created_at"] as const;
const DISPUTE = [
  "id",
  "payment_id",
  "amount",
  "amount_deducted",
  "currency",
  "status",
  "respond_by",
  "created_at",
] as const;

const refunds = ({ db }: Handle) => db.selectFrom("sandbox_gateway.refunds").select(REFUND);
const disputes = ({ db }: Handle) => db.selectFrom("sandbox_gateway.disputes").select(DISPUTE);

export function insertRefund(
  { db, clock }: Base,
  { id, currency }: SandboxPayment,
  refund: Pick<Insertable<SandboxGatewayRefunds>, "amount" | "request_key">,
): Promise<SandboxRefund> {
  const made = {
    id: newGatewayId("rfnd"),
    payment_id: id,
    currency,
    status: "processed",
    created_at: clock.now(),
  } as const;
  return db
    .insertInto("sandbox_gateway.refunds")
    .values({ ...made, ...refund })
    .returning(REFUND)
    .executeTakeFirstOrThrow();
}

export async function getRefund(ctx: Handle, id: string): Promise<SandboxRefund> {
  return known(await refunds(ctx).where("id", "=", id).executeTakeFirst());
}

export function findRefundOfRequest(ctx: Handle, key: string): Promise<SandboxRefund | undefined> {
  return refunds(ctx).where("request_key", "=", key).executeTakeFirst();
}

export function listRefundsOf(ctx: Handle, paymentId: string): Promise<SandboxRefund[]> {
  return refunds(ctx).where("payment_id", "=", paymentId).orderBy("created_at", "desc").limit(100).execute();
}

/** Refunds of a time, in seconds since 1970, newest first. */
export function listRefundsBetween(
  ctx: Handle,
  { from, to, count, skip }: Record<"from" | "to" | "count" | "skip", number>,
): Promise<SandboxRefund[]> {
  return refunds(ctx)
    .where("created_at", ">=", new Date(from * 1000))
    .where("created_at", "<", new Date((to + 1) * 1000))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(count)
    .offset(skip)
    .execute();
}

export function insertDispute(
  { db }: Handle,
  dispute: Omit<Insertable<SandboxGatewayDisputes>, "id">,
): Promise<SandboxDispute> {
  return db
    .insertInto("sandbox_gateway.disputes")
    .values({ ...dispute, id: newGatewayId("disp") })
    .returning(DISPUTE)
    .executeTakeFirstOrThrow();
}

export async function getDispute(ctx: Handle, id: string): Promise<SandboxDispute> {
  return known(await disputes(ctx).where("id", "=", id).executeTakeFirst());
}

export function listDisputes(
  ctx: Handle,
  { count, skip }: Record<"count" | "skip", number>,
): Promise<SandboxDispute[]> {
  return disputes(ctx).orderBy("created_at", "desc").orderBy("id").limit(count).offset(skip).execute();
}

export function updateDispute(
  { db }: Handle,
  id: string,
  values: Pick<SandboxDispute, "status" | "amount_deducted">,
): Promise<SandboxDispute> {
  return db
    .updateTable("sandbox_gateway.disputes")
    .set(values)
    .where("id", "=", id)
    .returning(DISPUTE)
    .executeTakeFirstOrThrow();
}
