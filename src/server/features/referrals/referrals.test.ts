import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { notifications } from "#contract/notifications.ts";
import { referrals, staffReferrals } from "#contract/referrals.ts";
import { codeFor, openDevice } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";
import { forgetReferralsBetween } from "./referrals.ts";

let town: Town;
let asha: Person;
let kavita: Person;
let nextPhone = 9_860_000_000;
beforeAll(async () => {
  town = await openTown();
  asha = await town.signIn("asha");
  kavita = await town.signIn("kavita", "staff");
});
afterAll(() => town.close());
beforeEach(async () => {
  await town.portal.connection.pool.query("delete from referrals");
  await resetLimits(town);
});

/** Signs up by a link as it stands in an address; answers the phone. */
async function join(refId: string | undefined, over: object = {}): Promise<string> {
  nextPhone += 1;
  const phoneNo = String(nextPhone);
  const device = openDevice(town);
  await device.call(auth.requestOTP, { phoneNo });
  const otp = await codeFor(town, phoneNo);
  const { ticket } = (await device.call(auth.verifyOTP, { phoneNo, otp })).payload;
  const form = { ticket, kind: "individual", firstName: "Ishaan", lastName: "Vyas", pin: "591736", acceptsTerms: true };
  const made = await device.call(auth.create, { ...form, refId, ...over } as never);
  expect(made.status).toBe(201);
  return phoneNo;
}
const linkOf = async (key: string) => shortId(await town.idOf(key));
const mine = async (who = asha, page: object = {}) => (await town.call(referrals.fetchMine, page, who)).payload;
const totals = async (page: object = {}) => (await town.call(staffReferrals.fetchTotals, page, kavita)).payload;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);

/** As a settled payment leaves it; twice for a member who renews. */
async function pay(phone: string): Promise<void> {
  const [order, payment] = [newId(), `pay_${newId()}`];
  await query(
    "insert into payment_orders (id, member_id, plan_id, platform, amount_paise, status, paid_at, created_at) select $1, id, 1, 'sandbox', 110000, 'paid', now(), now() from members where phone = $2",
    [order, phone],
  );
  await query(
    "insert into payments (id, order_id, amount_paise, currency, status, created_at, updated_at) values ($1, $2, 110000, 'INR', 'captured', now(), now())",
    [payment, order],
  );
  await query(
    "insert into plan_grants (id, order_id, payment_id, member_id, plan_id, starts_at, ends_at, granted_at) select $1, $2, $3, id, 1, now(), now() + interval '1 year', now() from members where phone = $4",
    [newId(), order, payment, phone],
  );
}

test("who signs up by a member's link is told to the member by first name, is counted once, and again as paid once the first year is paid for", async () => {
  const phone = await join(await linkOf("asha"));
  expect(await mine()).toMatchObject({
    joined: 1,
    paid: 0,
    referrals: [{ firstName: "Ishaan", state: "joined", paidAt: null }],
  });
  expect(JSON.stringify(await mine())).not.toMatch(new RegExp(`Vyas|${phone}`));
  const [told] = (await town.call(notifications.fetchAll, {}, asha)).payload.notifications;
  expect(told).toMatchObject({
    notification: "Ishaan joined through your invitation.",
    redirect: "/userAdmin/invitations",
  });
  await pay(phone);
  const first = await mine();
  expect(first).toMatchObject({ joined: 1, paid: 1, referrals: [{ state: "paid" }] });
  await pay(phone);
  expect(await mine()).toEqual(first);
  expect(await totals()).toMatchObject({ joined: 1, paid: 1, inviters: [{ name: "Asha Sharma", joined: 1, paid: 1 }] });
});

test("a year that was granted without payment is not a paid one", async () => {
  const phone = await join(await linkOf("asha"));
  const request = newId();
  await query(
    "insert into exemption_requests (id, member_id, reason_id, message, decision, decided_at, created_at) select $1, id, 1, 'x', 'granted', now(), now() from members where phone = $2",
    [request, phone],
  );
  await query(
    "insert into plan_grants (id, exemption_id, member_id, plan_id, starts_at, ends_at, granted_at) select $1, $2, id, 1, now(), now() + interval '1 year', now() from members where phone = $3",
    [newId(), request, phone],
  );
  expect(await mine()).toMatchObject({ joined: 1, paid: 0 });
});

test("a blocked inviter, one whom nobody knows, an imported owner without an account, and one's own mailbox count for nobody", async () => {
  await join(await linkOf("vikas"));
  await join("AAAAAAAAAAAAAAAAAAAAAA");
  const imported = newId();
  await query("insert into members (id, kind, first_name, phone) values ($1, 'business', 'Listed', '9860999999')", [
    imported,
  ]);
  await join(shortId(imported));
  await query("update members set email = 'asha@example.org' where id = $1", [await town.idOf("asha")]);
  await join(await linkOf("asha"), { email: "Asha@example.org" });
  await join(undefined);
  expect((await totals()).joined).toBe(0);
});

test("the database itself takes nobody twice, and nobody for themselves", async () => {
  const phone = await join(await linkOf("asha"));
  const id = await town.idOf("meera");
  await expect(
    query(
      "insert into referrals (member_id, inviter_id, joined_at) select id, $1, now() from members where phone = $2",
      [id, phone],
    ),
  ).rejects.toThrow();
  await expect(
    query("insert into referrals (member_id, inviter_id, joined_at) values ($1, $1, now())", [id]),
  ).rejects.toThrow();
});

test("whom the staff have blocked, and whoever blocks the other, is neither listed nor counted for the member", async () => {
  const [blocked, other] = [await join(await linkOf("asha")), await join(await linkOf("asha"))];
  await join(await linkOf("asha"));
  await query("update members set blocked_at = now() where phone = $1", [blocked]);
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) select $1, m.id, $2, 'profile', now() from members m where phone = $3",
    [newId(), await town.idOf("asha"), other],
  );
  expect(await mine()).toMatchObject({ joined: 1, referrals: [{}] });
});

test("a block takes back that somebody joined, from the notices of whoever invited them", async () => {
  await query("delete from blocks");
  const [gone] = [await join(await linkOf("asha"), { firstName: "Gone" }), await join(await linkOf("asha"))];
  const told = async () =>
    (await town.call(notifications.fetchAll, { limit: 100 }, asha)).payload.notifications
      .filter(({ payload }) => payload.key === "notice.invite.joined")
      .map(({ payload }) => (payload.values as { who: string }).who);
  expect((await told()).slice(0, 2)).toEqual(["Ishaan", "Gone"]);
  const { rows } = await query("select id from members where phone = $1", [gone]);
  await forgetReferralsBetween(town.portal.base, await town.idOf("asha"), rows[0].id);
  expect(await told()).not.toContain("Gone");
  expect((await told())[0]).toBe("Ishaan");
});

test("the member's list and the staff's totals go on page by page, the newest and the most first; nobody else reads the totals", async () => {
  for (const key of ["asha", "asha", "meera"]) {
    town.clock.forward(1000);
    await join(await linkOf(key));
  }
  const first = await mine(asha, { limit: 1 });
  expect(first.referrals).toHaveLength(1);
  expect((await mine(asha, { limit: 1, cursor: first.nextCursor! })).nextCursor).toBeNull();
  const most = await totals({ limit: 1 });
  expect(most.inviters).toMatchObject([{ name: "Asha Sharma", joined: 2 }]);
  const next = await totals({ limit: 1, cursor: most.nextCursor! });
  expect(next.inviters).toMatchObject([{ name: "Meera Joshi", joined: 1 }]);
  expect(next.nextCursor).toBeNull();
  for (const who of [undefined, asha])
    expect((await town.call(staffReferrals.fetchTotals, {}, who)).status).toBeGreaterThanOrEqual(401);
});
