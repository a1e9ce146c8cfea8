// Who may do what with a profile: its owner, a manager whom the family has invited, the person whom it is about, and everybody else.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { codeFor, credentialsOf } from "#tests/harness/device.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

/** Asha has written the profile of Gopal, Meera is invited, Sunita belongs to another family, Devendra to none. */
const NAMES = ["asha", "meera", "gopal", "sunita", "devendra"] as const;
type Name = (typeof NAMES)[number];
const phoneOf = (name: Name) => credentialsOf(name).phoneNo;
const { declaresIntent: _, acceptsTerms: __, ...biodata } = biodataOf({ personPhoneNo: phoneOf("gopal") });

let town: Town;
let people: Record<Name, Person>;
let id: string;
let groom: string;
beforeAll(async () => {
  town = await openTown();
  const signedIn = await Promise.all(NAMES.map(async (name) => [name, await town.signIn(name)] as const));
  people = Object.fromEntries(signedIn) as Record<Name, Person>;
  const { profiles } = (await town.call(matrimony.search, { gender: "male", limit: 100 }, people.sunita)).payload;
  groom = profiles.find((one) => !one.isMine)!._id;
});
afterAll(() => town.close());
beforeEach(async () => {
  await query("update matrimony_profiles set deleted_at = now() where owner_id = $1", [await town.idOf("asha")]);
  const declared = { declaresIntent: "true", acceptsTerms: "true" };
  id = (await town.call(matrimony.create, { ...biodata, ...declared }, people.asha)).payload.profile._id;
  // As the code to the person's phone, which is sent so often a day, and the staff would have it.
  await query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now(), person_answered_phone = person_phone where id = $1",
    [longId(id)],
  );
});

const query = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const call = <E extends Endpoint>(endpoint: E, given: object, who: Name) =>
  town.call(endpoint, { id, ...given }, people[who]);

/** Answers the id of the manager. */
async function join(who: Name, relation = "mother"): Promise<string> {
  const { managerId } = (await call(matrimonyManagers.invite, { phoneNo: phoneOf(who), relation }, "asha")).payload;
  const reply = await town.call(
    matrimonyManagers.answerInvitation,
    { invitationId: managerId, accepts: true },
    people[who],
  );
  expect(reply.status).toBe(201);
  return managerId;
}
const managers = async (who: Name) => (await call(matrimonyManagers.fetchManagers, {}, who)).payload.managers;
const putAside = async (who: Name) =>
  (await call(matrimonyFamily.addToShortlist, { fkProfileId: groom }, who)).payload.entryId;

test("owner, manager, person and another family: what each may do with a profile", async () => {
  const managerId = await join("meera");
  const entryId = await putAside("asha");
  const edit = { ...biodata, heightCm: "164" };
  const rows: Array<[what: string, endpoint: Endpoint, given: object, owner: number, manager: number, person: number]> =
    [
      ["reads every field", matrimony.fetchOwn, {}, 200, 200, 200],
      ["saves the form", matrimony.update, edit, 200, 200, 200],
      ["hides it", matrimony.setState, { state: "settled" }, 200, 200, 200],
      ["reads the workspace", matrimonyFamily.fetch, {}, 200, 200, 200],
      ["reads the shortlist", matrimonyFamily.fetchShortlist, {}, 200, 200, 200],
      ["puts aside", matrimonyFamily.addToShortlist, { fkProfileId: groom }, 201, 201, 201],
      ["says how far", matrimonyFamily.setShortlistState, { entryId, state: "talking" }, 200, 200, 200],
      ["comments", matrimonyFamily.comment, { entryId, text: "We should meet them." }, 201, 201, 201],
      ["reads who helps", matrimonyManagers.fetchManagers, {}, 200, 200, 200],
      ["invites", matrimonyManagers.invite, { phoneNo: "9123456780", relation: "aunt" }, 201, 400, 201],
      ["takes off what another put there", matrimonyFamily.removeFromShortlist, { entryId }, 0, 400, 0],
      ["takes itself out", matrimonyManagers.removeManager, { managerId }, 0, 200, 0],
      ["withdraws the consent", matrimonyManagers.withdrawConsent, {}, 400, 0, 201],
      ["deletes it", matrimony.delete, {}, 0, 0, 400],
    ];
  for (const [what, endpoint, given, ...expected] of rows) {
    for (const other of ["sunita", "devendra"] as const)
      expect(codeOf(await call(endpoint, given, other)), `${other} ${what}`).toBe("profile.not-found");
    for (const [at, who] of (["asha", "meera", "gopal"] as const).entries()) {
      // 0: what would end the story for the others.
      if (expected[at] === 0) continue;
      const reply = await call(endpoint, given, who);
      expect(reply.status, `${who} ${what}: ${JSON.stringify(reply.payload)}`).toBe(expected[at]);
      if (expected[at] === 400) expect(codeOf(reply), `${who} ${what}`).toBe("family.not-allowed");
    }
  }
  expect(codeOf(await call(matrimony.fetchOwn, {}, "meera"))).toBe("profile.not-found");
  expect((await call(matrimony.delete, {}, "asha")).status).toBe(200);
  for (const who of NAMES) expect(codeOf(await call(matrimonyFamily.fetch, {}, who))).toBe("profile.not-found");
});

test("a manager cannot delete the profile, change the person's phone, nor take the owner or another manager out", async () => {
  await join("meera");
  const other = await join("devendra", "brother");
  expect(codeOf(await call(matrimony.delete, {}, "meera"))).toBe("family.not-allowed");
  const saved = await call(matrimony.update, { ...biodata, personPhoneNo: "9123456781" }, "meera");
  expect(JSON.stringify(saved.payload)).toContain("field.person-phone.fixed");
  expect(codeOf(await call(matrimonyManagers.removeManager, { managerId: other }, "meera"))).toBe("family.not-allowed");
  expect((await managers("meera")).map(({ name, mayRemove }) => [name, mayRemove])).toEqual([
    ["Devendra Shukla", false],
    ["Meera Joshi", true],
  ]);
  // Nor does a save in the mother's hand stand for the daughter's yes.
  await query("update matrimony_profiles set approval = 'pending' where id = $1", [longId(id)]);
  await call(matrimony.update, { ...biodata }, "meera");
  expect((await call(matrimony.fetchOwn, {}, "asha")).payload.profile.personAnswer).toBe("waiting");
});

test("an invitation tells nobody whether a number has an account; its member sees the first name alone, answers once, and until then acts for nothing", async () => {
  const invite = (phoneNo: string) => call(matrimonyManagers.invite, { phoneNo, relation: "mother" }, "asha");
  const [known, unknown] = [await invite(phoneOf("meera")), await invite("9123456782")];
  expect([known.status, Object.keys(known.payload)]).toEqual([unknown.status, Object.keys(unknown.payload)]);
  expect((await managers("asha")).map(({ name, status }) => [name, status])).toEqual([
    [null, "invited"],
    [null, "invited"],
  ]);
  expect(codeOf(await call(matrimonyFamily.fetchShortlist, {}, "meera"))).toBe("profile.not-found");
  const { invitations } = (await town.call(matrimonyManagers.fetchInvitations, {}, people.meera)).payload;
  expect(invitations).toMatchObject([{ invitedBy: "Asha Sharma", person: "Ishita", relation: "mother" }]);
  const { notifications: told } = (await town.call(notifications.fetchAll, {}, people.meera)).payload;
  expect(told[0]!.notification).toBe("Asha Sharma asks you to help with the matrimonial profile of Ishita.");
  const reply = (who: Name, accepts: boolean) =>
    town.call(matrimonyManagers.answerInvitation, { invitationId: invitations[0]!._id, accepts }, people[who]);
  expect(codeOf(await reply("sunita", true))).toBe("family.invitation-not-found");
  const both = await Promise.all([reply("meera", true), reply("meera", false)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  for (const [phoneNo, message] of [
    [phoneOf("asha"), "family.phone.owner"],
    [phoneOf("gopal"), "family.phone.person"],
  ])
    expect(JSON.stringify((await invite(phoneNo!)).payload)).toContain(message);
});

test("the person acts for the profile only once they have answered with a code to their phone: a wrongly typed number shows nobody anything", async () => {
  const wrong = { ...biodata, fullName: "Another Sharma", personPhoneNo: phoneOf("devendra") };
  const made = await town.call(
    matrimony.create,
    { ...wrong, declaresIntent: "true", acceptsTerms: "true" },
    people.asha,
  );
  expect(codeOf(await call(matrimony.fetchOwn, { id: made.payload.profile._id }, "devendra"))).toBe(
    "profile.not-found",
  );
  const { families } = (await town.call(matrimonyFamily.fetchAll, {}, people.devendra)).payload;
  expect(families.map(({ fullName }) => fullName)).not.toContain("Another Sharma");
  await query("update matrimony_profiles set person_agreed_at = null, person_answered_phone = null where id = $1", [
    longId(id),
  ]);
  const own = async () => {
    const page = (await town.call(matrimonyFamily.fetchAll, {}, people.gopal)).payload;
    return page.families.filter(({ _id }) => _id === id);
  };
  expect(await own()).toEqual([]);
  await town.call(matrimony.requestPersonCode, { id });
  const otp = await codeFor(town, phoneOf("gopal"));
  const { ticket, profile } = (await town.call(matrimony.readAsPerson, { id, otp })).payload;
  await town.call(matrimony.answerAsPerson, { id, ticket, agrees: "false", updatedAt: profile.updatedAt } as never);
  expect(await own()).toMatchObject([{ _id: id, role: "person", isPerson: true }]);
});

test("the person's veto holds: what they take out nobody puts back, and a profile that they hide nobody else opens", async () => {
  const managerId = await join("meera");
  const entryId = await putAside("meera");
  const { commentId } = (await call(matrimonyFamily.comment, { entryId, text: "I said yes to them." }, "meera"))
    .payload;
  expect(codeOf(await call(matrimonyFamily.removeComment, { commentId }, "asha"))).toBe("family.not-allowed");
  expect((await call(matrimonyFamily.removeComment, { commentId }, "gopal")).status).toBe(200);
  expect((await call(matrimonyFamily.removeFromShortlist, { entryId }, "gopal")).status).toBe(200);
  for (const who of ["asha", "meera"] as const)
    expect(codeOf(await call(matrimonyFamily.addToShortlist, { fkProfileId: groom }, who))).toBe("shortlist.vetoed");
  expect((await call(matrimonyFamily.addToShortlist, { fkProfileId: groom }, "gopal")).status).toBe(201);

  expect((await call(matrimonyManagers.removeManager, { managerId }, "gopal")).status).toBe(200);
  expect(codeOf(await call(matrimonyFamily.fetch, {}, "meera"))).toBe("profile.not-found");
  const again = { phoneNo: phoneOf("meera"), relation: "mother" };
  expect(codeOf(await call(matrimonyManagers.invite, again, "asha"))).toBe("family.vetoed");
  expect((await call(matrimonyManagers.invite, again, "gopal")).status).toBe(201);

  await call(matrimony.setState, { state: "hidden" }, "gopal");
  expect(codeOf(await call(matrimony.setState, { state: "open" }, "asha"))).toBe("profile.hidden-by-person");
  await call(matrimony.setState, { state: "settled" }, "asha");
  expect(codeOf(await call(matrimony.setState, { state: "open" }, "asha"))).toBe("profile.hidden-by-person");
  expect((await call(matrimony.setState, { state: "open" }, "gopal")).status).toBe(200);

  const find = () => town.call(matrimony.fetch, { id }, people.sunita);
  expect((await find()).status).toBe(200);
  expect((await call(matrimonyManagers.withdrawConsent, {}, "gopal")).status).toBe(201);
  expect((await find()).status).toBe(400);
  expect((await call(matrimony.fetchOwn, {}, "asha")).payload.profile.personAnswer).toBe("declined");
});

test("a number in a comment reaches its author alone", async () => {
  await join("meera");
  const entryId = await putAside("asha");
  await call(matrimonyFamily.comment, { entryId, text: "His father is on 98765 43210." }, "asha");
  const read = async (who: Name) =>
    (await call(matrimonyFamily.fetchShortlist, {}, who)).payload.entries[0]!.comments[0]!.text;
  expect(await read("asha")).toContain("98765 43210");
  expect(await read("meera")).not.toContain("98765");
});
