import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { notifications } from "#contract/notifications.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { forgetOldNotifications, type Notice, notify } from "./notifications.ts";

let town: Town;
let asha: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
});
afterAll(() => town.close());

const tell = async (key: string, notice: Omit<Notice, "memberId">) =>
  notify(town.portal.base, { memberId: await town.idOf(key), ...notice });
const list = async (who: Person, input = {}) => (await town.call(notifications.fetchAll, input, who)).payload;
const count = async (who: Person) => (await town.call(notifications.count, {}, who)).payload.total;

test("a member reads what was told, as an English sentence and as id and values for the own language", async () => {
  await tell("asha", { key: "notice.listing.public", values: { title: "मोदक" }, redirect: "/userAdmin/businesses" });
  expect((await list(asha)).notifications[0]).toMatchObject({
    notification: "मोदक is marked public",
    payload: { key: "notice.listing.public", values: { title: "मोदक" } },
    redirect: "/userAdmin/businesses",
    isRead: false,
  });
  expect((await list(meera)).notifications).toEqual([]);
});

test("what was rolled back was never told", async () => {
  const before = await count(asha);
  const memberId = await town.idOf("asha");
  const broken = inTransaction(town.portal.base, async (ctx) => {
    await notify(ctx, { memberId, key: "notice.pin.changed" });
    throw new Error("the change failed");
  });
  await expect(broken).rejects.toThrow("the change failed");
  expect(await count(asha)).toBe(before);
});

test("reading, deleting and counting touch one's own notifications alone", async () => {
  await town.call(notifications.deleteAll, {}, asha);
  for (const title of ["a", "b", "c"]) await tell("asha", { key: "notice.listing.private", values: { title } });
  expect(await count(asha)).toBe(3);
  const [newest] = (await list(asha)).notifications;
  const id = newest!._id;
  expect(await town.call(notifications.markAsRead, { id }, meera)).toMatchObject({
    status: 400,
    message: "This notification no longer exists.",
  });
  expect((await town.call(notifications.delete, { id }, meera)).status).toBe(400);
  expect((await town.call(notifications.markAsRead, { id }, asha)).payload.total).toBe(2);
  expect((await list(asha)).notifications.map((n) => n.isRead)).toEqual([true, false, false]);
  expect((await town.call(notifications.delete, { id }, asha)).payload.total).toBe(2);
  await town.call(notifications.deleteAll, {}, meera);
  expect(await count(asha)).toBe(2);
  expect((await town.call(notifications.markAllAsRead, {}, asha)).payload.total).toBe(0);
  expect((await list(asha)).notifications.length).toBe(2);
});

test("a long list comes in pages, newest first, without a gap or a repeat while new ones arrive", async () => {
  await town.call(notifications.deleteAll, {}, asha);
  for (let n = 1; n <= 7; n += 1) await tell("asha", { key: "notice.leads.waiting", values: { n } });
  const seen: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list(asha, { limit: 3, ...(cursor ? { cursor } : {}) });
    seen.push(...page.notifications.map((n) => n.payload.values.n as number));
    if (cursor === undefined) await tell("asha", { key: "notice.leads.waiting", values: { n: 99 } });
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect((await town.call(notifications.fetchAll, { cursor: "nonsense" }, asha)).status).toBe(400);
});

test("a later notice about the same thing takes the place of the earlier and is unread again", async () => {
  await town.call(notifications.deleteAll, {}, asha);
  await tell("asha", { key: "notice.leads.waiting", values: { n: 1 }, about: "leads-waiting" });
  await town.call(notifications.markAllAsRead, {}, asha);
  await tell("asha", { key: "notice.leads.waiting", values: { n: 2 }, about: "leads-waiting" });
  const { notifications: told } = await list(asha);
  expect(told).toMatchObject([
    { notification: "2 new leads are waiting for you. Renew your plan to see who asked.", isRead: false },
  ]);
});

test("a note to oneself is cleaned, cannot lead out of the portal, and does not repeat what was just told", async () => {
  await town.call(notifications.deleteAll, {}, meera);
  const note = { notification: "<b>मोदक is marked public</b>", redirect: "//evil.example" };
  const first = await town.call(notifications.create, note, meera);
  expect(first).toMatchObject({
    status: 201,
    payload: { notification: { notification: "bमोदक is marked public/b", redirect: null } },
  });
  const again = await town.call(notifications.create, note, meera);
  expect(again.payload.notification._id).toBe(first.payload.notification._id);

  await tell("meera", { key: "notice.listing.public", values: { title: "x" }, redirect: "/userAdmin/businesses" });
  await town.call(notifications.create, { notification: "x is public now!", redirect: "/userAdmin/businesses" }, meera);
  expect((await list(meera)).notifications.map((n) => n.notification)).toEqual([
    "x is marked public",
    "bमोदक is marked public/b",
  ]);
});

test("notes to oneself have a daily limit", async () => {
  const gopal = await town.signIn("gopal");
  for (let n = 0; n < 50; n += 1)
    expect((await town.call(notifications.create, { notification: `note ${n}` }, gopal)).status).toBe(201);
  expect((await town.call(notifications.create, { notification: "one more" }, gopal)).status).toBe(429);
});

test("the bell does not keep a session alive", async () => {
  const gopal = await town.signIn("gopal");
  town.clock.forward(20 * 60_000);
  await count(gopal);
  town.clock.forward(11 * 60_000);
  expect((await town.call(notifications.fetchAll, {}, gopal)).message).toBe("jwt expired");
});

test("notifications older than a year are forgotten", async () => {
  await tell("asha", { key: "notice.pin.changed" });
  town.clock.forward(366 * DAY_MS);
  await tell("asha", { key: "notice.device.new" });
  await forgetOldNotifications(town.portal.base);
  expect((await list(await town.signIn("asha"))).notifications.map((n) => n.payload.key)).toEqual([
    "notice.device.new",
  ]);
});
