import { afterAll, beforeAll, expect, test } from "vitest";
import { longId, shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { notifications } from "#contract/notifications.ts";
import { staff } from "#contract/staff.ts";
import { demoMembers } from "#main/seed-demo.ts";
import { setStaffRole } from "#server/features/members/staff-roles.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let kavita: Person;
beforeAll(async () => {
  town = await openTown();
  kavita = await town.signIn("kavita", "staff");
});
afterAll(() => town.close());

const waiting = async () => (await town.call(staff.waitingBusinesses, {}, kavita)).payload;
const isPublic = async (id: string) => (await town.call(businesses.fetch, { fkBusinessId: id })).status === 200;

test("a member without a role, and a moderator's own member session, see nothing of the console", async () => {
  for (const who of [await town.signIn("asha"), await town.signIn("kavita")])
    for (const call of [staff.waitingBusinesses, staff.fetchLog])
      expect(await town.call(call, {}, who)).toMatchObject({ status: 403 });
});

test("the moderator approves Harish's business: it is public, he is told, and the log says who did it", async () => {
  const { businesses: queue, total } = await waiting();
  const his = queue.find((b) => b.owner.name.startsWith("Harish"))!;
  expect(his.changes).toEqual([]);
  const { payload } = await town.call(staff.approveBusiness, { id: his._id, updatedAt: his.updatedAt }, kavita);
  expect(payload.remaining).toBe(total - 1);
  expect(await isPublic(his._id)).toBe(true);
  const told = await town.call(notifications.fetchAll, {}, await town.signIn("harish"));
  expect(JSON.stringify(told.payload)).toContain(his.businessName);
  const log = await town.call(staff.fetchLog, {}, kavita);
  expect(log.payload.entries[0]).toMatchObject({ action: "business.approved", subjectName: his.businessName });
  expect(
    await town.call(staff.rejectBusiness, { id: his._id, updatedAt: his.updatedAt, rejectionMessage: "short" }, kavita),
  ).toMatchObject({
    status: 400,
  });
});

test("deciding twice is refused, and nothing is written to the log for it", async () => {
  const before = (await town.call(staff.fetchLog, {}, kavita)).payload.entries;
  const again = await town.call(staff.approveBusiness, await seenOf("harish"), kavita);
  expect(again).toMatchObject({ status: 400, message: "This business is not waiting for a decision any more." });
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries).toEqual(before);
});

test("what the owner changed after the moderator looked is not made public unseen", async () => {
  const seen = await seenOf("sunita");
  await town.portal.connection.pool.query(
    "update businesses set approval = 'pending', rejection_message = null, name = name || ' anew', updated_at = now() where id = $1",
    [longId(seen.id)],
  );
  const late = await town.call(staff.approveBusiness, seen, kavita);
  expect(late).toMatchObject({ status: 409, payload: { error: { code: "business.changed" } } });
  expect(await isPublic(seen.id)).toBe(false);
  expect(await town.call(staff.approveBusiness, await seenOf("sunita"), kavita)).toMatchObject({ status: 200 });
});

test("the log cannot be changed or emptied, not even by the application itself", async () => {
  const { pool } = town.portal.connection;
  for (const statement of ["update staff_log set action = 'x'", "delete from staff_log", "truncate staff_log"])
    await expect(pool.query(statement)).rejects.toThrow("never changed");
});

test("a moderator who loses the role is out of the console at once, and sees no more than a member", async () => {
  const { db } = town.portal.connection;
  const setRole = (role: "moderator" | null) =>
    setStaffRole({ db }, { phone: phoneOf("kavita"), role, now: new Date() });
  await setRole(null);
  expect(await town.call(staff.waitingBusinesses, {}, kavita)).toMatchObject({ status: 401 });
  const seen = await town.call(businesses.fetch, { fkBusinessId: await idOfCast("asha") }, kavita);
  expect(seen.payload.getBusiness).toMatchObject({ locked: true, address: null });
  await setRole("moderator");
});

async function idOfCast(key: string): Promise<string> {
  const { rows } = await town.portal.connection.pool.query("select id from businesses where owner_id = $1", [
    await town.idOf(key),
  ]);
  return rows[0].id;
}

/** A cast member's business as the console shows it now. */
async function seenOf(key: string): Promise<{ id: string; updatedAt: string }> {
  const { rows } = await town.portal.connection.pool.query(
    "select id, updated_at from businesses where owner_id = $1",
    [await town.idOf(key)],
  );
  return { id: shortId(rows[0].id), updatedAt: rows[0].updated_at.toISOString() };
}

function phoneOf(key: string): string {
  return demoMembers().find((member) => member.key === key)!.phone;
}
