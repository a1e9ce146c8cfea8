/** Notices to devices: told once, of what was chosen, never at night, with nothing that a locked screen should not show. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, nextAtHour } from "#base/dates.ts";
import { notifications } from "#contract/notifications.ts";
import { pushSettings } from "#contract/push-settings.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openPushService, type PushService } from "#tests/harness/push-service.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { type Notice, notify } from "../notifications.ts";
import { sendDuePushes } from "./push-notices.ts";

let town: Town;
let service: PushService;
let asha: Person;
let ashaId: string;

beforeAll(async () => {
  service = await openPushService();
  town = await openTown(service.settings);
  ashaId = await town.idOf("asha");
});
afterAll(async () => {
  await town.close();
  service.close();
});
// Every test has a day of its own, and begins at three in the afternoon, with nothing chosen and no device.
beforeEach(async () => {
  at(15, DAY_MS);
  const { pool } = town.portal.connection;
  for (const table of ["push_notices", "push_devices", "push_settings", "attempt_counters"])
    await pool.query(`delete from ${table}`);
  service.heard.length = 0;
  service.answer(201);
  asha = await town.signIn("asha");
});

function at(hour: number, later = 0): void {
  town.clock.set(nextAtHour(new Date(town.clock.now().getTime() + later), hour));
  town.clock.hold();
}
const add = (device: string, person = asha) => town.call(pushSettings.addDevice, service.subscribe(device), person);
const tell = (notice: Omit<Notice, "memberId">) =>
  inTransaction(town.portal.base, (ctx) => notify(ctx, { memberId: ashaId, ...notice }));
const lead = (n: number) =>
  tell({
    key: "notice.lead.query",
    values: { who: "Meera Joshi", item: "Thali" },
    about: `lead:${n}`,
    redirect: "/userAdmin/businesses",
  });
/** What has come once nothing is on its way any more. */
async function heard() {
  await sendDuePushes(town.portal.base);
  const waiting = async () =>
    (
      await town.portal.connection.pool.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'deliver-push'",
      )
    ).rowCount;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  return service.heard.map(({ device, notice }) => [device, notice.topic, notice.body]);
}

test("each device of a member is told once of a new lead: how many, and neither who asks nor about what", async () => {
  await add("phone");
  await add("laptop");
  await lead(1);
  const body = "A new lead or request is waiting for you.";
  expect((await heard()).sort()).toEqual([
    ["laptop", "leads", body],
    ["phone", "leads", body],
  ]);
  expect(await heard()).toHaveLength(2);
  const [first] = service.heard;
  expect(first!.notice).toMatchObject({ title: "VipraSetu", path: "/userAdmin/businesses" });
  expect(JSON.stringify(first!.notice)).not.toMatch(/Meera|Thali|\d{6}/);
  expect(first!.claims).toMatchObject({
    aud: new URL(service.settings.PUSH_SERVICES!).origin,
    sub: expect.stringContaining("http"),
  });
  expect(first!.headers).toMatchObject({ "content-encoding": "aes128gcm", topic: "leads" });
});

test("only what was chosen is told, and what was read meanwhile is not", async () => {
  await add("phone");
  await town.call(pushSettings.update, { topics: ["matches"], pace: "at-once" }, asha);
  await lead(2);
  await tell({ key: "notice.profiles-found", values: { title: "Pune", n: 2 }, about: "profile-searches:x" });
  await tell({ key: "notice.own", values: { t: "A note" } });
  expect(await heard()).toEqual([["phone", "matches", "There is something new about your matches."]]);
  await town.call(pushSettings.update, { topics: ["leads"], pace: "at-once" }, asha);
  await lead(3);
  await town.call(notifications.markAllAsRead, {}, asha);
  expect(await heard()).toHaveLength(1);
});

test("at night nothing is told: it comes after eight, together; a digest comes at nine", async () => {
  await add("phone");
  at(22);
  for (const n of [4, 5, 6]) await lead(n);
  expect(await heard()).toEqual([]);
  at(7);
  expect(await heard()).toEqual([]);
  at(8);
  expect(await heard()).toEqual([["phone", "leads", "3 new leads and requests are waiting for you."]]);
  asha = await town.signIn("asha");
  await town.call(pushSettings.update, { topics: ["leads"], pace: "digest" }, asha);
  at(10);
  await lead(7);
  await lead(8);
  at(20);
  expect(await heard()).toHaveLength(1);
  at(9);
  expect((await heard()).at(-1)).toEqual(["phone", "leads", "2 new leads and requests are waiting for you."]);
});

test("a browser that has withdrawn is forgotten; a push service that is down is asked again; nothing is told of the same thing twice a day", async () => {
  await add("phone");
  service.answer(410);
  await lead(9);
  await heard();
  expect((await town.call(pushSettings.fetch, {}, asha)).payload.devices).toBe(0);
  service.answer(503);
  await add("tablet");
  await lead(10);
  await sendDuePushes(town.portal.base);
  await new Promise((done) => setTimeout(done, 1500));
  service.answer(201);
  await town.portal.connection.pool.query(
    "update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null",
  );
  expect(await heard()).toHaveLength(1);
  await lead(10);
  expect(await heard()).toHaveLength(1);
});

test("a device belongs to whoever was signed in there last; an address that is no push service's is refused", async () => {
  const device = service.subscribe("shared");
  await town.call(pushSettings.addDevice, device, asha);
  const meera = await town.signIn("meera");
  await town.call(pushSettings.addDevice, device, meera);
  expect((await town.call(pushSettings.fetch, {}, asha)).payload.devices).toBe(0);
  await town.call(pushSettings.removeDevice, { endpoint: device.endpoint }, asha);
  expect((await town.call(pushSettings.fetch, {}, meera)).payload.devices).toBe(1);
  const elsewhere = { ...device, endpoint: "http://127.0.0.1:1/push" };
  const refused = await town.call(pushSettings.addDevice, elsewhere, asha);
  expect(refused.code).toBe(400);
});
