import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { PROFILE_SEARCHES } from "#contract/limits.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { profileSearches } from "#contract/matrimony/profile-searches.ts";
import { notifications } from "#contract/notifications.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { tellOfNewProfiles } from "./new-profiles.ts";

let town: Town;
/** Meera looks for a bride, Asha and Ganga write profiles; Gopal is on Plan 0. */
let asha: Person;
let meera: Person;
let ganga: Person;
let gopal: Person;
const signIn = async () => {
  [asha, meera, ganga, gopal] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("ganga"),
    town.signIn("gopal"),
  ]);
};
beforeAll(async () => {
  town = await openTown();
  await rows("update matrimony_profiles set deleted_at = now()");
  await signIn();
});
afterAll(() => town.close());

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query<Row>(sql, values)).rows;
const save = (who: Person, name: string, filters: object) =>
  town.call(profileSearches.create, { name, filters } as never, who);
const list = async (who: Person) => (await town.call(profileSearches.fetchAll, {}, who)).payload.searches;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications
    .filter(({ payload }) => payload.key === "notice.profiles-found")
    .map(({ notification }) => notification);
const alertsOf = (memberId: string) =>
  rows<{ path: string; parameters: object }>(
    "select path, parameters from alerts where kind = 'profiles-found' and member_id = $1",
    [memberId],
  );
const look = async () => {
  town.clock.forward(60_000);
  await tellOfNewProfiles(town.portal.base);
};
/** No session outlives it. */
const nextDay = async () => {
  town.clock.forward(DAY_MS);
  await signIn();
};
/** A profile that the staff approve now. */
async function approved(who: Person, over: Record<string, unknown> = {}): Promise<string> {
  const reply = await town.call(matrimony.create, biodataOf(over) as never, who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  const id = reply.payload.profile._id;
  town.clock.forward(1000);
  await rows(
    "update matrimony_profiles set approval = 'approved', approved_at = $2, person_agreed_at = $2 where id = $1",
    [longId(id), town.clock.now()],
  );
  return id;
}

test("a family saves its filters under a name and is told once, by the number alone, when somebody new fits; what was there before is not new", async () => {
  await approved(asha, { fullName: "Early Sharma" });
  const { status, payload } = await save(meera, "For Pranav", { gender: "female", diets: ["vegetarian"], ageTo: "40" });
  expect([status, payload]).toMatchObject([
    201,
    { search: { name: "For Pranav", filters: { gender: "female", diets: ["vegetarian"], ageTo: 40 }, alerts: true } },
  ]);
  await look();
  expect(await told(meera)).toEqual([]);

  await approved(asha, { fullName: "Ishita Sharma" });
  await approved(asha, { fullName: "Meat Sharma", diet: "non-vegetarian" });
  await look();
  await look();
  expect(await told(meera)).toEqual(["New for your saved search “For Pranav”: 1 profile."]);
  expect(await list(meera)).toMatchObject([{ newProfiles: 1 }]);
  expect(await alertsOf(await town.idOf("meera"))).toEqual([{ path: "/userAdmin/savedSearches", parameters: {} }]);
  expect(await list(asha)).toEqual([]);

  const id = payload.search._id;
  expect((await town.call(profileSearches.markAsSeen, { id }, asha)).status).toBe(400);
  expect((await town.call(profileSearches.markAsSeen, { id }, meera)).payload.search.newProfiles).toBe(0);
});

test("nobody is told of twice: what is hidden and opened again, or comes on a later day without anybody new", async () => {
  const before = await told(meera);
  await nextDay();
  await rows("update matrimony_profiles set hidden_at = $1 where full_name = 'Ishita Sharma'", [town.clock.now()]);
  await look();
  await rows("update matrimony_profiles set hidden_at = null, approved_at = $1 where full_name = 'Ishita Sharma'", [
    town.clock.now(),
  ]);
  await look();
  expect(await told(meera)).toEqual(before);
});

test("nobody is told of whom they may not find: a blocked family, what waits or is hidden, and their own", async () => {
  await nextDay();
  const id = await approved(ganga, { fullName: "Blocked Sharma" });
  await town.call(blocks.create, { through: "profile", id }, meera);
  await rows("update matrimony_profiles set hidden_at = $2 where id = $1", [
    longId(await approved(asha, { fullName: "Hidden Sharma" })),
    town.clock.now(),
  ]);
  await approved(meera, { fullName: "Own Sharma" });
  const before = await told(meera);
  await look();
  expect(await told(meera)).toEqual(before);
  expect(await list(meera)).toMatchObject([{ newProfiles: 0 }]);
});

test("a search that is silent tells nothing, also not afterwards; the same filters take the new name; a deleted one is gone", async () => {
  const [{ _id: id } = { _id: "" }] = await list(meera);
  expect(
    (await town.call(profileSearches.setAlerts, { id, alerts: "false" } as never, meera)).payload.search.alerts,
  ).toBe(false);
  const before = await told(meera);
  await nextDay();
  await approved(asha, { fullName: "Silent Sharma" });
  await look();
  await town.call(profileSearches.setAlerts, { id, alerts: "true" } as never, meera);
  await look();
  expect(await told(meera)).toEqual(before);
  await approved(asha, { fullName: "Loud Sharma" });
  await look();
  expect(await told(meera)).toEqual(["New for your saved search “For Pranav”: 1 profile."]);
  await save(meera, "For our son", { ageTo: "40", gender: "female", diets: ["vegetarian"] });
  expect(await list(meera)).toMatchObject([{ _id: id, name: "For our son" }]);
  expect((await town.call(profileSearches.delete, { id }, asha)).status).toBe(400);
  await town.call(profileSearches.delete, { id }, meera);
  expect(await list(meera)).toEqual([]);
});

test("without a plan nobody learns by a number what a teaser does not say", async () => {
  await rows("update matrimony_profiles set deleted_at = now()");
  await save(gopal, "Rich", { gender: "female", incomeFrom: "7-to-10" });
  await save(gopal, "In Indore", { gender: "female", cities: ["indore"] });
  await save(gopal, "All", { gender: "female" });
  await approved(asha);
  await look();
  expect(await told(gopal)).toEqual(["New for your saved search “All”: 1 profile."]);
});

test("nobody saves more than ten", async () => {
  for (let at = 0; at < PROFILE_SEARCHES; at += 1)
    await save(asha, `Search ${at}`, { gender: "male", ageFrom: String(20 + at) });
  const reply = await save(asha, "One more", { gender: "male" });
  expect([reply.status, reply.payload]).toMatchObject([400, { error: { code: "profile-search.too-many" } }]);
  expect(await list(asha)).toHaveLength(PROFILE_SEARCHES);
});
