// Who answers requests for the contact of a profile: its owner, a manager and the person whom it is about, each on record; nobody else.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { consents } from "#contract/consents.ts";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { credentialsOf } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

/** Asha has written the profile of Gopal, Meera helps, Ganga asks, Devendra has nothing to do with any of it. */
const NAMES = ["asha", "meera", "gopal", "ganga", "devendra"] as const;
type Name = (typeof NAMES)[number];
const phoneOf = (name: Name) => credentialsOf(name).phoneNo;

let town: Town;
let people: Record<Name, Person>;
let id: string;
let managerId: string;
beforeAll(async () => {
  town = await openTown();
  const signedIn = await Promise.all(NAMES.map(async (name) => [name, await town.signIn(name)] as const));
  people = Object.fromEntries(signedIn) as Record<Name, Person>;
});
afterAll(() => town.close());
beforeEach(async () => {
  await query("update matrimony_profiles set deleted_at = now() where owner_id = $1", [await town.idOf("asha")]);
  const form = biodataOf({ phoneNo: "9123400002", email: "family@sharma.example", personPhoneNo: phoneOf("gopal") });
  id = (await town.call(matrimony.create, form as never, people.asha)).payload.profile._id;
  await query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now(), person_answered_phone = person_phone where id = $1",
    [longId(id)],
  );
  managerId = await join("meera");
  await query("delete from notifications", []);
});

const query = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
async function join(who: Name): Promise<string> {
  const invited = { id, phoneNo: phoneOf(who), relation: "mother" } as const;
  const { managerId: invitationId } = (await town.call(matrimonyManagers.invite, invited, people.asha)).payload;
  await town.call(matrimonyManagers.answerInvitation, { invitationId, accepts: true }, people[who]);
  return invitationId;
}
const request = (who: Name) =>
  town.call(
    consents.ask,
    { subjectKind: "profile", fkSubjectId: id, scopes: ["phone", "email"], message: "Namaste, may we talk?" },
    people[who],
  );
async function asked(who: Name = "ganga"): Promise<string> {
  const reply = await request(who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.consent._id;
}
const accept = (consent: string, who: Name) =>
  town.call(consents.accept, { id: consent, scopes: ["phone"], days: "7" }, people[who]);
const revoke = (consent: string, who: Name) => town.call(consents.revoke, { id: consent }, people[who]);
const reveal = (consent: string) => town.call(consents.reveal, { id: consent }, people.ganga);
const events = async (consent: string, who: Name) =>
  (await town.call(consents.fetchReceipt, { id: consent }, people[who])).payload.events.map(
    ({ event, by, actorName }) => [event, by, actorName],
  );
/** Ids in what reached the member, or in who has what. */
const listed = async (call: typeof consents.fetchReceived | typeof consents.fetchHolders, who: Name) =>
  (await town.call(call, { limit: 100 }, people[who])).payload.consents.map(({ _id }) => _id);
const told = async (who: Name) =>
  (await town.call(notifications.fetchAll, {}, people[who])).payload.notifications.map((one) => one.notification);

test("a manager accepts with limits and the person takes it back: the family reads which of them it was, the asker that the family answered", async () => {
  const one = await asked();
  for (const who of ["asha", "meera", "gopal"] as const)
    expect(await listed(consents.fetchReceived, who)).toContain(one);
  const yes = await accept(one, "meera");
  expect(yes.payload.consent).toMatchObject({ state: "accepted", scopesGranted: ["phone"], isMine: true });
  expect(yes.payload.consent.asker?.name).toBeTruthy();
  expect((await reveal(one)).payload.contacts).toMatchObject({ phoneNo: "9123400002", email: null });
  for (const who of ["asha", "meera", "gopal"] as const)
    expect(await listed(consents.fetchHolders, who)).toContain(one);
  expect((await revoke(one, "gopal")).payload.consent.state).toBe("revoked");
  expect((await revoke(one, "gopal")).status).toBe(200);
  expect(codeOf(await reveal(one))).toBe("consent.not-granted");
  expect(codeOf(await request("ganga"))).toBe("consent.refused-lately");
  const gopal = (await events(one, "asha")).at(-1)![2];
  expect(gopal).toMatch(/^Gopal/);
  const [first, shown] = [
    ["asked", "asker", null],
    ["revealed", "asker", null],
  ];
  const answers = (accepted: string | null, revoked: string | null) => [
    first,
    ["accepted", "owner", accepted],
    shown,
    ["revoked", "owner", revoked],
  ];
  expect(await events(one, "asha")).toEqual(answers("Meera Joshi", gopal!));
  expect(await events(one, "meera")).toEqual(answers(null, gopal!));
  expect(await events(one, "gopal")).toEqual(answers("Meera Joshi", null));
  expect(await events(one, "ganga")).toEqual(answers(null, null));
  const said = JSON.stringify([
    await told("ganga"),
    (await town.call(consents.fetchSent, {}, people.ganga)).payload,
    (await town.call(consents.fetchReceipt, { id: one }, people.ganga)).payload,
  ]);
  for (const name of ["Meera", "Gopal"]) expect(said).not.toContain(name);
});

test("whoever was taken out sees and does nothing any more, no more than an outsider or somebody whose number was only typed", async () => {
  const one = await asked();
  await town.call(matrimonyManagers.removeManager, { id, managerId }, people.asha);
  const other = biodataOf({ personPhoneNo: phoneOf("devendra"), fullName: "Another Sharma" });
  const typed = (await town.call(matrimony.create, other as never, people.asha)).payload.profile._id;
  await query("update consents set subject_id = $1 where id = $2", [longId(typed), longId(one)]);
  expect(await listed(consents.fetchReceived, "devendra")).not.toContain(one);
  expect(codeOf(await accept(one, "devendra"))).toBe("consent.not-found");
  await query("update consents set subject_id = $1 where id = $2", [longId(id), longId(one)]);
  for (const who of ["meera", "devendra"] as const) {
    expect(await listed(consents.fetchReceived, who)).not.toContain(one);
    expect(codeOf(await accept(one, who)), who).toBe("consent.not-found");
    expect(codeOf(await town.call(consents.refuse, { id: one }, people[who]))).toBe("consent.not-found");
    expect(codeOf(await town.call(consents.fetchReceipt, { id: one }, people[who]))).toBe("consent.not-found");
    const blocking = { through: "request", id: one } as const;
    expect(codeOf(await town.call(blocks.create, blocking, people[who]))).toBe("consent.not-found");
  }
  await accept(one, "asha");
  for (const who of ["meera", "devendra"] as const) {
    expect(await listed(consents.fetchHolders, who)).not.toContain(one);
    expect(codeOf(await revoke(one, who)), who).toBe("consent.not-found");
  }
  expect((await reveal(one)).status).toBe(200);
});

test("nobody asks a profile that they act for, nor answers what they asked before they were invited; the person's no is a no", async () => {
  expect(codeOf(await request("meera"))).toBe("consent.own-thing");
  await town.call(matrimonyManagers.removeManager, { id, managerId }, people.asha);
  const own = await asked("meera");
  await join("meera");
  expect(await listed(consents.fetchReceived, "meera")).not.toContain(own);
  expect(codeOf(await accept(own, "meera"))).toBe("consent.not-found");
  const one = await asked();
  expect((await town.call(consents.refuse, { id: one }, people.gopal)).payload.consent.state).toBe("refused");
  expect(codeOf(await request("ganga"))).toBe("consent.refused-lately");
});

test("everybody who may answer is told of a request, and only they", async () => {
  await asked();
  const [first] = (await told("asha")).filter((text) => text.includes("asks for contact"));
  expect(first).toBeTruthy();
  for (const who of ["meera", "gopal"] as const) expect(await told(who)).toContain(first);
  for (const who of ["ganga", "devendra"] as const) expect(await told(who)).not.toContain(first);
});

test("a block by a manager is one of the whole family: what was granted ends, nobody of it reads the request any more, and the asker finds the profile no more and asks nobody of it again", async () => {
  const one = await asked();
  await accept(one, "meera");
  const blocking = { through: "request", id: one } as const;
  expect((await town.call(blocks.create, blocking, people.meera)).status).toBe(201);
  for (const who of ["asha", "meera", "gopal"] as const) {
    expect(await listed(consents.fetchHolders, who), who).not.toContain(one);
    expect(codeOf(await revoke(one, who)), who).toBe("consent.not-found");
    expect(await told(who)).not.toContainEqual(expect.stringContaining("asks for contact"));
  }
  expect((await reveal(one)).status).toBe(400);
  expect(codeOf(await request("ganga"))).toBe("profile.not-found");
  expect((await town.call(matrimony.fetch, { id }, people.ganga)).status).toBe(400);
  expect((await town.call(matrimony.fetch, { id }, people.devendra)).status).toBe(200);
  const { payload } = await town.call(blocks.fetchAll, {}, people.meera);
  await town.call(blocks.delete, { id: payload.blocks[0]!._id }, people.meera);
  expect(await events(one, "asha")).toContainEqual(["ended", "portal", null]);
  expect((await town.call(matrimony.fetch, { id }, people.ganga)).status).toBe(200);
});

test("after a block by the person the asker asks nobody of the family; within the family a block hides nothing of their profile", async () => {
  const one = await asked();
  expect((await town.call(blocks.create, { through: "request", id: one }, people.gopal)).status).toBe(201);
  expect(codeOf(await request("ganga"))).toBe("profile.not-found");
  await query("insert into blocks select gen_random_uuid(), $1, $2, 'profile', null, now()", [
    await town.idOf("gopal"),
    await town.idOf("meera"),
  ]);
  await query("delete from blocks where blocked_id = $1", [await town.idOf("ganga")]);
  const two = await asked();
  for (const who of ["asha", "meera", "gopal"] as const)
    expect(await listed(consents.fetchReceived, who)).toContain(two);
  await query("delete from blocks", []);
});
