// A family's shortlist: who puts aside, who reads and who says what, and that nobody outside of the family ever learns of it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { allCalls } from "#contract/api.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let meera: Person;
let gopal: Person;
/** Asha's of her daughter, and grooms of other families. */
let own: string;
let grooms: string[];
beforeAll(async () => {
  town = await openTown();
  [asha, meera, gopal] = await Promise.all([town.signIn("asha"), town.signIn("meera"), town.signIn("gopal")]);
  await query("update matrimony_profiles set deleted_at = now() where owner_id = any($1)", [
    [await town.idOf("asha"), await town.idOf("meera")],
  ]);
  own = (await town.call(matrimony.create, biodataOf(), asha)).payload.profile._id;
  const { profiles } = (await town.call(matrimony.search, { gender: "male", limit: 10 }, asha)).payload;
  grooms = profiles.map(({ _id }) => _id);
});
afterAll(() => town.close());

const query = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const put = (other: string, who = asha) =>
  town.call(matrimonyFamily.addToShortlist, { id: own, fkProfileId: other }, who);
const list = async (who = asha, more: object = {}) =>
  (await town.call(matrimonyFamily.fetchShortlist, { id: own, ...more }, who)).payload;
const say = (entryId: string, text: string, who = asha) =>
  town.call(matrimonyFamily.comment, { id: own, entryId, text }, who);

test("a mother puts a groom aside once, however often she presses, says how far they are, and reads him with her comment", async () => {
  const [first, again] = await Promise.all([put(grooms[0]!), put(grooms[0]!)]);
  expect([first.status, again.status]).toEqual([201, 201]);
  const { entryId } = first.payload;
  expect(again.payload.entryId).toBe(entryId);
  expect((await say(entryId, "They have called twice.")).status).toBe(201);
  await town.call(matrimonyFamily.setShortlistState, { id: own, entryId, state: "talking" }, asha);
  expect((await list()).entries).toMatchObject([
    {
      _id: entryId,
      state: "talking",
      addedBy: "Asha Sharma",
      profile: { _id: grooms[0] },
      comments: [{ author: "Asha Sharma", text: "They have called twice.", mayRemove: true }],
    },
  ]);
  expect((await list(asha, { state: "interested" })).entries).toEqual([]);
});

test("another family, a member on Plan 0 and a visitor are told that there is no such profile, whatever they ask of its shortlist", async () => {
  const { entryId } = (await put(grooms[1]!)).payload;
  const { commentId } = (await say(entryId, "Planted: we like this one.")).payload;
  const input = { id: own, entryId, commentId, fkProfileId: grooms[2], text: "Hello", state: "talking" };
  for (const [name, call] of Object.entries(matrimonyFamily)) {
    const given = Object.fromEntries(
      Object.entries(input).filter(([key]) => key in (call.input as unknown as { shape: object }).shape),
    );
    if (!("id" in given)) continue;
    for (const who of [meera, gopal]) expect(codeOf(await town.call(call, given, who)), name).toBe("profile.not-found");
    expect((await town.call(call, given)).status, name).toBe(401);
  }
  // Nor does any call that answers something tell the family that was put aside.
  for (const { call } of allCalls().filter(({ call }) => call.method === "GET" && call.path.includes("matrimonial")))
    for (const who of [meera, gopal]) {
      const { payload } = await town.call(call, { id: grooms[1], gender: "male", fkProfileId: grooms[1] }, who);
      expect(JSON.stringify(payload), call.path).not.toMatch(/Planted|shortlisted/);
    }
  expect((await list()).entries.find((one) => one._id === entryId)?.comments).toHaveLength(1);
});

test("what is hidden, settled, withdrawn or deleted says no more than that it is no longer available, and is whole again when it comes back", async () => {
  const { entryId } = (await put(grooms[3]!)).payload;
  await say(entryId, "His aunt lives next door.");
  const id = Buffer.from(grooms[3]!, "base64url").toString("hex");
  for (const gone of ["hidden_at = now()", "settled_at = now()", "approval = 'pending'", "deleted_at = now()"]) {
    await query(`update matrimony_profiles set ${gone} where id = $1`, [id]);
    const entry = (await list()).entries.find((one) => one._id === entryId)!;
    expect(entry).toMatchObject({ profile: null, comments: [] });
    expect(JSON.stringify(entry)).not.toContain(grooms[3]);
    expect(codeOf(await say(entryId, "Where is he?"))).toBe("shortlist.not-found");
    const back = "hidden_at = null, settled_at = null, approval = 'approved', deleted_at = null";
    await query(`update matrimony_profiles set ${back} where id = $1`, [id]);
  }
  expect((await list()).entries.find((one) => one._id === entryId)).toMatchObject({ profile: {}, comments: [{}] });
  // Whichever of the two has blocked the other.
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) select gen_random_uuid(), owner_id, $2, 'profile', now() from matrimony_profiles where id = $1",
    [id, await town.idOf("asha")],
  );
  expect((await list()).entries.find((one) => one._id === entryId)).toMatchObject({ profile: null, comments: [] });
  await query("delete from blocks", []);
});

test("a shortlist is for the other side, its pages meet once, and it ends at 200", async () => {
  const { profiles } = (await town.call(matrimony.search, { gender: "female", limit: 1 }, asha)).payload;
  expect(codeOf(await put(profiles[0]!._id))).toBe("shortlist.same-side");
  for (const one of grooms) await put(one);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list(asha, { limit: 3, ...(cursor ? { cursor } : {}) });
    seen.push(...page.entries.map((one) => one._id));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(grooms.length);
  expect(new Set(seen).size).toBe(grooms.length);
  const last = Buffer.from(grooms[0]!, "base64url").toString("hex");
  await query(
    `with further as (insert into matrimony_profiles
        select (jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid()))).* from matrimony_profiles x, generate_series(1, 201 - $2)
          where x.id = $1 returning id),
      numbered as (select id, row_number() over () as n from further)
      insert into matrimony_shortlist (id, profile_id, other_id, state, added_by, added_at)
        select gen_random_uuid(), e.profile_id, f.id, 'interested', e.added_by, now() from numbered f
          cross join (select * from matrimony_shortlist limit 1) e where f.n <= 200 - $2`,
    [last, grooms.length],
  );
  const { rows } = await query(
    "select id from matrimony_profiles where full_name = (select full_name from matrimony_profiles where id = $1) and id not in (select other_id from matrimony_shortlist)",
    [last],
  );
  expect(rows).toHaveLength(1);
  expect(codeOf(await put(rows[0].id))).toBe("shortlist.full");
});

test("up to four stand side by side for a member with a plan; five, and Plan 0, are refused, and what is gone is left out", async () => {
  const compare = (ids: string[], who = asha) => town.call(matrimonyFamily.compare, { ids: ids.join(",") }, who);
  const four = (await compare(grooms.slice(0, 4))).payload.comparison;
  expect(four.map(({ _id, locked }) => [_id, locked])).toEqual(grooms.slice(0, 4).map((id) => [id, false]));
  expect(four.every(({ facts }) => facts !== null)).toBe(true);
  expect((await compare(grooms.slice(0, 5))).status).toBe(400);
  expect((await compare(grooms.slice(0, 2), gopal)).status).toBe(403);
  expect((await compare([grooms[0]!, own])).payload.comparison).toHaveLength(1);
  expect(JSON.stringify(four)).not.toMatch(/phoneNo|birthDate|address/);
});
