import { createHmac } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { dayOf } from "#base/dates.ts";
import { donations, ownDonations } from "#contract/donations/donations.ts";
import { staffDonations } from "#contract/donations/staff-donations.ts";
import { yearOfDay } from "#contract/donations/tax-years.ts";
import { plans } from "#contract/plans.ts";
import { openPaymentTown } from "#tests/harness/payment-town.ts";
import { deliver, newPayer, orderYear, reconcileNow } from "#tests/harness/payments.ts";
import { ACCESS_KEY, type Person } from "#tests/harness/town.ts";

const till = openPaymentTown();
let purpose = "";
beforeAll(async () => {
  const { purposes } = (await till.town.call(donations.settings, {})).payload;
  purpose = purposes[0]!._id;
});

const FORM = { name: "Meera Joshi", isIndianCitizen: true, anonymous: false };
const PAN = "ABCPD1234E";
const CERTIFIED = { wantsCertificate: true, pan: PAN, address: "14, Sarafa Bazaar, Indore", pinCode: "452001" };

async function begin(more: object = {}, who?: Person) {
  const reply = await till.town.call(donations.create, { ...FORM, fkPurposeId: purpose, amount: "501", ...more }, who);
  if (reply.status !== 201) throw new Error(`create answered ${reply.status} ${JSON.stringify(reply.payload)}`);
  const { _id } = reply.payload.donation;
  const order = (await till.town.call(donations.checkout, { id: _id }, who)).payload;
  return { id: _id, order };
}
const prove = (payment: Parameters<typeof till.gateway.proof>[0]) =>
  till.town.call(donations.verify, till.gateway.proof(payment));
const fetched = async (id: string) => (await till.town.call(donations.fetch, { id })).payload.donation;
const save = (path: string, headers: HeadersInit = {}) => fetch(`${till.town.url}/api${path}`, { headers });
const receiptsOf = async () =>
  (
    await till.town.portal.connection.db
      .selectFrom("donation_receipts")
      .select(["number", "sequence", "financial_year", "cancelled_at"])
      .where("financial_year", "=", yearOfDay(dayOf(till.town.clock.now())))
      .orderBy("sequence")
      .execute()
  ).filter(({ cancelled_at }) => cancelled_at === null);

test("a visitor gives 501 rupees: paid once, with one receipt, though the proof comes thirty times and the webhook five, all at once", async () => {
  const { id, order } = await begin();
  expect(order.order).toMatchObject({ amount: 50_100, currency: "INR" });
  const payment = till.gateway.pay(order.order.id);
  const before = (await receiptsOf()).length;
  const hooks = Array.from({ length: 5 }, () => deliver(till.town, till.gateway.hook("payment.captured", payment)));
  const replies = await Promise.all(Array.from({ length: 30 }, () => prove(payment)));
  await Promise.all(hooks);
  till.town.clock.forward(61_000);
  await reconcileNow(till.town);
  for (const { status, payload } of replies)
    expect({ status, payload }).toEqual({ status: 201, payload: { donation: id, status: "paid" } });
  expect(await fetched(id)).toMatchObject({
    status: "received",
    receiptNumber: expect.stringMatching(/^VSD\/\d\d-\d\d\/\d{5}$/),
  });
  expect((await receiptsOf()).length).toBe(before + 1);
});

test("forty donations paid in the same moment have forty receipt numbers without a gap, though some fail on the way", async () => {
  const begun = await Promise.all(Array.from({ length: 40 }, () => begin({ amount: "100" })));
  const payments = begun.map(({ order }) => till.gateway.pay(order.order.id));
  await Promise.all(payments.map((payment) => prove(payment)));
  const sequences = (await receiptsOf()).map(({ sequence }) => sequence);
  const last = Math.max(...sequences);
  expect(sequences.toSorted((a, b) => a - b)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
});

test("a proof that is not genuine, or that belongs to a plan, brings no donation", async () => {
  const { id, order } = await begin();
  const payment = till.gateway.pay(order.order.id, { status: "created" });
  const wrong = {
    ...till.gateway.proof(payment),
    razorpay_signature: createHmac("sha256", "x").update("y").digest("hex"),
  };
  expect(await till.town.call(donations.verify, wrong)).toMatchObject({ status: 400 });
  expect((await fetched(id)).status).toBe("begun");
  const plan = await orderYear(till.town, await newPayer(till.town));
  expect(await prove(till.gateway.pay(plan.order.id))).toMatchObject({ status: 400 });
});

test("another amount than was begun is parked, and money from abroad is sent back without a receipt", async () => {
  const short = await begin();
  await prove(till.gateway.pay(short.order.order.id, { amount: 100 }));
  expect((await fetched(short.id)).status).toBe("begun");
  const foreign = await begin();
  const payment = till.gateway.pay(foreign.order.order.id, { international: true });
  await prove(payment);
  expect((await fetched(foreign.id)).status).toBe("begun");
  const { db } = till.town.portal.connection;
  const row = await db.selectFrom("payments").select("status").where("id", "=", payment.id).executeTakeFirstOrThrow();
  expect(["refund_pending", "refunded"]).toContain(row.status);
});

test("a second payment of the same order goes back, and the donation stays with its one receipt", async () => {
  const { id, order } = await begin();
  await prove(till.gateway.pay(order.order.id));
  const { receiptNumber } = await fetched(id);
  const second = till.gateway.pay(order.order.id);
  await deliver(till.town, till.gateway.hook("payment.captured", second));
  expect(await fetched(id)).toMatchObject({ status: "received", receiptNumber });
  expect(await till.town.call(donations.checkout, { id })).toMatchObject({ status: 409 });
});

test("a refund and a lost dispute mark the donation, and a won one gives it back", async () => {
  const { id, order } = await begin({ amount: "1000" });
  const payment = till.gateway.pay(order.order.id);
  await prove(payment);
  const refund = till.gateway.refund(payment, { amount: 40_000 });
  await deliver(till.town, till.gateway.hook("refund.processed", payment, { about: { refund } }));
  expect(await fetched(id)).toMatchObject({ status: "received", returned: 40_000 });
  const dispute = till.gateway.dispute(payment, { amount: 60_000, amount_deducted: 60_000 });
  await deliver(till.town, till.gateway.hook("payment.dispute.created", payment, { about: { dispute } }));
  expect(await fetched(id)).toMatchObject({ returned: 100_000 });
  Object.assign(dispute, { status: "won", amount_deducted: 0 });
  await deliver(till.town, till.gateway.hook("payment.dispute.won", payment, { about: { dispute } }));
  expect(await fetched(id)).toMatchObject({ returned: 40_000 });
});

test("a donor without an account saves the receipt by the donation's id alone, without an access key; other ids find nothing", async () => {
  const { id, order } = await begin({ tribute: "memory", tributeName: "Savitri Joshi" });
  expect((await save(`/public/donation/receipt/${id}`)).status).toBe(400);
  await prove(till.gateway.pay(order.order.id));
  const { receiptNumber } = await fetched(id);
  const page = await save(`/public/donation/receipt/${id}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-disposition")).toBe(`attachment; filename="donation-receipt-${id}.html"`);
  expect(page.headers.get("cache-control")).toBe("no-store");
  const text = await page.text();
  for (const piece of [
    receiptNumber!,
    "Meera Joshi",
    "₹501",
    "Rupees five hundred one only",
    "Savitri Joshi",
    "No goods or services",
  ])
    expect(text).toContain(piece);
  expect(await (await save(`/public/donation/receipt/${id}?language=hi`)).text()).toContain("दान की रसीद");
  const pdf = Buffer.from(await (await save(`/public/donation/receiptDocument/${id}`)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await save("/public/donation/receipt/AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(400);
});

test("what a donor types becomes no markup in the receipt", async () => {
  const { id, order } = await begin({ ...FORM, address: "<script>alert(1)</script> & sons, Indore" });
  await prove(till.gateway.pay(order.order.id));
  const text = await (await save(`/public/donation/receipt/${id}`)).text();
  expect(text).toContain("&amp; sons, Indore");
  expect(text).not.toContain("<script");
});

test("only Indian citizens give, a name belongs to a gift that is not anonymous, and the certificate needs PAN and address", async () => {
  const tried = async (more: object) => {
    const reply = await till.town.call(donations.create, { ...FORM, fkPurposeId: purpose, amount: "501", ...more });
    return { status: reply.status, fields: Object.keys((reply.payload as { fields?: object }).fields ?? {}) };
  };
  expect(await tried({ isIndianCitizen: false })).toMatchObject({ status: 400, fields: ["isIndianCitizen"] });
  expect(await tried({ name: "" })).toMatchObject({ status: 400, fields: ["name"] });
  expect((await tried({ name: "", anonymous: true })).status).toBe(201);
  expect(await tried({ wantsCertificate: true })).toMatchObject({ fields: ["pan", "address", "pinCode"] });
  for (const pan of ["ABCDE1234F", "ABCPD123E", "1BCPD1234E", "ABCPD12345"])
    expect(await tried({ ...CERTIFIED, pan })).toMatchObject({ status: 400, fields: ["pan"] });
  for (const amount of ["9", "0", "-5", "1.5", "1000001", ""])
    expect(await tried({ amount })).toMatchObject({ status: 400, fields: ["amount"] });
  expect((await tried({ amount: "11,000" })).status).toBe(201);
});

test("the tax number is stored sealed and stands in no answer, whoever asks, but masked", async () => {
  const payer = await newPayer(till.town);
  await approve();
  const { id, order } = await begin({ ...CERTIFIED, pan: "abcpd 1234 e" }, payer);
  await prove(till.gateway.pay(order.order.id));
  const staff = await till.town.signIn("shankar", "staff");
  const answers = [
    await till.town.call(donations.fetch, { id }),
    await till.town.call(donations.settings, {}),
    await till.town.call(ownDonations.fetchAll, {}, payer),
    await till.town.call(staffDonations.fetchAll, { state: "received", limit: 100 }, staff),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const page = await (await save(`/public/donation/receipt/${id}`)).text();
  expect(JSON.stringify(answers) + page).not.toContain(PAN);
  expect(page).toContain("••••••234E");
  expect(answers[0]!.payload).toMatchObject({ donation: { panMasked: "••••••234E" } });
  const { rows } = await till.town.portal.connection.pool.query(
    "select d::text as row, pan_sealed from donations d where pan_tail is not null",
  );
  expect(
    rows.every(({ row, pan_sealed }) => !row.includes(PAN) && !pan_sealed.toString("latin1").includes("ABCP")),
  ).toBe(true);
});

test("a member finds their own gifts and a statement of the year; another member finds none of it", async () => {
  const [payer, other] = [await newPayer(till.town), await newPayer(till.town)];
  const { order } = await begin({}, payer);
  await prove(till.gateway.pay(order.order.id));
  const { donations: own, years } = (await till.town.call(ownDonations.fetchAll, {}, payer)).payload;
  expect(own).toMatchObject([{ status: "received", amount: 50_100 }]);
  const path = `/userAdmin/donation/statement?financialYear=${years[0]}`;
  const headers = { "x-access-key": ACCESS_KEY, ...payer.headers };
  const statement = await save(path, headers);
  expect([statement.status, statement.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await save(path, { ...headers, ...other.headers })).status).toBe(400);
  expect((await till.town.call(ownDonations.fetchAll, {}, other)).payload.donations).toEqual([]);
  expect((await till.town.call(ownDonations.fetchAll, {})).status).toBe(401);
});

test("everybody reads what came of a purpose; an anonymous donor's name stands nowhere, nor does an id that opens a receipt", async () => {
  const { id, order } = await begin({ name: "Hidden Donor", anonymous: true, amount: "777" });
  await prove(till.gateway.pay(order.order.id));
  const text = JSON.stringify((await till.town.call(donations.settings, {})).payload);
  expect(text).toContain("77700");
  expect(text).not.toContain("Hidden Donor");
  expect(text).not.toContain(id);
});

test("what was typed for a donation that nobody paid is gone after a month, and the list of plan payments knows nothing of donations", async () => {
  const payer = await newPayer(till.town);
  const { id } = await begin({ phoneNo: "9000012345" }, payer);
  expect((await till.town.call(plans.fetchPaymentId, {}, payer)).payload).toEqual({ payment: null, paid: [] });
  const { emptyUnpaidDonations } = await import("./upkeep.ts");
  till.town.clock.forward(31 * 86_400_000);
  await emptyUnpaidDonations(till.town.portal.base);
  const row = await till.town.portal.connection.db
    .selectFrom("donations")
    .select(["donor_name", "phone"])
    .where("status", "=", "begun")
    .where("member_id", "=", payer.id)
    .executeTakeFirst();
  expect(row).toEqual({ donor_name: null, phone: null });
  expect(id).toHaveLength(22);
});

async function approve(): Promise<void> {
  await till.town.portal.connection.pool.query(
    `update settings set value = value || '{"approval": {"number": "AAATV1234EF20214", "date": "2024-04-05", "validUntil": null}}' where key = 'donations'`,
  );
}
