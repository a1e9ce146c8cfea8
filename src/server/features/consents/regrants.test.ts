import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { consents } from "#contract/consents.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
/** Asha has written the profile, Meera asks. */
let asha: Person;
let meera: Person;
let id: string;
const signIn = async () => {
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
};
beforeAll(async () => {
  town = await openTown();
  await run(
    "update members set plan_expires_at = plan_expires_at + interval '1 year' where plan_expires_at is not null",
  );
});
afterAll(() => town.close());
beforeEach(async () => {
  await signIn();
  await run("update matrimony_profiles set deleted_at = now() where owner_id = $1", [await town.idOf("asha")]);
  await run("truncate attempt_counters");
  const form = biodataOf({ phoneNo: "9123400002", email: "family@sharma.example", personPhoneNo: "9123400001" });
  id = (await town.call(matrimony.create, form as never, asha)).payload.profile._id;
  await run(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(id)],
  );
});

const run = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const request = () =>
  town.call(
    consents.ask,
    { subjectKind: "profile", fkSubjectId: id, scopes: ["phone", "email"], message: "Namaste, may we talk?" },
    meera,
  );
async function asked(): Promise<string> {
  const reply = await request();
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.consent._id;
}
const accept = (consent: string, days: string) =>
  town.call(consents.accept, { id: consent, scopes: ["phone", "email"], days }, asha);
const narrow = (consent: string, over: object, who = asha) =>
  town.call(consents.narrow, { id: consent, scopes: ["phone", "email"], ...over } as never, who);
const give = (consent: string, over: object = {}, who = asha) =>
  town.call(consents.giveAgain, { id: consent, scopes: ["phone"], days: "7", ...over } as never, who);
const reveal = (consent: string) => town.call(consents.reveal, { id: consent }, meera);
const receipt = async (consent: string, who = asha) =>
  (await town.call(consents.fetchReceipt, { id: consent }, who)).payload.events.map(({ event, scopes }) =>
    [event, ...scopes].join(" "),
  );
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.map((one) => one.notification);

test("a family takes the e-mail alone back and lets the rest end sooner, and its receipt says so; nobody widens what was granted", async () => {
  const one = await asked();
  await accept(one, "30");
  expect((await reveal(one)).payload.contacts).toMatchObject({ phoneNo: "9123400002", email: "family@sharma.example" });
  const less = await narrow(one, { scopes: ["phone"], days: "7" });
  expect(less.payload.consent).toMatchObject({ state: "accepted", scopesGranted: ["phone"] });
  const left = new Date(less.payload.consent.grantedUntil!).getTime() - town.clock.now().getTime();
  expect(Math.round(left / DAY_MS)).toBe(7);
  expect((await reveal(one)).payload.contacts).toMatchObject({ phoneNo: "9123400002", email: null });
  for (const wider of [{ scopes: ["phone", "email"] }, { scopes: ["phone"], days: "90" }, { scopes: [] }])
    expect(codeOf(await narrow(one, wider)), JSON.stringify(wider)).toBe("input.invalid");
  expect(codeOf(await narrow(one, { scopes: ["phone"] }, meera))).toBe("consent.not-found");
  // Once more changes nothing.
  await narrow(one, { scopes: ["phone"] });
  const lines = ["asked phone email", "accepted phone email", "revealed phone email", "narrowed phone"];
  expect(await receipt(one)).toEqual(lines);
  expect(await receipt(one, meera)).toEqual(lines);
  town.clock.forward(8 * DAY_MS);
  await signIn();
  expect(codeOf(await reveal(one))).toBe("consent.not-granted");
  expect(codeOf(await narrow(one, { scopes: ["phone"] }))).toBe("consent.not-granted");
});

test("who has revoked gives again of their own will while the other may not ask; the asker is told and need not ask", async () => {
  const one = await asked();
  await accept(one, "30");
  const revoked = (await town.call(consents.revoke, { id: one }, asha)).payload.consent;
  expect(revoked.mayGiveAgain).toBe(true);
  expect(codeOf(await request())).toBe("consent.refused-lately");
  expect(codeOf(await give(one, {}, meera))).toBe("consent.not-found");
  expect(codeOf(await give(one, { scopes: ["phone", "exact-address"] }))).toBe("input.invalid");
  expect((await give(one)).payload.consent).toMatchObject({
    state: "accepted",
    scopesGranted: ["phone"],
    mayGiveAgain: false,
    isEffective: true,
  });
  expect((await reveal(one)).payload.contacts).toMatchObject({ phoneNo: "9123400002", email: null });
  expect((await told(meera))[0]).toContain("has been accepted");
  expect((await receipt(one)).at(-2)).toBe("given-again phone");
  expect((await town.call(consents.revoke, { id: one }, asha)).payload.consent.state).toBe("revoked");
});

test("who has refused gives after all; what the asker has given back or asked anew, nobody gives", async () => {
  const one = await asked();
  await town.call(consents.refuse, { id: one }, asha);
  expect((await give(one)).payload.consent.state).toBe("accepted");
  await town.call(consents.revoke, { id: one }, meera);
  const [mine] = (await town.call(consents.fetchReceived, {}, asha)).payload.consents;
  expect(mine).toMatchObject({ state: "revoked", mayGiveAgain: false });
  expect(codeOf(await give(one))).toBe("consent.not-yours-to-give");
  const two = await asked();
  expect(codeOf(await give(one))).toBe("consent.not-yours-to-give");
  expect(codeOf(await give(two))).toBe("consent.not-yours-to-give");
});

test("whoever takes requests back asks one family twice in thirty days and not a third time", async () => {
  for (let at = 0; at < 2; at += 1) await town.call(consents.withdraw, { id: await asked() }, meera);
  expect(codeOf(await request())).toBe("consent.asked-enough");
  town.clock.forward(31 * DAY_MS);
  await signIn();
  expect((await request()).status).toBe(201);
});
