// Who has opened a whole profile: the family reads it, nobody else does, and nobody opens more in a day than a family needs.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimonyViewers } from "#contract/matrimony/family-viewers.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staff } from "#contract/staff.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { forgetOpenings } from "./openings.ts";

const MOST = 6;
let town: Town;
let asha: Person;
let sunita: Person;
let harish: Person;
let gopal: Person;
/** Asha's of her daughter. */
let id: string;
let grooms: string[];
beforeAll(async () => {
  town = await openTown({ PROFILE_VIEWS_PER_DAY: String(MOST) });
  const people = ["asha", "sunita", "harish", "gopal"].map((name) => town.signIn(name));
  [asha, sunita, harish, gopal] = (await Promise.all(people)) as [Person, Person, Person, Person];
  const owners = [await town.idOf("asha"), await town.idOf("sunita"), await town.idOf("harish")];
  await query("update matrimony_profiles set deleted_at = now() where owner_id = any($1)", [owners]);
  id = (await town.call(matrimony.create, biodataOf(), asha)).payload.profile._id;
  await publish(id);
  const own = biodataOf({ fullName: "Manan Mishra", gender: "male", profileFor: "son", personPhoneNo: "9123456700" });
  await publish((await town.call(matrimony.create, own, sunita)).payload.profile._id);
  const { profiles } = (await town.call(matrimony.search, { gender: "male", limit: 20 }, asha)).payload;
  grooms = profiles.map(({ _id }) => _id);
});
afterAll(() => town.close());

const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const publish = (profile: string) =>
  query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(profile)],
  );
const open = (profile: string, who?: Person) => town.call(matrimony.fetch, { id: profile }, who);
/** Whoever was signed in yesterday is not any more. */
const viewers = async (who = "asha", more: object = {}) =>
  (await town.call(matrimonyViewers.fetchViewers, { id, ...more }, await town.signIn(who))).payload;
const recorded = async () => (await query("select count(*)::int as n from matrimony_views")).rows[0].n as number;
const notices = async () => {
  const { entries } = (await town.call(staff.fetchLog, {}, await town.signIn("shankar", "staff"))).payload;
  return entries.filter(({ action }) => action === "portal.many-profiles").map(({ subjectName }) => subjectName);
};

test("a family reads who has opened its profile: by their own profile on the other side, else by their city, once each; visitors, Plan 0 and the family itself leave no trace", async () => {
  for (const who of [sunita, sunita, harish, asha, gopal, undefined]) expect((await open(id, who)).status).toBe(200);
  expect(await recorded()).toBe(2);
  town.clock.forward(DAY_MS);
  await open(id, await town.signIn("sunita"));
  const page = await viewers();
  expect(page.total).toBe(2);
  expect(page.viewers).toMatchObject([
    { profiles: [{ fullName: "Manan Mishra" }], city: null, state: null, days: 2 },
    { profiles: [], city: "Nagpur", state: "Maharashtra", days: 1 },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/Sunita|Harish|11111000/);
  const first = await viewers("asha", { limit: 1 });
  const rest = await viewers("asha", { limit: 1, cursor: first.nextCursor });
  expect([...first.viewers, ...rest.viewers].map((one) => one._id)).toEqual(page.viewers.map((one) => one._id));
  for (const who of ["sunita", "gopal"])
    expect(await viewers(who)).toMatchObject({ error: { code: "profile.not-found" } });
});

test("a viewer whose own profile is hidden is told by the city alone", async () => {
  await query("update matrimony_profiles set hidden_at = now() where full_name = 'Manan Mishra'");
  expect((await viewers()).viewers[0]).toMatchObject({ profiles: [], city: "Jaipur" });
  await query("update matrimony_profiles set hidden_at = null where full_name = 'Manan Mishra'");
});

test("whole profiles asked for at once are answered up to the day's number, compared ones count as well, the same again is free, and staff read of it once", async () => {
  town.clock.forward(DAY_MS);
  const who = await town.signIn("harish");
  const compared = await town.call(matrimonyFamily.compare, { ids: grooms.slice(0, 2).join(",") }, who);
  expect(compared.payload.comparison).toHaveLength(2);
  const answers = await Promise.all(grooms.slice(2).map((one) => open(one, who)));
  const whole = answers.filter(({ status }) => status === 200);
  expect(whole).toHaveLength(MOST - 2);
  const refused = answers.find(({ status }) => status !== 200)!;
  expect(refused).toMatchObject({ status: 429, payload: { error: { code: "view.member-cap", n: MOST } } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await town.call(matrimonyFamily.compare, { ids: grooms.slice(-2).join(",") }, who)).status).toBe(429);
  expect((await open(grooms[0]!, who)).status).toBe(200);
  expect(await notices()).toEqual([expect.stringMatching(/^Harish/)]);
  town.clock.forward(DAY_MS);
  expect((await open(grooms.at(-1)!, await town.signIn("harish"))).status).toBe(200);
});

test("the record is forgotten after ninety days", async () => {
  expect(await recorded()).toBeGreaterThan(0);
  town.clock.forward(92 * DAY_MS);
  await forgetOpenings(town.portal.base);
  expect(await recorded()).toBe(0);
});
