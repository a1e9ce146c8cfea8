// The second factor of the staff in production: an authenticator app, set up at the first sign-in, with recovery codes.
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { resetAuthenticator } from "#server/features/staff/operator.ts";
import { credentialsOf, otherCode } from "#tests/harness/device.ts";
import { openSmsGateway, type SmsGateway } from "#tests/harness/sms-gateway.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

const STEP = 30_000;
const isWrong = { status: 400, payload: { error: { code: "otp.wrong" } } };
let town: Town;
let gateway: SmsGateway;
beforeAll(async () => {
  gateway = await openSmsGateway();
  town = await openTown(gateway.settings);
});
afterAll(async () => {
  await town.close();
  gateway.close();
});
beforeEach(async () => {
  town.clock.hold();
  await resetLimits(town);
  await town.portal.connection.pool.query("truncate authenticators, recovery_codes");
});
afterEach(() => town.clock.set(new Date()));

const shankar = credentialsOf("shankar");
const logIn = (more: object = {}) => town.call(auth.staffLogIn, { ...shankar, ...more });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: town.clock.now().getTime() });

async function begin(): Promise<{ ticket: string; secret: string }> {
  expect(await logIn()).toMatchObject({ status: 200, payload: { otpRequired: true } });
  const { status, payload } = await logIn({ otp: await gateway.codeTo(shankar.phoneNo) });
  expect([status, Object.keys(payload)]).toEqual([200, ["enrolment"]]);
  return (payload as { enrolment: { ticket: string; secret: string } }).enrolment;
}
async function enrol() {
  const { ticket, secret } = await begin();
  const { status, payload } = await town.call(auth.enrolStaff, { ticket, otp: codeOf(secret) });
  expect(status).toBe(201);
  return { secret, recoveryCodes: payload.recoveryCodes };
}

test("a code by SMS opens no console in production: it leads to an authenticator app, whose first code does", async () => {
  const { ticket, secret } = await begin();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await town.call(auth.enrolStaff, { ticket, otp: otherCode(codeOf(secret)) })).toMatchObject(isWrong);
  const opened = await town.call(auth.enrolStaff, { ticket, otp: codeOf(secret) });
  expect(opened).toMatchObject({ status: 201, payload: { userData: { phoneNo: shankar.phoneNo } } });
  const again = await town.call(auth.enrolStaff, { ticket, otp: codeOf(secret) });
  expect(again).toMatchObject({ status: 400, payload: { error: { code: "ticket.invalid" } } });
});

test("from then on the app's code is asked for, no SMS leaves, and each code counts once, a little late or early too", async () => {
  const { secret } = await enrol();
  expect(await logIn()).toMatchObject({ status: 200, payload: { appCodeRequired: true } });
  expect(await logIn({ otp: codeOf(secret) }), "the code that confirmed the app").toMatchObject(isWrong);
  town.clock.forward(STEP);
  const code = codeOf(secret);
  expect((await logIn({ otp: code })).status).toBe(201);
  expect(await logIn({ otp: code })).toMatchObject(isWrong);
  town.clock.forward(STEP);
  const late = codeOf(secret);
  town.clock.forward(STEP);
  expect((await logIn({ otp: late })).status).toBe(201);
  const old = codeOf(secret);
  town.clock.forward(2 * STEP);
  expect(await logIn({ otp: old })).toMatchObject(isWrong);
});

test("of four sign-ins at the same time with one code one is let in", async () => {
  const { secret } = await enrol();
  town.clock.forward(STEP);
  const replies = await Promise.all(Array.from({ length: 4 }, () => logIn({ otp: codeOf(secret) })));
  expect(replies.filter(({ status }) => status === 201).length).toBe(1);
});

test("whoever guesses codes of the app waits after five, even with the right one", async () => {
  const { secret } = await enrol();
  town.clock.forward(STEP);
  for (let n = 0; n < 5; n += 1) expect(await logIn({ otp: otherCode(codeOf(secret)) })).toMatchObject(isWrong);
  expect((await logIn({ otp: codeOf(secret) })).status).toBe(429);
});

test("each of ten recovery codes opens the console once, however it is written", async () => {
  const { recoveryCodes } = await enrol();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first, second] = recoveryCodes as [string, string];
  expect((await logIn({ recoveryCode: first })).status).toBe(201);
  expect(await logIn({ recoveryCode: first })).toMatchObject(isWrong);
  expect((await logIn({ recoveryCode: second.toUpperCase().replace("-", " ") })).status).toBe(201);
  expect((await logIn({ recoveryCode: "short" })).status).toBe(400);
});

test("neither secret nor recovery codes can be read from the database", async () => {
  const { secret, recoveryCodes } = await enrol();
  const { rows } = await town.portal.connection.pool.query(
    "select (select string_agg(a::text, ' ') from authenticators a) || (select string_agg(r::text, ' ') from recovery_codes r) as told, sealed from authenticators",
  );
  const bytes = (rows[0].sealed as Buffer).toString("latin1");
  for (const text of [secret, ...recoveryCodes.map((code) => code.replace("-", ""))])
    for (const told of [rows[0].told as string, bytes]) expect(told.toLowerCase()).not.toContain(text.toLowerCase());
});

test("when the operator removes the app, the next sign-in sets up another, and the old one opens nothing", async () => {
  const { secret, recoveryCodes } = await enrol();
  expect(await resetAuthenticator(town.portal.base, shankar.phoneNo)).toMatch(/^Shankar/);
  town.clock.forward(31_000);
  expect(await logIn({ recoveryCode: recoveryCodes[0]! })).toMatchObject({ payload: { otpRequired: true } });
  expect(await logIn({ otp: codeOf(secret) })).toMatchObject(isWrong);
  expect(await resetAuthenticator(town.portal.base, credentialsOf("asha").phoneNo)).toBeUndefined();
});
