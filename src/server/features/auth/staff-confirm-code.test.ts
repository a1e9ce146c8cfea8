// A sensitive deed of the console asks for the second factor again once ten minutes have passed since it was given.
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { paymentAnomalies } from "#contract/payment-anomalies.ts";
import { staff } from "#contract/staff.ts";
import { resetAuthenticator } from "#server/features/staff/operator.ts";
import { codeFor, credentialsOf, type Device, openDevice, otherCode } from "#tests/harness/device.ts";
import { openSmsGateway, type SmsGateway } from "#tests/harness/sms-gateway.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

const STEP = 30_000;
const MINUTES = 60_000;
const isAsked = { status: 403, payload: { error: { code: "staff.code-needed" } } };
const isWrong = { status: 400, payload: { error: { code: "otp.wrong" } } };
/** Let in: nothing of that id is open. */
const isLetIn = { status: 400, payload: { error: { code: "payment.not-open" } } };
let town: Town;
let demo: Town;
let gateway: SmsGateway;
beforeAll(async () => {
  gateway = await openSmsGateway();
  town = await openTown(gateway.settings);
  demo = await openTown();
});
afterAll(async () => {
  await town.close();
  await demo.close();
  gateway.close();
});
beforeEach(async () => {
  for (const each of [town, demo]) {
    each.clock.hold();
    await resetLimits(each);
  }
  await town.portal.connection.pool.query("truncate authenticators, recovery_codes");
});
afterEach(() => {
  for (const each of [town, demo]) each.clock.set(new Date());
});

const shankar = credentialsOf("shankar");
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: town.clock.now().getTime() });
const close = (device: Device) => device.call(paymentAnomalies.close, { id: shortId(newId()) });
const confirm = (device: Device, factor: object = {}) => device.call(staff.confirmCode, factor);

/** Shankar at a computer of the office, with an app that was just set up. */
async function enter() {
  const device = openDevice(town);
  await device.call(auth.staffLogIn, shankar);
  const otp = await gateway.codeTo(shankar.phoneNo);
  const { payload } = await device.call(auth.staffLogIn, { ...shankar, otp });
  const { ticket, secret } = (payload as { enrolment: { ticket: string; secret: string } }).enrolment;
  const enrolled = await device.call(auth.enrolStaff, { ticket, otp: codeOf(secret) });
  return { device, secret, recoveryCodes: enrolled.payload.recoveryCodes };
}

test("the code of the sign-in is enough for ten minutes; then closing a payment asks for another, which is enough for ten more", async () => {
  const { device, secret } = await enter();
  town.clock.forward(10 * MINUTES - 1000);
  expect(await close(device)).toMatchObject(isLetIn);
  town.clock.forward(1000);
  expect(await close(device)).toMatchObject(isAsked);
  expect((await device.call(paymentAnomalies.fetchAll, {})).status, "looking needs no code").toBe(200);
  expect(await confirm(device)).toMatchObject({ status: 200, payload: { appCodeRequired: true } });
  expect(await close(device)).toMatchObject(isAsked);
  expect(await confirm(device, { otp: codeOf(secret) })).toMatchObject({ status: 200, payload: { confirmed: true } });
  expect(await close(device)).toMatchObject(isLetIn);
  town.clock.forward(10 * MINUTES);
  expect(await close(device)).toMatchObject(isAsked);
});

test("each code counts once, at the sign-in or here, and opens the session that gave it alone", async () => {
  const { device, secret, recoveryCodes } = await enter();
  expect(await confirm(device, { otp: codeOf(secret) }), "the code that confirmed the app").toMatchObject(isWrong);
  town.clock.forward(10 * MINUTES);
  const second = openDevice(town);
  const otp = codeOf(secret);
  expect((await second.call(auth.staffLogIn, { ...shankar, otp })).status).toBe(201);
  expect(await confirm(device, { otp })).toMatchObject(isWrong);
  expect(await close(second)).toMatchObject(isLetIn);
  expect(await close(device)).toMatchObject(isAsked);
  const recoveryCode = recoveryCodes[0]!;
  expect((await confirm(device, { recoveryCode })).status).toBe(200);
  expect(await close(device)).toMatchObject(isLetIn);
  expect(await confirm(device, { recoveryCode })).toMatchObject(isWrong);
  town.clock.forward(STEP);
  const replies = await Promise.all(Array.from({ length: 4 }, () => confirm(device, { otp: codeOf(secret) })));
  expect(replies.filter(({ status }) => status === 200).length, "of four at once").toBe(1);
});

test("whoever guesses at a console that was left open waits after five, even with the right code", async () => {
  const { device, secret } = await enter();
  town.clock.forward(10 * MINUTES);
  for (let n = 0; n < 5; n += 1)
    expect(await confirm(device, { otp: otherCode(codeOf(secret)) })).toMatchObject(isWrong);
  expect((await confirm(device, { otp: codeOf(secret) })).status).toBe(429);
  expect(await close(device)).toMatchObject(isAsked);
});

test("when the operator has removed the app, no SMS stands in for it in production: the way leads to the sign-in, which sets up another", async () => {
  const { device } = await enter();
  town.clock.forward(10 * MINUTES);
  await resetAuthenticator(town.portal.base, shankar.phoneNo);
  for (const factor of [{}, { otp: "123456" }])
    expect(await confirm(device, factor)).toMatchObject({
      status: 401,
      payload: { error: { code: "session.missing" } },
    });
});

test("in a demo a new code by SMS is asked for; a session of the portal itself gives none", async () => {
  const device = openDevice(demo);
  await device.call(auth.staffLogIn, shankar);
  await device.call(auth.staffLogIn, { ...shankar, otp: await codeFor(demo, shankar.phoneNo) });
  expect(await close(device)).toMatchObject(isLetIn);
  demo.clock.forward(10 * MINUTES);
  expect(await close(device)).toMatchObject(isAsked);
  expect(await confirm(device)).toMatchObject({ status: 200, payload: { otpRequired: true } });
  const otp = await codeFor(demo, shankar.phoneNo);
  expect(await confirm(device, { otp: otherCode(otp) })).toMatchObject(isWrong);
  expect((await confirm(device, { otp })).status).toBe(200);
  expect(await close(device)).toMatchObject(isLetIn);
  const member = await demo.signIn("shankar");
  expect(await demo.call(staff.confirmCode, {}, member)).toMatchObject({
    status: 403,
    payload: { error: { code: "staff.needed" } },
  });
});
