/** `npm run proof -- kill`: the portal is killed at every step of a payment, from the order to the mail of its receipt, started again, and must have lost nothing and done nothing twice. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { plans } from "#contract/plans.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { newPayer, type Payer } from "#tests/harness/payments.ts";
import { isDone, letTimePass, mustHold, type Stage } from "./kill-stage.ts";
import { type Child, startChild, tryCall, tryPay } from "./killed-portal.ts";

/** How the portal learns of the payment. */
const WAYS = ["callback", "webhook", "reconcile"] as const;
type Way = (typeof WAYS)[number];
const MOST_POINTS = 60;

/** Throws when an invariant is broken or a payment is not completed. */
export async function proveKill(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-kill-"));
  chmodSync(folder, 0o755); // closed to PostgreSQL's account, its data would go elsewhere and outlive the run
  const quiet = { info: () => undefined, warn: () => undefined };
  const database = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), log: quiet });
  const settings = {
    DATA_DIR: join(folder, "data"),
    PORT: process.env.PORT || "15650",
    DATABASE_URL: database.url,
    LOG_LEVEL: "silent",
  };
  const config = readConfig(settings);
  await (await startChild(settings)).kill();
  const connection = await connect(database.url, 4);
  const stage: Stage = { config, settings, clock: { now: () => new Date() }, portal: { connection } };
  try {
    let kills = 0;
    for (const way of WAYS) kills += await killAlong(stage, way);
    console.log(`${kills} kills, no invariant of I1 to I8 broken, every payment granted, receipted and mailed once.`);
  } finally {
    await connection.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills at one point after the other until no more is reached; answers their number. */
async function killAlong(stage: Stage, way: Way): Promise<number> {
  for (let point = 1; point <= MOST_POINTS; point += 1) {
    const payer = await newPayer(stage, { email: `${way}-${point}@example.org` });
    const child = await startChild({ ...stage.settings, FAILPOINT: String(point) });
    await pay(stage, way, payer);
    await isDone(stage, payer, child);
    const killedAt = child.isAlive() ? undefined : await child.ended;
    await child.kill();
    const tookMs = killedAt ? await recover(stage, way, payer) : 0;
    await mustHold(stage, payer, `${way}, point ${point}`);
    if (!killedAt) return point - 1;
    console.log(
      `${way.padEnd(9)} killed at ${String(point).padStart(2)} ${killedAt.padEnd(19)} whole again ${(tookMs / 1000).toFixed(1)} s after the start`,
    );
  }
  throw new Error(`${way}: more than ${MOST_POINTS} points`);
}

/** The member pays, and the portal learns of it in this way. */
async function pay(stage: Stage, way: Way, payer: Payer): Promise<void> {
  const checkout = await tryCall(stage.config, plans.paymentCheckOut, { fkPlanId: "1" }, payer);
  if (!checkout) return;
  const proof = await tryPay(stage.config, checkout, way !== "webhook");
  if (way === "callback" && proof) await tryCall(stage.config, plans.paymentVerification, proof as never);
  if (way === "reconcile") await letTimePass(stage, "reconcile");
}

/** Two minutes later the portal is started again. The member comes back only when the payment had not been made yet; nobody repeats the callback. */
async function recover(stage: Stage, way: Way, payer: Payer): Promise<number> {
  await letTimePass(stage);
  const child: Child = await startChild(stage.settings);
  const started = performance.now();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sandbox_gateway.payments p
    join payment_orders o on o.gateway_order_id = p.order_id where o.member_id = ${payer.id}`.execute(
    stage.portal.connection.db,
  );
  if (rows[0]?.n === 0) await pay(stage, way === "callback" ? "reconcile" : way, payer);
  await letTimePass(stage, "reconcile");
  await isDone(stage, payer, child);
  const tookMs = performance.now() - started;
  await child.kill();
  return tookMs;
}
