// Mail goes to addresses that their member has confirmed with a code, and to no others.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { members } from "#contract/members.ts";
import { lettersTo, openDevice, otherCode } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

const ADDRESS = "sunita@example.org";
let town: Town;
let sunita: Person;
beforeAll(async () => {
  town = await openTown();
  sunita = await town.signIn("sunita");
});
afterAll(() => town.close());
beforeEach(() => resetLimits(town));

const save = (email?: string) =>
  town.call(members.update, { firstName: "Sunita", ...(email ? { email } : {}) }, sunita);
const ask = () => town.call(auth.requestEmailCode, {}, sunita);
const confirm = (otp: string) => town.call(auth.confirmEmail, { otp }, sunita);
const isConfirmed = async () => (await town.call(members.fetch, {}, sunita)).payload.userData.emailConfirmed;

test("who has no address is asked to save one first", async () => {
  await save();
  expect(await ask()).toMatchObject({ status: 400, payload: { error: { code: "email.missing" } } });
});

test("Sunita's address gets mail once she has typed in the code that was sent to it, until she names another", async () => {
  await save(ADDRESS);
  await openDevice(town).logIn("sunita");
  expect(await lettersTo(town, ADDRESS)).toEqual([]);
  expect((await ask()).payload).toEqual({ minutes: 10, againInSeconds: 30, sentBefore: false });
  const [letter] = await lettersTo(town, ADDRESS);
  const code = /\d{6}/.exec(letter!.text)![0];
  expect(await confirm(otherCode(code))).toMatchObject({ status: 400, payload: { error: { code: "otp.wrong" } } });
  expect(await isConfirmed()).toBe(false);
  expect((await confirm(code)).status).toBe(200);
  expect(await isConfirmed()).toBe(true);
  town.clock.forward(31_000);
  await openDevice(town).logIn("sunita");
  expect((await lettersTo(town, ADDRESS))[0]!.text).toContain("was opened on a new device");
  await save("another@example.org");
  expect(await isConfirmed()).toBe(false);
});

test("a member sends codes to five addresses a day at most", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    await save(`stranger${n}@example.org`);
    statuses.push((await ask()).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
