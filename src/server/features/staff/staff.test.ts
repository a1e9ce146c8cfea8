import { afterAll, beforeAll, expect, test } from "vitest";
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
  const { payload } = await town.call(staff.approveBusiness, { id: his._id }, kavita);
  expect(payload.remaining).toBe(total - 1);
  expect(await isPublic(his._id)).toBe(true);
  const told = await town.call(notifications.fetchAll, {}, await town.signIn("harish"));
  expect(JSON.stringify(told.payload)).toContain(his.businessName);
  const log = await town.call(staff.fetchLog, {}, kavita);
  expect(log.payload.entries[0]).toMatchObject({ action: "business.approved", subjectName: his.businessName });
  expect(await town.call(staff.rejectBusiness, { id: his._id, rejectionMessage: "short" }, kavita)).toMatchObject({
    status: 400,
  });
});

test("deciding twice is refused, and nothing is written to the log for it", async () => {
  const before = (await town.call(staff.fetchLog, {}, kavita)).payload.entries;
  const again = await town.call(staff.approveBusiness, { id: await idOfCast("harish") }, kavita);
  expect(again).toMatchObject({ status: 400, message: "This business is not waiting for a decision any more." });
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries).toEqual(before);
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

function phoneOf(key: string): string {
  return demoMembers().find((member) => member.key === key)!.phone;
}
