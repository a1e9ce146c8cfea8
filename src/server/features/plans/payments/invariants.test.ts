import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plans } from "#contract/plans.ts";
import { brokenInvariants, deliver, newPayer, orderYear, reconcileNow } from "#tests/harness/payments.ts";
import { openRazorpayStub, type RazorpayStub } from "#tests/harness/razorpay-stub.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let gateway: RazorpayStub;
let town: Town;
beforeAll(async () => {
  gateway = await openRazorpayStub();
  town = await openTown(gateway.settings);
  for (const _ of [1, 2]) {
    const { order } = await orderYear(town, await newPayer(town));
    const payment = gateway.pay(order.id);
    await town.call(plans.paymentVerification, gateway.proof(payment));
    const refund = gateway.refund(payment, { amount: Math.ceil(payment.amount / 2) });
    await deliver(town, gateway.hook("refund.processed", payment, { about: { refund } }));
  }
});
afterAll(async () => {
  await town.close();
  await gateway.close();
});

const GUARDED = ["payment_orders", "payments", "plan_grants", "ledger_transactions", "ledger_entries"];
const LAST = "(select id from plan_grants order by granted_at desc limit 1)";
test.each([
  [
    "I1",
    "alter table plan_grants drop constraint plan_grants_order_id_key, drop constraint plan_grants_payment_id_key; insert into plan_grants select gen_random_uuid(), order_id, payment_id, member_id, plan_id, previous_end, starts_at, ends_at, granted_at from plan_grants limit 1",
  ],
  ["I2", "update payments set amount_paise = 100"],
  ["I2", "update payments set captured_at = null"],
  ["I3", "delete from plan_grants"],
  ["I3", "delete from receipts"],
  ["I4", "update ledger_entries set amount_paise = amount_paise - 1 where account = 'gateway'"],
  ["I4", "delete from ledger_entries; delete from ledger_transactions"],
  ["I4", "update ledger_entries set account = 'unmatched' where account = 'plan-income'"],
  ["I4", "update payment_reversals set taken_paise = 0"],
  ["I4", "delete from payment_reversals"],
  [
    "I4",
    "update ledger_entries set amount_paise = 3 * amount_paise where transaction_id in (select id from ledger_transactions where kind = 'refund'); update payment_reversals set taken_paise = 3 * taken_paise",
  ],
  ["I5", `update plan_grants set ends_at = ends_at + interval '1 day' where id = ${LAST}`],
  [
    "I5",
    "update members set plan_expires_at = plan_expires_at + interval '1 year' where id in (select member_id from plan_grants)",
  ],
  [
    "I6",
    "insert into webhook_events (id, kind, received_at) values ('evt_old', 'order.paid', now() - interval '6 minutes')",
  ],
  ["I7", "update receipt_counters set last = last + 1"],
  ["I7", "delete from receipts where sequence = 1"],
  ["I8", "update payments set status = 'refund_pending', updated_at = now() - interval '1 hour'"],
])("%s is seen when it breaks: %s", async (invariant, spoil) => {
  const { db } = town.portal.connection;
  const undo = new Error("undo");
  expect(await brokenInvariants(town)).toEqual([]);
  const seen = db.transaction().execute(async (db) => {
    for (const table of GUARDED) await sql.raw(`alter table ${table} disable trigger user`).execute(db);
    for (const statement of spoil.split("; ")) await sql.raw(statement).execute(db);
    const broken = await brokenInvariants({ ...town, portal: { connection: { db } } });
    expect(broken.map((b) => b.invariant)).toContain(invariant);
    throw undo;
  });
  await expect(seen).rejects.toBe(undo);
});

test("the database itself refuses what the code must never do", async () => {
  const { db } = town.portal.connection;
  const refused = (statement: string, why: RegExp) =>
    expect(sql.raw(statement).execute(db), statement).rejects.toThrow(why);
  await refused("update payment_orders set amount_paise = 1", /does not change/);
  await refused("update payment_orders set status = 'created', paid_at = null", /does not go back/);
  await refused("update payments set status = 'authorized'", /does not go back/);
  await refused(
    "insert into payment_orders (id, member_id, plan_id, platform, amount_paise, created_at) select gen_random_uuid(), id, 1, 'razorpay', 100, now() from members limit 1",
    /price of its plan/,
  );
  await refused(
    "with t as (insert into ledger_transactions (id, kind, payment_id, currency, booked_at) values (gen_random_uuid(), 'capture', 'pay_x', 'INR', now()) returning id) insert into ledger_entries select id, 'gateway', 5 from t",
    /does not balance/,
  );
  await refused(
    "insert into plan_grants select gen_random_uuid(), order_id, payment_id, member_id, plan_id, previous_end, starts_at, ends_at, granted_at from plan_grants limit 1",
    /duplicate key/,
  );
  await reconcileNow(town);
  expect(await brokenInvariants(town)).toEqual([]);
});
