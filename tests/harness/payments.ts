/** Steps that payment tests share: a new member at the checkout, webhooks sent and processed, the reconciliation run now. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { newId } from "#base/ids.ts";
import type { CheckoutView } from "#contract/plan-views.ts";
import { plans } from "#contract/plans.ts";
import { checkPaymentInvariants } from "#server/features/plans/payments/invariant-queries.ts";
import { type ReconcileResult, reconcile } from "#server/features/plans/payments/reconcile.ts";
import type { Hook } from "./razorpay-stub.ts";
import { signInMember } from "./sign-in.ts";
import type { Person, Town } from "./town.ts";

export interface Payer extends Person {
  id: string;
}

/** The part of a town that these steps need, which a proof has as well. */
export type Ground = Pick<Town, "config"> & {
  clock: { now(): Date };
  portal: { connection: Pick<Town["portal"]["connection"], "db"> };
};

const dbOf = (town: Ground) => town.portal.connection.db;

/** A member on Plan 0 who is signed in; `planEndsAt` for one with a plan, `email` for one with a confirmed address. */
export async function newPayer(town: Ground, more: { planEndsAt?: Date; email?: string } = {}): Promise<Payer> {
  const id = newId();
  const phone = `2${String(randomBytes(6).readUIntBE(0, 6)).slice(-9).padStart(9, "0")}`;
  await dbOf(town)
    .insertInto("members")
    .values({
      id,
      kind: "individual",
      first_name: "Payer",
      last_name: phone.slice(-4),
      phone,
      email: more.email ?? null,
      confirmed_email: more.email ?? null,
      plan_expires_at: more.planEndsAt ?? null,
    })
    .execute();
  return { id, ...(await signInAgain(town, id)) };
}

/** A new session of a member: the old one is over after some hours of the town's clock. */
export function signInAgain(town: Ground, memberId: string): Promise<Person> {
  return signInMember({ db: dbOf(town), config: town.config, clock: town.clock }, memberId);
}

/** Orders the yearly plan; throws unless that works. */
export async function orderYear(town: Town, payer: Payer): Promise<CheckoutView> {
  const reply = await town.call(plans.paymentCheckOut, { fkPlanId: "1" }, payer);
  if (reply.status !== 201) throw new Error(`checkout answered ${reply.status} ${reply.message}`);
  return reply.payload;
}

/** Sends a webhook over HTTP; answers the status. */
export async function bring(town: Town, { body, headers }: Hook): Promise<number> {
  return (await fetch(`${town.url}/api/webhooks/razorpay`, { method: "POST", headers, body })).status;
}

/** Waits until every stored webhook (or that one) has been processed. */
export async function worked(town: Town, eventId?: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const waiting = await dbOf(town)
      .selectFrom("webhook_events")
      .select("id")
      .where("processed_at", "is", null)
      .$if(eventId !== undefined, (q) => q.where("id", "=", eventId!))
      .limit(1)
      .execute();
    if (!waiting.length) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("a webhook was not worked on within 10 seconds");
}

/** Sends a webhook and waits until it has been processed. */
export async function deliver(town: Town, hook: Hook): Promise<void> {
  if ((await bring(town, hook)) !== 200) throw new Error("a genuine webhook was refused");
  await worked(town, hook.headers["x-razorpay-event-id"]!);
}

/** Runs the reconciliation now, as the minute's job does. */
export function reconcileNow(town: Town): Promise<ReconcileResult> {
  return reconcile(town.portal.base);
}

/** From now on the queue takes no reconciliation and no webhook: they happen only when the test runs them. */
export async function stopQueue(town: Town): Promise<void> {
  await sql`create function no_job() returns trigger language plpgsql as $$ begin
    if (select identifier from graphile_worker._private_tasks where id = new.task_id) in ('plans-reconcile', 'plans-webhook') then return null; end if;
    return new; end $$`.execute(dbOf(town));
  await sql`create trigger no_job before insert on graphile_worker._private_jobs for each row execute function no_job()`.execute(
    dbOf(town),
  );
}

/** What a person could see of a payer: end of plan, number of grants and receipts, open anomalies. */
export async function standing(town: Ground, payer: Payer) {
  const db = dbOf(town);
  const member = await db
    .selectFrom("members")
    .select("plan_expires_at")
    .where("id", "=", payer.id)
    .executeTakeFirstOrThrow();
  const { grants, receipts, orders } = (
    await sql<{ grants: number; receipts: number; orders: string[] }>`select
      (select count(*)::int from plan_grants where member_id = ${payer.id}) as grants,
      (select count(*)::int from receipts r join payment_orders o on o.id = r.order_id where o.member_id = ${payer.id}) as receipts,
      (select coalesce(array_agg(status order by created_at, id), '{}') from payment_orders where member_id = ${payer.id}) as orders`.execute(
      db,
    )
  ).rows[0]!;
  return { endsAt: member.plan_expires_at, grants, receipts, orders };
}

export function brokenInvariants(town: Ground) {
  return checkPaymentInvariants(dbOf(town), town.clock.now());
}

/** What the books have of a payment in the gateway's account, in paise. */
export async function balanceInBooks(town: Ground, paymentId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`select coalesce(sum(e.amount_paise), 0)::bigint as paise
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = 'gateway' and t.payment_id = ${paymentId}`.execute(dbOf(town));
  return rows[0]!.paise;
}
