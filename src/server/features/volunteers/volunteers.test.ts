import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notifications } from "#contract/notifications.ts";
import { staff } from "#contract/staff.ts";
import { staffVolunteers } from "#contract/staff-volunteers.ts";
import { volunteers } from "#contract/volunteers.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";
import { forgetOldVolunteers } from "./upkeep.ts";

let town: Town;
let asha: Person;
let gopal: Person;
let kavita: Person;
let indore: string;
beforeAll(async () => {
  town = await openTown();
  [asha, gopal, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("gopal"),
    town.signIn("kavita", "staff"),
  ]);
  const { rows } = await town.portal.connection.pool.query("select id from places where slug = 'indore'");
  indore = String(rows[0].id);
});
afterAll(() => town.close());
beforeEach(async () => {
  await town.portal.connection.pool.query("delete from volunteers");
  await resetLimits(town);
});

const PHONE = "9812340001";
const formOf = (over: object = {}) => ({
  name: "Nandini Avasthi",
  phoneNo: PHONE,
  skills: ["teaching", "cooking"],
  days: ["sunday"],
  times: ["evening"],
  fkCityId: indore,
  showName: true,
  ...over,
});
const register = (over: object = {}, who?: Person) => town.call(volunteers.register, formOf(over) as never, who);
/** Without the headers, which name the second. */
const answered = async (over: object = {}) => {
  const { status, payload } = await register(over);
  return { status, payload };
};
const listed = async (filters: object = {}) => (await town.call(staffVolunteers.fetchAll, filters, kavita)).payload;
const overview = async () => (await town.call(volunteers.fetch, {})).payload;
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const sentTo = async (to: string) =>
  (await fetch(`${town.url}/dev/outbox.json?to=${to}`)).json() as Promise<Array<{ text: string }>>;
const exported = async () => {
  const headers = { "x-access-key": ACCESS_KEY, ...kavita.headers };
  return (await fetch(`${town.url}/api${staffVolunteers.export.path}`, { headers })).text();
};

test("a visitor's sign-up reaches the staff as one whose phone is not proven; nothing of it is public until they have reached the person, and then the first name alone", async () => {
  expect((await register()).status).toBe(201);
  const { volunteers: found } = await listed();
  expect(found).toMatchObject([{ name: "Nandini Avasthi", phoneNo: PHONE, phoneProven: false, state: "new" }]);
  expect(await overview()).toEqual({ total: 0, cities: [], skills: [], shown: [] });
  const id = found[0]!._id;
  expect((await town.call(staffVolunteers.setState, { id, state: "contacted" }, kavita)).status).toBe(200);
  const seen = await overview();
  expect(seen).toMatchObject({
    total: 1,
    cities: [{ city: "Indore", total: 1 }],
    shown: [{ firstName: "Nandini", city: "Indore", skills: ["teaching", "cooking"] }],
  });
  expect(JSON.stringify(seen)).not.toMatch(/Avasthi|9812340001/);
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "volunteer.contacted",
    subjectName: "Nandini Avasthi",
  });
});

test("who does not want to be shown is counted and not named", async () => {
  await register({ showName: false });
  await town.call(staffVolunteers.setState, { id: (await listed()).volunteers[0]!._id, state: "active" }, kavita);
  expect(await overview()).toMatchObject({ total: 1, shown: [] });
});

test("a second sign-up under a phone is answered as the first and takes its place; nobody can tell from outside that the phone was known", async () => {
  const first = await answered();
  const second = await answered({ skills: ["driving"] });
  expect(second).toEqual(first);
  expect((await listed()).volunteers).toMatchObject([{ skills: ["driving"] }]);
  // One whom the staff have reached is not written over by somebody who knows the phone.
  await town.call(staffVolunteers.setState, { id: (await listed()).volunteers[0]!._id, state: "active" }, kavita);
  expect(await answered({ skills: ["legal"] })).toEqual(first);
  expect((await listed({ state: "active" })).volunteers).toMatchObject([{ skills: ["driving"] }]);
  expect((await listed()).total).toBe(2);
});

test("one address and one phone sign up only so often", async () => {
  for (let n = 0; n < 5; n += 1) expect((await register()).status).toBe(201);
  expect(codeOf(await register())).toBe("rate.limited");
  for (let n = 10; n < 24; n += 1) expect((await register({ phoneNo: `98123400${n}` })).status).toBe(201);
  expect(codeOf(await register({ phoneNo: "9812340099" }))).toBe("rate.limited");
});

test("a sign-up without any skill, with a number in the name or from a city that there is not is refused", async () => {
  expect((await register({ skills: [] })).payload).toMatchObject({ error: { fields: { skills: expect.anything() } } });
  expect((await register({ skills: [], otherSkills: "Sign language" })).status).toBe(201);
  expect((await register({ otherSkills: "call 98765 43210" })).status).toBe(400);
  expect((await register({ fkCityId: "999999" })).status).toBe(400);
});

test("a member's sign-up has a proven phone, is theirs to change and to take back, and there is one of it", async () => {
  const own = { name: "Asha Sharma", phoneNo: "1111100001" };
  // A visitor had typed Asha's number before her: hers takes its place.
  await register({ phoneNo: own.phoneNo });
  expect((await register(own, asha)).status).toBe(201);
  expect(codeOf(await register(own, asha))).toBe("volunteer.exists");
  expect((await listed()).volunteers).toMatchObject([{ phoneProven: true, isMember: true }]);
  expect(await overview()).toMatchObject({ total: 1, shown: [] });
  const { language: _, ...form } = { ...formOf(own), language: "en" };
  const changed = await town.call(volunteers.update, { ...form, phoneNo: PHONE, days: [] } as never, asha);
  expect(changed.payload.volunteer).toMatchObject({ days: [], phoneNo: PHONE });
  expect((await listed()).volunteers).toMatchObject([{ phoneProven: false }]);
  expect((await town.call(volunteers.fetchMine, {}, gopal)).payload.volunteer).toBeNull();
  expect(codeOf(await town.call(volunteers.update, form as never, gopal))).toBe("volunteer.not-found");
  expect(codeOf(await town.call(volunteers.withdraw, {}, gopal))).toBe("volunteer.not-found");
  expect((await town.call(volunteers.withdraw, {}, asha)).status).toBe(200);
  expect((await listed()).total).toBe(0);
  expect(await overview()).toMatchObject({ total: 0 });
  expect((await register(own, asha)).status).toBe(201);
});

test("the staff find by skill, city, day, time and state; whoever named no day can help on any", async () => {
  await register();
  await register({ phoneNo: "9812340002", name: "Gita Rao", skills: ["driving"], days: [], times: [] });
  const names = async (filters: object) => (await listed(filters)).volunteers.map(({ name }) => name);
  expect(await names({ skill: "driving" })).toEqual(["Gita Rao"]);
  expect(await names({ day: "sunday", time: "evening" })).toEqual(["Gita Rao", "Nandini Avasthi"]);
  expect(await names({ day: "monday" })).toEqual(["Gita Rao"]);
  expect(await names({ city: "indore", state: "new" })).toHaveLength(2);
  expect(await names({ city: "pune" })).toEqual([]);
  const { nextCursor, volunteers: page } = await listed({ limit: 1 });
  expect(page).toHaveLength(1);
  expect((await listed({ limit: 1, cursor: nextCursor! })).volunteers[0]!.name).toBe("Nandini Avasthi");
});

test("thanks go out once a week, to a visitor by SMS in their language, to a member as a notice too, and are logged", async () => {
  await register({ language: "hi", phoneNo: "9812340077" });
  await register({ name: "Gopal Trivedi", phoneNo: "1111100002" }, gopal);
  const [member, visitor] = (await listed()).volunteers;
  const thank = (id: string) => town.call(staffVolunteers.thank, { id }, kavita);
  expect((await thank(visitor!._id)).payload).toEqual({ by: "sms" });
  expect((await sentTo("9812340077"))[0]!.text).toContain("सेवा का हाथ बढ़ाने के लिए धन्यवाद");
  expect(codeOf(await thank(visitor!._id))).toBe("volunteer.thanked-lately");
  await town.call(staffVolunteers.setState, { id: member!._id, state: "active" }, kavita);
  expect((await thank(member!._id)).status).toBe(200);
  const [told] = (await town.call(notifications.fetchAll, {}, gopal)).payload.notifications;
  expect(told!.notification).toBe("Thank you for your help. The community is grateful to you.");
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "volunteer.thanked",
  });
});

test("the file is safe in a spreadsheet, the log says who took it, and only moderators may", async () => {
  await register({ about: "=HYPERLINK(1)" });
  expect(await exported()).toContain(`"'=HYPERLINK(1)"`);
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "volunteers.exported",
  });
  for (const who of [undefined, asha, gopal])
    expect((await town.call(staffVolunteers.fetchAll, {}, who)).status).toBeGreaterThanOrEqual(401);
});

test("nobody of the staff decides about their own sign-up; another's is deleted for good when the person asks", async () => {
  const kavitaHome = await town.signIn("kavita");
  await register({ name: "Kavita Deshpande", phoneNo: "1111100008" }, kavitaHome);
  await register();
  const [visitor, own] = (await listed()).volunteers;
  expect(own!.isMine).toBe(true);
  expect(codeOf(await town.call(staffVolunteers.setState, { id: own!._id, state: "active" }, kavita))).toBe(
    "staff.own-thing",
  );
  expect(codeOf(await town.call(staffVolunteers.thank, { id: own!._id }, kavita))).toBe("staff.own-thing");
  expect((await town.call(staffVolunteers.remove, { id: visitor!._id }, kavita)).status).toBe(200);
  expect(codeOf(await town.call(staffVolunteers.remove, { id: visitor!._id }, kavita))).toBe("volunteer.not-found");
});

test("what was withdrawn is deleted after thirty days, a visitor whom nobody reached after a year, and who helps stays", async () => {
  await register({ name: "Asha Sharma", phoneNo: "1111100001" }, asha);
  await town.call(volunteers.withdraw, {}, asha);
  await register();
  await register({ name: "Gopal Trivedi", phoneNo: "1111100002" }, gopal);
  const stored = async () =>
    (await town.portal.connection.pool.query("select name from volunteers order by id")).rows.map(({ name }) => name);
  const after = async (days: number) => {
    town.clock.forward(days * 86_400_000);
    await forgetOldVolunteers(town.portal.base);
    return stored();
  };
  expect(await after(29)).toHaveLength(3);
  expect(await after(2)).toEqual(["Nandini Avasthi", "Gopal Trivedi"]);
  expect(await after(340)).toEqual(["Gopal Trivedi"]);
  town.clock.set(new Date());
});
