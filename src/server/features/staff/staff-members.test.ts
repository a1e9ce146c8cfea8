// An administrator helps another one of the staff who has lost PIN or authenticator app, never themselves.
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { staff } from "#contract/staff.ts";
import { credentialsOf } from "#tests/harness/device.ts";
import { openSmsGateway, type SmsGateway } from "#tests/harness/sms-gateway.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";

let town: Town;
let gateway: SmsGateway;
let shankar: Person;
beforeAll(async () => {
  gateway = await openSmsGateway();
  town = await openTown(gateway.settings);
});
afterAll(async () => {
  await town.close();
  gateway.close();
});
beforeEach(async () => {
  await resetLimits(town);
  shankar = await town.signIn("shankar", "staff");
});

const kavita = credentialsOf("kavita");
const DEEDS = [staff.allowNewPin, staff.removeApp];
const idOf = async (key: string) => shortId(await town.idOf(key));
const refusal = (status: number, code: string) => ({ status, payload: { error: { code } } });
const newest = async () => (await town.call(staff.fetchLog, {}, shankar)).payload.entries[0];

test("an administrator sees who is of the staff; a moderator neither sees it nor does anything for anybody", async () => {
  const { members } = (await town.call(staff.listMembers, {}, shankar)).payload;
  expect(members).toContainEqual(
    expect.objectContaining({ phoneNo: kavita.phoneNo, role: "moderator", isSelf: false }),
  );
  expect(members.filter(({ isSelf }) => isSelf)).toMatchObject([{ _id: await idOf("shankar") }]);
  const moderator = await town.signIn("kavita", "staff");
  expect(await town.call(staff.listMembers, {}, moderator)).toMatchObject(refusal(403, "staff.needed"));
  for (const deed of DEEDS)
    expect(await town.call(deed, { id: await idOf("shankar") }, moderator)).toMatchObject(refusal(403, "staff.needed"));
});

test("nobody does it for themselves, for a member without a role, or with a code of ten minutes ago", async () => {
  for (const deed of DEEDS) {
    const ask = async (key: string) => town.call(deed, { id: await idOf(key) }, shankar);
    expect(await ask("shankar")).toMatchObject(refusal(403, "staff.own-thing"));
    expect(await ask("asha")).toMatchObject(refusal(400, "member.not-found"));
  }
  await town.portal.connection.pool.query("update sessions set confirmed_at = confirmed_at - interval '10 minutes'");
  for (const deed of DEEDS)
    expect(await town.call(deed, { id: await idOf("kavita") }, shankar)).toMatchObject(
      refusal(403, "staff.code-needed"),
    );
});

test("Kavita, who has forgotten her PIN, sets another once Shankar has allowed it, and the log says that he did", async () => {
  const { phoneNo } = kavita;
  expect((await town.call(staff.allowNewPin, { id: await idOf("kavita") }, shankar)).status).toBe(200);
  expect(await newest()).toMatchObject({
    actor: "staff",
    action: "staff.pin-reset",
    subjectName: expect.stringMatching(/^Kavita/),
  });
  await town.call(auth.resetPinOTP, { phoneNo, language: "en" });
  const { payload } = await town.call(auth.verifyResetPinOTP, { phoneNo, otp: await gateway.codeTo(phoneNo) });
  expect((await town.call(auth.forgotPin, { ticket: payload.ticket, pin: kavita.pin })).status).toBe(200);
});

test("Kavita's lost app opens nothing once Shankar has removed it: her next sign-in sets up another", async () => {
  await town.call(auth.staffLogIn, kavita);
  const otp = await gateway.codeTo(kavita.phoneNo);
  const { payload } = await town.call(auth.staffLogIn, { ...kavita, otp });
  const { ticket, secret } = (payload as { enrolment: { ticket: string; secret: string } }).enrolment;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const first = app.generate({ timestamp: town.clock.now().getTime() });
  expect((await town.call(auth.enrolStaff, { ticket, otp: first })).status).toBe(201);
  expect(await town.call(auth.staffLogIn, kavita)).toMatchObject({ payload: { appCodeRequired: true } });
  expect((await town.call(staff.removeApp, { id: await idOf("kavita") }, shankar)).status).toBe(200);
  expect(await newest()).toMatchObject({ actor: "staff", action: "staff.authenticator-reset" });
  expect(await town.call(auth.staffLogIn, kavita)).toMatchObject({ payload: { otpRequired: true } });
});
