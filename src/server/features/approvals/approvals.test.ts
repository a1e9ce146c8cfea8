// The queue of every kind that is approved, and reports about what is public: whose word takes an item out of sight, and what the staff make of it. Openings stand for all kinds.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId, newId, shortId } from "#base/ids.ts";
import { approvals } from "#contract/approvals.ts";
import { itemReports } from "#contract/item-reports.ts";
import { jobs } from "#contract/jobs.ts";
import { notifications } from "#contract/notifications.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let meera: Person;
let ganga: Person;
let gopal: Person;
let kavita: Person;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const TEXT = "They asked me for two thousand rupees for the uniform.";

beforeAll(async () => {
  town = await openTown();
  [asha, meera, ganga, gopal] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("ganga"),
    town.signIn("gopal"),
  ]);
  kavita = await town.signIn("kavita", "staff");
});
afterAll(() => town.close());
beforeEach(async () => {
  await query("delete from item_reports");
  await query("truncate attempt_counters");
  await query("delete from blocks");
  await query("update job_openings set waiting_since = null, held_at = null");
});

/** An opening of a member of the cast, made from one of the demo's. */
async function opening(over: { approval?: string; waiting_since?: string | null; owner?: string; name?: string } = {}) {
  const { approval = "approved", waiting_since = null, owner = "asha", name = "Weaver" } = over;
  const id = newId();
  await query("delete from job_openings where id = $1", [id]);
  const { rows } = await query("select * from job_openings where approval = 'approved' order by id limit 1");
  const row = { ...rows[0], id, owner_id: await town.idOf(owner), name, approval, waiting_since, held_at: null };
  const row2 = { ...row, deleted_at: null, closed_at: null, filled_at: null, updated_at: new Date("2026-01-01") };
  const columns = Object.keys(row2);
  await query(
    `insert into job_openings (${columns.join(", ")}) values (${columns.map((_, at) => `$${at + 1}`).join(", ")})`,
    columns.map((column) => parameterOf(row2[column as keyof typeof row2])),
  );
  return { kind: "job" as const, id: shortId(id), updatedAt: "2026-01-01T00:00:00.000Z" };
}
const parameterOf = (value: unknown) =>
  value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : value;

const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const waiting = async (kind?: "job") => (await town.call(approvals.fetchWaiting, { kind, limit: 100 }, kavita)).payload;
const isSeen = async (id: string) => (await town.call(jobs.fetch, { id })).status === 200;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.map((one) => one.notification);
const report = (id: string, who: Person, more: object = {}) =>
  town.call(itemReports.create, { kind: "job", id, reason: "asks-for-money", text: TEXT, ...more }, who);
const reported = async () => (await town.call(itemReports.fetchWaiting, {}, kavita)).payload.reported;
const decide = async (decision: "dismissed" | "taken-down", reason = "We have called the employer about it.") => {
  const [one] = await reported();
  const { _id: id, kind, updatedAt, reports } = one!;
  const reportIds = reports.map(({ _id }) => _id);
  return town.call(itemReports.decide, { kind, id, decision, reason, reportIds, updatedAt }, kavita);
};

test("what waits is listed to the staff alone, the longest waiting first, with the numbers by kind; approving it makes it public and tells its owner", async () => {
  const later = await opening({ approval: "pending", waiting_since: "2026-01-03", name: "Potter" });
  const earlier = await opening({ approval: "pending", waiting_since: "2026-01-02", name: "Weaver of silk" });
  const { items, waiting: counts } = await waiting("job");
  expect(items.map(({ title, owner }) => [title, owner.name])).toEqual([
    ["Weaver of silk", "Asha Sharma"],
    ["Potter", "Asha Sharma"],
  ]);
  expect(items[0]!.facts.find(({ label }) => label === "title")?.text).toBe("Weaver of silk");
  expect(counts).toContainEqual({ kind: "job", total: 2 });
  for (const who of [undefined, asha])
    expect((await town.call(approvals.fetchWaiting, {}, who)).status).toBe(who ? 403 : 401);
  expect(await isSeen(earlier.id)).toBe(false);
  expect((await town.call(approvals.approve, earlier, kavita)).status).toBe(200);
  expect(await isSeen(earlier.id)).toBe(true);
  expect((await told(asha))[0]).toBe("Your job opening “Weaver of silk” has been approved and can now be found.");
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "item.approved",
    subjectName: "Weaver of silk",
  });
  expect(codeOf(await town.call(approvals.approve, earlier, kavita))).toBe("approval.not-waiting");
  expect((await waiting("job")).items.map(({ _id }) => _id)).toEqual([later.id]);
});

test("nobody decides about their own, about what was changed meanwhile, or about what is not there", async () => {
  const own = await opening({ approval: "pending", waiting_since: "2026-01-02", owner: "kavita" });
  expect((await town.call(approvals.approve, own, kavita)).status).toBe(403);
  const other = await opening({ approval: "pending", waiting_since: "2026-01-02" });
  const stale = { ...other, updatedAt: "2025-12-31T00:00:00.000Z" };
  expect(codeOf(await town.call(approvals.approve, stale, kavita))).toBe("approval.changed");
  const gone = { ...other, id: shortId(newId()) };
  expect(codeOf(await town.call(approvals.approve, gone, kavita))).toBe("approval.not-found");
  await query("update job_openings set deleted_at = now() where id = $1", [longId(other.id)]);
  expect(codeOf(await town.call(approvals.approve, other, kavita))).toBe("approval.not-found");
});

test("a rejection says why to the owner, in the words of the staff", async () => {
  const item = await opening({ approval: "pending", waiting_since: "2026-01-02", name: "Tailor" });
  const rejectionMessage = "Please say what the work pays.";
  expect((await town.call(approvals.reject, { ...item, rejectionMessage: "no" }, kavita)).status).toBe(400);
  expect((await town.call(approvals.reject, { ...item, rejectionMessage }, kavita)).status).toBe(200);
  expect((await told(asha))[0]).toBe(
    "Your job opening “Tailor” was not approved: Please say what the work pays. Please correct it and send it again.",
  );
  expect(await isSeen(item.id)).toBe(false);
});

test("one report of a member with a plan that an opening asks for money takes it out of sight until the staff have looked; who has no plan is heard, and hides nothing", async () => {
  const { id } = await opening({ name: "Data typist" });
  expect((await report(id, gopal)).status).toBe(201);
  expect(await isSeen(id)).toBe(true);
  expect((await report(id, meera)).status).toBe(201);
  expect(await isSeen(id)).toBe(false);
  expect((await told(asha))[0]).toContain("is out of sight for now");
  expect(await reported()).toMatchObject([{ _id: id, isHeld: true, reports: [{ reason: "asks-for-money" }, {}] }]);
  expect((await decide("dismissed")).status).toBe(200);
  expect(await isSeen(id)).toBe(true);
  for (const who of [gopal, meera]) expect((await told(who))[0]).toContain("have checked what you reported");
  // The staff have looked: the next report waits for them, and hides nothing.
  expect((await report(id, ganga)).status).toBe(201);
  expect(await isSeen(id)).toBe(true);
  expect(await reported()).toMatchObject([{ isHeld: false, reports: [{}] }]);
});

test("the word of a member whose reports were dismissed before hides nothing any more, and other reasons never do", async () => {
  for (const name of ["First", "Second"]) {
    const { id } = await opening({ name });
    await report(id, meera);
    await decide("dismissed");
  }
  const { id } = await opening({ name: "Third" });
  await report(id, meera);
  expect(await isSeen(id)).toBe(true);
  await report(id, ganga, { reason: "out-of-date" });
  expect(await isSeen(id)).toBe(true);
});

test("what is taken down is out of sight until its owner corrects it, who reads the reason and not by whom it was reported", async () => {
  const { id } = await opening({ name: "Agent" });
  await report(id, meera);
  expect((await decide("taken-down", "Nobody may ask for money here.")).status).toBe(200);
  expect(await isSeen(id)).toBe(false);
  const [notice] = await told(asha);
  expect(notice).toContain("cannot be found any more: Nobody may ask for money here.");
  expect(notice).not.toContain("Meera");
  expect(await reported()).toEqual([]);
});

test("a member reports an item once, never their own, and nothing that they cannot see; five reports a day", async () => {
  const { id } = await opening();
  expect((await report(id, meera)).status).toBe(201);
  expect(codeOf(await report(id, meera))).toBe("report.item-exists");
  expect(codeOf(await report(id, asha))).toBe("report.own-item");
  expect((await town.call(itemReports.create, { kind: "job", id, reason: "other", text: TEXT })).status).toBe(401);
  const hidden = await opening({ approval: "pending", waiting_since: "2026-01-02" });
  expect(codeOf(await report(hidden.id, meera))).toBe("approval.not-found");
  const blocked = await opening();
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'profile', now())",
    [await town.idOf("asha"), await town.idOf("ganga")],
  );
  expect(codeOf(await report(blocked.id, ganga))).toBe("approval.not-found");
  for (let n = 0; n < 4; n += 1) expect((await report((await opening()).id, meera)).status).toBe(201);
  expect((await report((await opening()).id, meera)).status).toBe(429);
});

test("reports of what its owner has deleted are closed, and the owner hears nothing", async () => {
  const { id } = await opening({ name: "Gone" });
  await report(id, meera, { reason: "not-genuine" });
  await query("update job_openings set deleted_at = now() where id = $1", [longId(id)]);
  const before = (await told(asha)).length;
  expect(await reported()).toMatchObject([{ isDeleted: true }]);
  expect((await decide("dismissed")).status).toBe(200);
  expect((await told(asha)).length).toBe(before);
});
