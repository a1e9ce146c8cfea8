/** The database under a portal that is killed and started again: lets time pass in it, waits for work, checks what must hold. */
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { brokenInvariants, type Ground, type Payer, standing } from "#tests/harness/payments.ts";
import type { Child } from "./killed-portal.ts";

const DONE_MS = 60_000;

export interface Stage extends Ground {
  portal: { connection: Connection };
  settings: Record<string, string>;
}

/** Makes everything that waits for a time two minutes older; 'reconcile' adds the job that runs every minute. */
export async function letTimePass({ portal: { connection } }: Stage, job?: "reconcile"): Promise<void> {
  const { db } = connection;
  await sql`update payment_orders set next_check_at = next_check_at - interval '2 minutes'`.execute(db);
  await sql`update webhook_events set received_at = received_at - interval '2 minutes' where processed_at is null`.execute(
    db,
  );
  await sql`update graphile_worker._private_jobs set run_at = run_at - interval '2 minutes' where locked_at is null`.execute(
    db,
  );
  if (job) await sql`select graphile_worker.add_job('plans-reconcile', '{}'::json)`.execute(db);
  else await sql`update job_workers set seen_at = seen_at - interval '2 minutes'`.execute(db);
}

/** Waits until it is granted, all webhooks are worked on and the mail of the receipt is delivered, or the child is dead. */
export async function isDone({ portal: { connection } }: Stage, payer: Payer, child: Child): Promise<void> {
  const whole = sql<{ done: boolean }>`select exists (select from plan_grants where member_id = ${payer.id})
    and not exists (select from webhook_events where processed_at is null)
    and not exists (select from sandbox_gateway.events where delivered_at is null)
    and not exists (select from outbox where state = 'waiting') as done`;
  for (const until = Date.now() + DONE_MS; Date.now() < until; ) {
    const { rows } = await whole.execute(connection.db);
    if (rows[0]?.done || !child.isAlive()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const left = await sql`select task_identifier, attempts, last_error from graphile_worker.jobs limit 5`.execute(
    connection.db,
  );
  throw new Error(`a payment is not whole within ${DONE_MS / 1000} s; the queue holds ${JSON.stringify(left.rows)}`);
}

export async function mustHold(stage: Stage, payer: Payer, where: string): Promise<void> {
  const broken = await brokenInvariants(stage);
  const { grants, receipts } = await standing(stage, payer);
  const { rows } = await sql<{ letters: number; notices: number }>`select
    (select count(*)::int from demo_letters) - (select count(*)::int from receipts) as letters,
    (select count(*)::int from notifications where member_id = ${payer.id}) as notices`.execute(
    stage.portal.connection.db,
  );
  const seen = { broken, grants, receipts, ...rows[0] };
  if (broken.length || grants !== 1 || receipts !== 1 || rows[0]?.letters !== 0 || rows[0]?.notices !== 1)
    throw new Error(`${where}: ${JSON.stringify(seen)}`);
}
