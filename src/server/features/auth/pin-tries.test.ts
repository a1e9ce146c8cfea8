import { createHmac } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { untilTomorrow } from "#base/dates.ts";
import { auth } from "#contract/auth.ts";
import { PEPPER } from "#tests/harness/database.ts";
import { codeFor, credentialsOf, openDevice } from "#tests/harness/device.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { addressesIn, resetLimits } from "#tests/harness/visitors.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const WRONG = "804913";
let town: Town;
/** A new address of this machine for each stranger. */
const elsewhere = addressesIn(9);
const guess = (phoneNo: string, from = elsewhere()) =>
  town.call(auth.logIn, { phoneNo, pin: WRONG }, undefined, { from });
const failures = async () =>
  (await town.portal.connection.db.selectFrom("pin_locks").select(["failures", "failures_today"]).execute())[0];

beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(() => resetLimits(town));
afterEach(() => town.clock.set(new Date()));

test("A2: who steals the members' table learns no PIN without the pepper", async () => {
  const { phoneNo, pin } = credentialsOf("asha");
  const { id, pin_hash } = await town.portal.connection.db
    .selectFrom("members")
    .select(["id", "pin_hash"])
    .where("phone", "=", phoneNo)
    .executeTakeFirstOrThrow();
  expect(pin_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const keyed = (pepper: string, value: string) =>
    createHmac("sha256", pepper).update(`${value}\0${id}`).digest("base64url");
  expect(await verify(pin_hash!, keyed(PEPPER, pin))).toBe(true);
  const near = Array.from({ length: 20 }, (_, at) => String((Number(pin) - 10 + at + 1_000_000) % 1_000_000));
  for (const value of near)
    for (const stolen of [value, `${value}${id}`, `${value}\0${id}`])
      expect(await verify(pin_hash!, stolen)).toBe(false);
  expect(await verify(pin_hash!, keyed("another pepper of thirty-two characters", pin))).toBe(false);
});

test("A3: after five wrong PINs the account waits 1, 2, 4, 8, 15 minutes, and nothing is counted while it waits", async () => {
  // Failures are counted by the day: half an hour of waiting must not cross midnight.
  if (untilTomorrow(town.clock.now()) < 60 * MINUTE) town.clock.forward(60 * MINUTE);
  town.clock.hold();
  const { phoneNo } = credentialsOf("asha");
  for (let n = 0; n < 5; n += 1)
    expect(await guess(phoneNo)).toMatchObject({ status: 400, payload: { error: { code: "login.failed" } } });
  for (const minutes of [1, 2, 4, 8, 15]) {
    const waiting = await guess(phoneNo);
    expect(waiting.status).toBe(429);
    expect(waiting.headers.get("retry-after")).toBe(String(minutes * 60));
    const before = await failures();
    await guess(phoneNo);
    expect(await failures()).toEqual(before);
    town.clock.forward(minutes * MINUTE);
    if (minutes < 15) expect((await guess(phoneNo)).status).toBe(400);
  }
});

test("A3: the eleventh wrong PIN of a day is not looked at until the next day, however long one waits in between", async () => {
  const { phoneNo, pin } = credentialsOf("asha");
  town.clock.set(new Date("2027-01-10T05:00:00+05:30"));
  for (let n = 0; n < 10; n += 1) {
    expect((await guess(phoneNo)).status).toBe(400);
    town.clock.forward(16 * MINUTE);
  }
  expect((await town.call(auth.logIn, { phoneNo, pin }, undefined, { from: elsewhere() })).status).toBe(429);
  town.clock.set(new Date("2027-01-11T00:00:30+05:30"));
  expect((await town.call(auth.logIn, { phoneNo, pin }, undefined, { from: elsewhere() })).status).toBe(200);
});

test("A3: a right PIN starts the waiting anew but keeps the day's count", async () => {
  const { phoneNo, pin } = credentialsOf("asha");
  for (let n = 0; n < 4; n += 1) await guess(phoneNo);
  expect((await town.call(auth.logIn, { phoneNo, pin }, undefined, { from: elsewhere() })).status).toBe(200);
  expect(await failures()).toEqual({ failures: 0, failures_today: 4 });
  for (let n = 0; n < 5; n += 1) expect((await guess(phoneNo)).status).toBe(400);
  expect((await guess(phoneNo)).status).toBe(429);
});

test("A4: a stranger who burns fifty tries does not lock the owner out of a known device", async () => {
  const { phoneNo, pin } = credentialsOf("asha");
  const phone = openDevice(town);
  expect((await phone.logIn("asha")).status).toBe(201);
  const stranger = elsewhere();
  for (let n = 0; n < 50; n += 1) await guess(phoneNo, n % 2 ? stranger : "127.0.0.1");
  expect((await guess(phoneNo)).status).toBe(429);
  const again = await phone.call(auth.logIn, { phoneNo, pin });
  expect(again).toMatchObject({ status: 201, payload: { userData: { phoneNo } } });
});

test("A3: a known device counts its own wrong PINs", async () => {
  const { phoneNo, pin } = credentialsOf("asha");
  const phone = openDevice(town);
  await phone.logIn("asha");
  for (let n = 0; n < 5; n += 1) expect((await phone.call(auth.logIn, { phoneNo, pin: WRONG })).status).toBe(400);
  expect((await phone.call(auth.logIn, { phoneNo, pin })).status).toBe(429);
  town.clock.forward(31_000);
  expect((await town.call(auth.logIn, { phoneNo, pin }, undefined, { from: elsewhere() })).status).toBe(200);
});

test("A5: the right PIN on an unknown device opens nothing until the code from the SMS is given", async () => {
  const { phoneNo, pin } = credentialsOf("asha");
  const laptop = openDevice(town);
  const first = await laptop.call(auth.logIn, { phoneNo, pin });
  expect(first).toMatchObject({ status: 200, payload: { otpRequired: true, minutes: 10 } });
  expect(JSON.stringify(first)).not.toContain("authorization");
  expect(laptop.cookies.size).toBe(0);
  const second = await laptop.call(auth.logIn, { phoneNo, pin, otp: await codeFor(town, phoneNo) });
  expect(second.status).toBe(201);
  expect([...laptop.cookies.keys()].sort()).toEqual(["vs-bind", "vs-did"]);
  for (const line of second.headers.getSetCookie()) expect(line).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await laptop.call(auth.logIn, { phoneNo, pin })).status).toBe(201);
});

test("A5: a device cookie that was forged or belongs to another member is an unknown device", async () => {
  const laptop = openDevice(town);
  await laptop.logIn("asha");
  const meera = credentialsOf("meera");
  expect((await laptop.call(auth.logIn, meera)).status).toBe(200);
  const cookie = laptop.cookies.get("vs-did")!;
  laptop.cookies.set("vs-did", `${cookie.slice(0, -2)}${cookie.endsWith("AA") ? "BB" : "AA"}`);
  town.clock.forward(31_000);
  expect((await laptop.call(auth.logIn, credentialsOf("asha"))).status).toBe(200);
});

test("A6: one PIN tried on two hundred phones from one address is stopped at the 26th", async () => {
  const from = elsewhere();
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await guess(`98${String(10_000_000 + n)}`, from)).status);
  expect(statuses.slice(0, 25)).toEqual(Array(25).fill(400));
  expect(statuses.slice(25)).toEqual(Array(15).fill(429));
  expect((await guess("9810000099")).status).toBe(400);
  town.clock.forward(5 * MINUTE + 1000);
  expect((await guess("9810000098", from)).status).toBe(400);
});

test("A6: neighbours behind one address who know their PINs are not counted", async () => {
  const from = elsewhere();
  const { phoneNo, pin } = credentialsOf("asha");
  for (let n = 0; n < 30; n += 1) {
    if (n === 15) town.clock.forward(DAY);
    await town.call(auth.logIn, { phoneNo, pin }, undefined, { from });
  }
  expect((await guess("9810000097", from)).status).toBe(400);
});

test("A7: of two hundred wrong PINs at the same time exactly five are looked at", async () => {
  const { phoneNo } = credentialsOf("asha");
  const replies = await Promise.all(Array.from({ length: 200 }, () => guess(phoneNo)));
  expect(replies.filter((r) => r.status === 400).length).toBe(5);
  expect(replies.filter((r) => r.status === 429).length).toBe(195);
  expect(await failures()).toEqual({ failures: 5, failures_today: 5 });
});

test("A8: three hundred logins at once stay within 250 MiB; who finds the queue full is told when to come back, and no try is counted for it", async () => {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const phones = Array.from({ length: 300 }, (_, n) => `97${String(10_000_000 + n)}`);
  const replies = await Promise.all(phones.map((phoneNo) => guess(phoneNo)));
  clearInterval(timer);
  expect((most - before) / 1024 / 1024).toBeLessThan(250);
  const full = replies.filter((r) => r.status === 503);
  for (const reply of full) expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(replies.filter((r) => r.status === 400).length).toBe(300 - full.length);
  const { db } = town.portal.connection;
  const counted = await db.selectFrom("pin_locks").select("bucket").where("failures_today", ">", 0).execute();
  expect(counted.length).toBe(300 - full.length);
}, 90_000);
