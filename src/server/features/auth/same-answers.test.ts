import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { members } from "#contract/members.ts";
import type { Reply } from "#tests/harness/calls.ts";
import { codeFor, credentialsOf, lettersTo } from "#tests/harness/device.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { addressesIn, resetLimits } from "#tests/harness/visitors.ts";
import { measureTiming } from "#tests/proof/timing-measure.ts";

const WRONG = "804913";
const UNKNOWN = "9876507777";
const UNCLAIMED = "9876506666";
let town: Town;
const elsewhere = addressesIn(7);
beforeAll(async () => {
  town = await openTown();
  await town.portal.connection.db
    .insertInto("members")
    .values({ id: crypto.randomUUID(), kind: "business", first_name: "Imported", phone: UNCLAIMED })
    .execute();
});
afterAll(() => town.close());
beforeEach(async () => {
  await resetLimits(town);
  await town.portal.connection.db.deleteFrom("demo_letters").execute();
});
afterEach(() => town.clock.set(new Date()));

const phones = () => ({
  known: credentialsOf("asha").phoneNo,
  onPlan0: credentialsOf("gopal").phoneNo,
  blocked: credentialsOf("vikas").phoneNo,
  staff: credentialsOf("kavita").phoneNo,
  unclaimed: UNCLAIMED,
  unknown: UNKNOWN,
});

test.each([
  { name: "a login with a wrong PIN", call: auth.logIn, input: { pin: WRONG }, times: 7 },
  { name: "a login of the staff with a wrong PIN", call: auth.staffLogIn, input: { pin: WRONG }, times: 2 },
  { name: "a login with a wrong PIN and a code", call: auth.logIn, input: { pin: WRONG, otp: "123456" }, times: 1 },
  { name: "asking for a code to sign up", call: auth.requestOTP, input: {}, times: 2 },
  { name: "asking for a code to reset the PIN", call: auth.resetPinOTP, input: {}, times: 2 },
  { name: "a wrong code to sign up", call: auth.verifyOTP, input: { otp: "123456" }, times: 1 },
  { name: "a wrong code to reset the PIN", call: auth.verifyResetPinOTP, input: { otp: "123456" }, times: 1 },
])("E1: $name is answered byte for byte the same, whoever has the phone", async ({ call, input, times }) => {
  town.clock.hold();
  const said = new Map<string, string[]>();
  for (const [kind, phoneNo] of Object.entries(phones())) {
    const answers: string[] = [];
    for (let n = 0; n < times; n += 1)
      answers.push(shown(await town.call(call as Endpoint, { phoneNo, ...input }, undefined, { from: elsewhere() })));
    said.set(kind, answers);
  }
  const unknown = said.get("unknown");
  for (const [kind, answers] of said) expect(answers, kind).toEqual(unknown);
});

test("E1: a code to reset the PIN leaves for members alone", async () => {
  for (const phoneNo of [UNKNOWN, credentialsOf("asha").phoneNo])
    await town.call(auth.resetPinOTP, { phoneNo }, undefined, { from: elsewhere() });
  expect(await lettersTo(town, UNKNOWN)).toEqual([]);
  expect((await lettersTo(town, credentialsOf("asha").phoneNo)).length).toBe(1);
});

test("E1: that an account is blocked is said after the right PIN alone", async () => {
  const { phoneNo, pin } = credentialsOf("vikas");
  expect((await town.call(auth.logIn, { phoneNo, pin: WRONG })).message).toMatch(/^Login failed/);
  expect(await town.call(auth.logIn, { phoneNo, pin })).toMatchObject({ status: 401, message: "Account blocked!" });
});

test("E1: only who holds the phone is told that it is registered", async () => {
  const { phoneNo } = credentialsOf("gopal");
  await town.call(auth.requestOTP, { phoneNo });
  const verified = await town.call(auth.verifyOTP, { phoneNo, otp: await codeFor(town, phoneNo) });
  expect(verified).toMatchObject({ status: 201, payload: { registered: true } });
  const { ticket } = verified.payload;
  expect(await town.call(auth.part2Validation, { ticket })).toMatchObject({
    status: 409,
    payload: { error: { code: "phone.registered" } },
  });
});

test("E2: the time of an answer does not tell known phones from unknown ones", async () => {
  const known = credentialsOf("asha").phoneNo;
  const { db } = town.portal.connection;
  const timing = await measureTiming("login", 50, async (kind, turn) => {
    if (turn % 4 === 0) await db.deleteFrom("pin_locks").execute();
    const phoneNo = kind === "known" ? known : UNKNOWN;
    const from = elsewhere();
    return async () =>
      expect((await town.call(auth.logIn, { phoneNo, pin: WRONG }, undefined, { from })).status).toBe(400);
  });
  // Ranks alone and loosely, because other tests share the machine; `npm run proof -- timing` holds the strict bounds.
  expect(timing.auc).toBeGreaterThan(0.25);
  expect(timing.auc).toBeLessThan(0.75);
});

test("E3: without a verified phone's ticket, or without a session, nothing is said of any phone", async () => {
  const tickets = ["A".repeat(22), `${"A".repeat(22)}.${"B".repeat(43)}`];
  const answers = new Set<string>();
  for (const ticket of tickets) answers.add(shown(await town.call(auth.part2Validation, { ticket })));
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain("ticket.invalid");
  expect((await town.call(members.isNewUser, { phoneNo: UNKNOWN })).status).toBe(401);
  const gopal = await town.signIn("gopal");
  expect((await town.call(members.isNewUser, { phoneNo: UNKNOWN }, gopal)).status).toBe(400);
  expect((await town.call(members.isNewUser, {}, gopal)).payload).toEqual({ isNewUser: true });
});

function shown({ headers, ...body }: Reply): string {
  const kept = [...headers].filter(([name]) => name !== "date").map(([name, value]) => `${name}: ${value}`);
  return JSON.stringify({ kept, body });
}
