import { beforeAll, expect, test } from "vitest";
import { paymentAnomalies } from "#contract/payment-anomalies.ts";
import { staff } from "#contract/staff.ts";
import { openPaymentTown } from "#tests/harness/payment-town.ts";
import { deliver, newPayer, orderYear, type Payer } from "#tests/harness/payments.ts";
import type { Person } from "#tests/harness/town.ts";

const till = openPaymentTown();
let shankar: Person;
let kavita: Person;
beforeAll(async () => {
  shankar = await till.town.signIn("shankar", "staff");
  kavita = await till.town.signIn("kavita", "staff");
});

const list = async (who = shankar) => (await till.town.call(paymentAnomalies.fetchAll, {}, who)).payload;
async function disputed(payer: Payer) {
  const payment = till.gateway.pay((await orderYear(till.town, payer)).order.id);
  const dispute = till.gateway.dispute(payment);
  await deliver(till.town, till.gateway.hook("payment.dispute.created", payment, { about: { dispute } }));
  return { payment, dispute };
}

test("a dispute stands in the treasurer's list with its member and its date, and a moderator sees nothing of it", async () => {
  const { payment, dispute } = await disputed(await newPayer(till.town));
  expect((await list()).anomalies[0]).toMatchObject({
    reason: "dispute-open",
    paymentId: payment.id,
    orderId: payment.order_id,
    reference: dispute.id,
    amount: payment.amount,
    currency: "INR",
    dueAt: expect.stringMatching(/^\d{4}-/),
    memberName: expect.stringMatching(/^Payer \d{4}$/),
  });
  expect(await till.town.call(paymentAnomalies.fetchAll, {}, kavita)).toMatchObject({ status: 403 });
});

test("what the treasurer closes is gone from the list and stands in the log; closing it twice is refused", async () => {
  const { payment } = await disputed(await newPayer(till.town));
  const { _id: id } = (await list()).anomalies.find(({ paymentId }) => paymentId === payment.id)!;
  expect((await till.town.call(paymentAnomalies.close, { id }, kavita)).status).toBe(403);
  expect((await till.town.call(paymentAnomalies.close, { id }, shankar)).status).toBe(200);
  expect((await list()).anomalies.map(({ paymentId }) => paymentId)).not.toContain(payment.id);
  const again = await till.town.call(paymentAnomalies.close, { id }, shankar);
  expect(again).toMatchObject({ status: 400, payload: { error: { code: "payment.not-open" } } });
  const { entries } = (await till.town.call(staff.fetchLog, {}, shankar)).payload;
  expect(entries.filter(({ action }) => action === "payment.closed")).toMatchObject([{ subjectName: payment.id }]);
});

test("nobody closes what is about a payment of their own", async () => {
  const { payment } = await disputed({ ...(await till.town.signIn("shankar")), id: await till.town.idOf("shankar") });
  const { _id: id } = (await list()).anomalies.find(({ paymentId }) => paymentId === payment.id)!;
  const refused = await till.town.call(paymentAnomalies.close, { id }, shankar);
  expect(refused).toMatchObject({ status: 403, payload: { error: { code: "staff.own-thing" } } });
});
