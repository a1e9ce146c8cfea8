// A forgotten PIN: strangers cannot keep a member from a new one, and a SIM card alone makes none for the staff.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { allowPinReset } from "#server/features/staff/operator.ts";
import { codeFor, credentialsOf, lettersTo, openDevice, otherCode } from "#tests/harness/device.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { addressesIn, resetLimits } from "#tests/harness/visitors.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW_PIN = "591736";
const elsewhere = addressesIn(12);
let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(async () => {
  await resetLimits(town);
  await town.portal.connection.db.deleteFrom("demo_letters").execute();
});
afterEach(() => town.clock.set(new Date()));

const ask = (phoneNo: string) => town.call(auth.resetPinOTP, { phoneNo }, undefined, { from: elsewhere() });
const verify = (phoneNo: string, otp: string) =>
  town.call(auth.verifyResetPinOTP, { phoneNo, otp }, undefined, { from: elsewhere() });

test("a stranger who asks again sends the member's own code once more, and takes none away", async () => {
  const { phoneNo } = credentialsOf("asha");
  town.clock.hold();
  await ask(phoneNo);
  const code = await codeFor(town, phoneNo);
  town.clock.forward(MINUTE);
  expect((await ask(phoneNo)).payload).toEqual({ minutes: 9, againInSeconds: 30, sentBefore: false });
  expect((await lettersTo(town, phoneNo)).map(({ text }) => text.slice(0, 6))).toEqual([code, code]);
  expect((await verify(phoneNo, code)).status).toBe(201);
});

test("a code that is nearly over is not sent again: a new one leaves", async () => {
  const { phoneNo } = credentialsOf("asha");
  town.clock.hold();
  await ask(phoneNo);
  town.clock.forward(8 * MINUTE);
  expect((await ask(phoneNo)).payload).toMatchObject({ minutes: 10, sentBefore: false });
});

test("ten requests of strangers close a phone to nobody for a day: within the hour its member has another code", async () => {
  const { phoneNo } = credentialsOf("asha");
  town.clock.hold();
  for (let n = 0; n < 12; n += 1) {
    await ask(phoneNo);
    town.clock.forward(11 * MINUTE);
  }
  const refused = await ask(phoneNo);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeLessThanOrEqual(3600);
  town.clock.forward(seconds * 1000);
  expect((await ask(phoneNo)).status).toBe(200);
  expect((await verify(phoneNo, await codeFor(town, phoneNo))).status).toBe(201);
});

test("the code of a known device is its own: wrong codes and requests from elsewhere do not spoil it", async () => {
  const phone = openDevice(town);
  await phone.logIn("asha");
  const { phoneNo } = credentialsOf("asha");
  town.clock.forward(DAY);
  await phone.call(auth.resetPinOTP, { phoneNo });
  const code = await codeFor(town, phoneNo);
  await ask(phoneNo);
  for (let n = 0; n < 6; n += 1) expect((await verify(phoneNo, otherCode(code))).status).toBe(400);
  expect((await verify(phoneNo, code)).status, "the device's code elsewhere").toBe(400);
  expect((await phone.call(auth.verifyResetPinOTP, { phoneNo, otp: code })).status).toBe(201);
});

test("the SIM card of an administrator sets no new PIN, until the operator allows it for an hour", async () => {
  const { phoneNo } = credentialsOf("shankar");
  const known = openDevice(town);
  await known.logIn("shankar");
  await town.portal.connection.db.deleteFrom("demo_letters").execute();
  town.clock.forward(MINUTE);
  for (const thief of [() => ask(phoneNo), () => known.call(auth.resetPinOTP, { phoneNo })])
    expect((await thief()).status).toBe(200);
  expect(await lettersTo(town, phoneNo)).toEqual([]);
  expect(await allowPinReset(town.portal.base, phoneNo)).toMatch(/^Shankar/);
  const elsewhereLater = async () => {
    town.clock.forward(11 * MINUTE);
    await ask(phoneNo);
    const verified = await verify(phoneNo, await codeFor(town, phoneNo));
    return verified.payload.ticket;
  };
  const [spent, late] = [await elsewhereLater(), await elsewhereLater()];
  town.clock.forward(39 * MINUTE);
  expect(await town.call(auth.forgotPin, { ticket: late, pin: NEW_PIN })).toMatchObject({
    status: 400,
    payload: { error: { code: "ticket.invalid" } },
  });
  await allowPinReset(town.portal.base, phoneNo);
  expect((await town.call(auth.forgotPin, { ticket: spent, pin: NEW_PIN })).status).toBe(200);
  expect((await town.call(auth.forgotPin, { ticket: late, pin: "804913" })).status, "leave is for one PIN").toBe(400);
  expect(await allowPinReset(town.portal.base, credentialsOf("asha").phoneNo)).toBeUndefined();
});
