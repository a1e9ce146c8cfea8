// What members and strangers can make the portal send: few of each kind to one receiver, and one budget an hour.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { members } from "#contract/members.ts";
import { notifications } from "#contract/notifications.ts";
import { credentialsOf, lettersTo, openDevice } from "#tests/harness/device.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { addressesIn, resetLimits } from "#tests/harness/visitors.ts";

const SECOND = 1000;
const ELSE = "someone.else@example.org";
const elsewhere = addressesIn(11);
let town: Town;
beforeAll(async () => {
  town = await openTown({ SMS_PER_HOUR: "20", SMS_PER_HOUR_PER_PREFIX: "200" });
});
afterAll(() => town.close());
beforeEach(async () => {
  await resetLimits(town);
  const { db } = town.portal.connection;
  const waiting = () => db.selectFrom("outbox").select("id").where("state", "=", "waiting").execute();
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  await db.deleteFrom("demo_letters").execute();
});
afterEach(() => town.clock.set(new Date()));

const signUp = (n: number) =>
  town.call(auth.requestOTP, { phoneNo: String(6_000_000_000 + n * 19_000_043) }, undefined, { from: elsewhere() });
const reset = (phoneNo: string) => town.call(auth.resetPinOTP, { phoneNo }, undefined, { from: elsewhere() });

test("a member who changes the PIN over and over is told by three SMS a day and by a notice each time, and nobody else hears of it", async () => {
  const { phoneNo, pin } = credentialsOf("gopal");
  const gopal = await town.signIn("gopal");
  const form = { firstName: "Gopal", email: ELSE };
  expect((await town.call(members.update, form, gopal)).status).toBe(200);
  const pins = [pin, "591736", "804913"];
  const changes = 12;
  for (let n = 0; n < changes; n += 1) {
    const [currentPin, newPin] = n === 0 ? [pin, pins[1]!] : [pins[1 + ((n - 1) % 2)]!, pins[1 + (n % 2)]!];
    expect((await town.call(auth.changePin, { currentPin, newPin }, gopal)).status).toBe(200);
  }
  expect(await lettersTo(town, ELSE)).toEqual([]);
  const letters = await lettersTo(town, phoneNo);
  expect(letters.map(({ channel }) => channel)).toEqual(["sms", "sms", "sms"]);
  for (const { text } of letters) expect(text).not.toContain("Gopal");
  const told = (await town.call(notifications.fetchAll, {}, gopal)).payload.notifications;
  expect(told.filter((n) => n.payload.key === "notice.pin.changed").length).toBe(changes);
});

test("all SMS share one hour's budget, of which sign-ups leave room for forgotten PINs, and these for members at the login", async () => {
  const taken = async (ask: (n: number) => Promise<{ status: number }>, of: number) => {
    const replies = [];
    for (let n = 0; n < of; n += 1) replies.push(await ask(n));
    return replies.filter(({ status }) => status === 200).length;
  };
  expect(await taken(signUp, 20)).toBe(14);
  const phones = ["asha", "meera", "sunita", "harish", "gopal", "ramesh"].map((key) => credentialsOf(key).phoneNo);
  expect(await taken((n) => reset(phones[n]!), phones.length)).toBe(3);
  expect((await town.call(auth.logIn, credentialsOf("asha"))).status).toBe(200);
});

test("codes that are withheld from unknown phones cost nobody else anything", async () => {
  for (let n = 0; n < 60; n += 1) expect((await reset(String(7_000_000_000 + n * 19_000_043))).status).toBe(200);
  const { phoneNo } = credentialsOf("asha");
  const beside = (n: number) => `${phoneNo.slice(0, 4)}${String(900_000 + n)}`;
  for (let n = 0; n < 30; n += 1) expect((await reset(beside(n))).status).toBe(200);
  expect((await reset(phoneNo)).status).toBe(200);
  expect((await lettersTo(town, phoneNo)).length).toBe(1);
});

test("beyond the budget an unknown phone and a member's are answered alike", async () => {
  for (let n = 0; n < 14; n += 1) await signUp(n);
  for (const key of ["meera", "sunita", "harish"]) await reset(credentialsOf(key).phoneNo);
  const [known, unknown] = [await reset(credentialsOf("asha").phoneNo), await reset("9876507777")];
  expect(known).toMatchObject({ status: 429, payload: { error: { code: "rate.limited", seconds: 900 } } });
  expect([unknown.status, unknown.message, unknown.payload]).toEqual([known.status, known.message, known.payload]);
});

test("a member on a known device gets a code to reset the PIN however many strangers have asked", async () => {
  const phone = openDevice(town);
  await phone.logIn("asha");
  const { phoneNo } = credentialsOf("asha");
  for (let n = 0; n < 20; n += 1) await signUp(n);
  for (const key of ["meera", "sunita", "harish", "gopal"]) await reset(credentialsOf(key).phoneNo);
  for (let n = 0; n < 12; n += 1) {
    await reset(phoneNo);
    town.clock.forward(31 * SECOND);
  }
  const before = (await lettersTo(town, phoneNo)).length;
  expect((await phone.call(auth.resetPinOTP, { phoneNo })).payload).toMatchObject({ sentBefore: false });
  expect((await lettersTo(town, phoneNo)).length).toBe(before + 1);
});
