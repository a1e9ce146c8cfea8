// Reports of profiles: who may send one, when several withhold a profile, what the staff make of them.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { profileReports } from "#contract/matrimony/profile-reports.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { staff } from "#contract/staff.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
/** Whose profile it is, who reads it, and the staff. */
let asha: Person;
let readers: Person[];
let kavita: Person;
let id: string;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const TEXT = "They asked me to send a token of ten thousand rupees.";
const READERS = ["meera", "ganga", "mohini", "dattatray"];
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const report = (who?: Person, more: object = {}) =>
  town.call(profileReports.create, { fkProfileId: id, reason: "asks-for-money", text: TEXT, ...more }, who);
const waiting = async () => (await town.call(profileReports.fetchWaiting, {}, kavita)).payload.reported;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.map((one) => one.notification);
const see = async (who?: Person) => (await town.call(matrimony.fetch, { id }, who)).status;
const own = async () => (await town.call(matrimony.fetchOwn, { id }, asha)).payload.profile;
const decide = async (decision: "dismissed" | "taken-down", reason = "We called the family and met the person.") => {
  const [one] = await waiting();
  return town.call(
    profileReports.decide,
    {
      id,
      decision,
      reason,
      reportIds: one?.reports.map(({ _id }) => _id) ?? [id],
      updatedAt: one?.updatedAt ?? "2026-01-01T00:00:00.000Z",
    },
    kavita,
  );
};

beforeAll(async () => {
  town = await openTown();
  [asha, kavita] = [await town.signIn("asha"), await town.signIn("kavita", "staff")];
  readers = await Promise.all(READERS.map((key) => town.signIn(key)));
  // Reports of accounts that were made for them weigh nothing.
  await query("update members set created_at = now() - interval '100 days'");
});
afterAll(() => town.close());
beforeEach(async () => {
  await query("delete from profile_reports");
  await query("truncate attempt_counters");
  await query("delete from blocks");
  await query("update matrimony_profiles set deleted_at = now() where owner_id = $1", [await town.idOf("asha")]);
  id = (await town.call(matrimony.create, biodataOf(), asha)).payload.profile._id;
  await query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(id)],
  );
});

test("a member with a plan reports a profile once; the staff read it with the profile, and the family hears nothing", async () => {
  const notices = (await told(asha)).length;
  expect((await report(readers[0])).status).toBe(201);
  expect(codeOf(await report(readers[0]))).toBe("report.profile-exists");
  expect(codeOf(await report(asha))).toBe("report.own-profile");
  expect((await report(await town.signIn("gopal"))).status).toBe(403);
  expect((await report()).status).toBe(401);
  for (const wrong of [{ reason: "dislike" }, { text: "bad" }])
    expect((await report(readers[1], wrong)).status).toBe(400);
  expect(await waiting()).toMatchObject([
    {
      profile: { _id: id, fullName: "Ishita Sharma" },
      owner: { name: "Asha Sharma" },
      isHeld: false,
      reports: [{ reason: "asks-for-money", text: TEXT, reporter: { name: "Meera Joshi" } }],
    },
  ]);
  expect((await told(asha)).length).toBe(notices);
  expect((await town.call(profileReports.fetchWaiting, {}, readers[0])).status).toBe(403);
});

test("whoever has blocked the family may still report it, and whoever the family has blocked finds nothing to report", async () => {
  await town.call(blocks.create, { through: "profile", id }, readers[0]);
  expect((await report(readers[0])).status).toBe(201);
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'profile', now())",
    [await town.idOf("asha"), await town.idOf("ganga")],
  );
  expect(codeOf(await report(readers[1]))).toBe("profile.not-found");
});

test("three grave reports of different members take a profile out of sight until the staff have looked; dismissed, it is back, and further reports do not hide it soon", async () => {
  await Promise.all([report(readers[0]), report(readers[1])]);
  expect(await see(readers[3])).toBe(200);
  await report(readers[2], { reason: "not-genuine" });
  expect([await see(readers[3]), await see()]).toEqual([400, 400]);
  expect((await own()).approvalStatus).toBe("Pending");
  expect((await told(asha))[0]).toContain("is out of sight for now");
  expect(await waiting()).toMatchObject([{ isHeld: true, reports: [{}, {}, {}] }]);
  expect((await decide("dismissed")).status).toBe(200);
  expect(await see(readers[3])).toBe(200);
  expect((await told(asha))[0]).toContain("It can be found again");
  expect((await told(readers[0]!))[0]).toBe(
    "Our staff have checked the profile that you reported and decided. Thank you for telling us.",
  );
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "profile.reports-dismissed",
    subjectName: "Ishita Sharma",
  });
  expect(await waiting()).toEqual([]);
  expect(codeOf(await decide("dismissed"))).toBe("report.not-waiting");
  expect(codeOf(await report(readers[0]))).toBe("report.profile-exists");
  // Others had reported it: the same three can, and are three again.
  await query(
    `update profile_reports r set member_id = m.id
       from (select id, row_number() over (order by id) as n from members where phone like '11111%' and id <> all ($1::uuid[])) m,
         (select id, row_number() over (order by id) as n from profile_reports) p where p.id = r.id and p.n = m.n`,
    [await Promise.all(READERS.map((key) => town.idOf(key)))],
  );
  for (const who of readers.slice(0, 3)) await report(who);
  expect(await see(readers[3])).toBe(200);
  await query("update profile_reports set decided_at = decided_at - interval '100 days' where decision is not null");
  await query("delete from profile_reports where member_id = $1", [await town.idOf("mohini")]);
  await report(readers[2]);
  expect(await see(readers[3])).toBe(400);
});

test("rudeness, new accounts, and members whose reports were without ground hide nothing, however many they are", async () => {
  await Promise.all([report(readers[0]), report(readers[1]), report(readers[2], { reason: "rude" })]);
  expect(await see(readers[3])).toBe(200);
  await query("update profile_reports set reason = 'married'");
  const count = (who: string, days: number) =>
    query("update members set created_at = now() - make_interval(days => $2) where phone = $1", [who, days]);
  const [phone] = (await query("select phone from members where id = $1", [await town.idOf("mohini")])).rows.map(
    (m) => m.phone,
  );
  await count(phone, 3);
  await query(
    `insert into profile_reports (id, profile_id, member_id, reason, text, created_at, decision)
       select gen_random_uuid(), id, $1, 'married', 'Without ground, both.', now(), 'dismissed' from matrimony_profiles where owner_id <> $2 limit 2`,
    [await town.idOf("ganga"), await town.idOf("asha")],
  );
  await report(readers[3]);
  expect(await see()).toBe(200);
  await count(phone, 100);
  await query("delete from profile_reports where member_id = $1", [await town.idOf("dattatray")]);
  await report(readers[3]);
  expect(await see()).toBe(400);
});

test("what is withheld waits with its changes; the staff of the queue cannot approve past the reports", async () => {
  for (const who of readers.slice(0, 3)) await report(who);
  const {
    declaresIntent: _,
    acceptsTerms: __,
    ...biodata
  } = biodataOf({ about: "Another text about her, longer than before." });
  const saved = await town.call(matrimony.update, { ...biodata, id }, asha);
  expect(saved.payload.profile).toMatchObject({ hasPendingEdit: true, approvalStatus: "Pending" });
  const queue = (await town.call(staffMatrimony.fetchWaiting, { limit: 100 }, kavita)).payload.profiles;
  expect(queue.map(({ profile }) => profile._id)).not.toContain(id);
  await decide("dismissed");
  const { rows } = await query("select about, approval from matrimony_profiles where id = $1", [longId(id)]);
  expect(rows[0]).toEqual({ about: biodataOf().about, approval: "approved" });
});

test("who changes the birth date of a profile that reports hold brings it past them neither into the queue nor into sight", async () => {
  for (const who of readers.slice(0, 3)) await report(who);
  const { declaresIntent: _, acceptsTerms: __, ...biodata } = biodataOf({ birthDate: "1998-05-21" });
  expect((await town.call(matrimony.update, { ...biodata, id }, asha)).status).toBe(200);
  await query("update matrimony_profiles set person_agreed_at = now() where id = $1", [longId(id)]);
  const queue = (await town.call(staffMatrimony.fetchWaiting, { limit: 100 }, kavita)).payload.profiles;
  expect(queue.map(({ profile }) => profile._id)).not.toContain(id);
  const [{ updatedAt } = { updatedAt: "" }] = await waiting();
  expect(codeOf(await town.call(staffMatrimony.approve, { id, updatedAt }, kavita))).toBe("profile.not-waiting");
  expect(await see(readers[3])).toBe(400);
  expect((await decide("dismissed")).status).toBe(200);
  const after = (await town.call(staffMatrimony.fetchWaiting, { limit: 100 }, kavita)).payload.profiles;
  expect(after.map(({ profile }) => profile._id)).toContain(id);
});

test("a report that comes while the staff read the others is not decided with them, and what it holds stays out of sight", async () => {
  for (const who of readers.slice(0, 2)) await report(who);
  const [read] = await waiting();
  expect((await report(readers[2])).status).toBe(201);
  const notices = (await told(readers[2]!)).length;
  const reportIds = read!.reports.map(({ _id }) => _id);
  const both = { id, decision: "dismissed", reason: "We called the family.", reportIds } as const;
  expect((await town.call(profileReports.decide, { ...both, updatedAt: read!.updatedAt }, kavita)).status).toBe(200);
  const left = await waiting();
  expect(left).toMatchObject([{ isHeld: true, reports: [{ reason: "asks-for-money" }] }]);
  expect(reportIds).not.toContain(left[0]!.reports[0]!._id);
  expect((await told(readers[2]!)).length).toBe(notices);
  expect(await see(readers[3])).toBe(400);
  expect((await decide("dismissed")).status).toBe(200);
  expect([await see(readers[3]), await waiting()]).toEqual([200, []]);
});

test("taken down, a profile is found by nobody; its family reads why, corrects it, and it waits for the staff", async () => {
  await report(readers[0]);
  const reason = "The photo shows somebody else. Please use one of her own.";
  expect((await decide("taken-down", reason)).status).toBe(200);
  expect([await see(readers[3]), await see()]).toEqual([400, 400]);
  expect(await own()).toMatchObject({ approvalStatus: "Rejected", rejectionMessage: reason });
  expect((await told(asha))[0]).toBe(
    `The profile of Ishita Sharma cannot be found any more: ${reason} Please correct it and send it again.`,
  );
  const { declaresIntent: _, acceptsTerms: __, ...biodata } = biodataOf();
  expect((await town.call(matrimony.update, { ...biodata, id }, asha)).payload.profile.approvalStatus).toBe("Pending");
});

test("who deletes a reported profile does not take the reports from the staff; the decision closes them and leaves the profile as it is", async () => {
  for (const who of readers.slice(0, 3)) await report(who);
  expect((await town.call(matrimony.delete, { id }, asha)).status).toBe(200);
  const columns = "select approval, held_at, rejection_message, updated_at from matrimony_profiles where id = $1";
  const before = (await query(columns, [longId(id)])).rows;
  const notices = await told(asha);
  expect(await waiting()).toMatchObject([{ profile: { _id: id }, isDeleted: true, reports: [{}, {}, {}] }]);
  await query("update matrimony_profiles set owner_id = $2 where id = $1", [longId(id), await town.idOf("kavita")]);
  expect(codeOf(await decide("taken-down"))).toBe("staff.own-thing");
  await query("update matrimony_profiles set owner_id = $2 where id = $1", [longId(id), await town.idOf("asha")]);
  expect((await decide("taken-down")).status).toBe(200);
  expect((await query(columns, [longId(id)])).rows).toEqual(before);
  const log = await query("select action from staff_log where subject_id = $1 order by id desc limit 1", [longId(id)]);
  expect(log.rows).toEqual([{ action: "profile.reports-closed" }]);
  expect(await told(asha)).toEqual(notices);
  expect((await told(readers[0]!))[0]).toContain("checked the profile that you reported");
  expect(await waiting()).toEqual([]);
});

test("nobody decides about their own profile or report, or about what was changed meanwhile", async () => {
  await report(readers[0]);
  await query("update profile_reports set member_id = $1", [await town.idOf("kavita")]);
  expect(codeOf(await decide("dismissed"))).toBe("staff.own-thing");
  await query("update profile_reports set member_id = $1", [await town.idOf("meera")]);
  const [one] = await waiting();
  await query("update matrimony_profiles set updated_at = now() + interval '1 second' where id = $1", [longId(id)]);
  const reportIds = one!.reports.map(({ _id }) => _id);
  const late = { id, decision: "dismissed", reason: "We called them.", reportIds, updatedAt: one!.updatedAt } as const;
  expect(codeOf(await town.call(profileReports.decide, late, kavita))).toBe("profile.changed");
  expect(await waiting()).toHaveLength(1);
});
