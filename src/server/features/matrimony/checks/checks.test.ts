import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { profileChecks, staffChecks } from "#contract/matrimony/checks.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { staff } from "#contract/staff.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { resetLimits } from "#tests/harness/visitors.ts";
import { endOldChecks } from "./upkeep.ts";

const MARK = "%PDF-1.4 passport of Ishita 4242";
let town: Town;
/** Who writes the profile, another family with a plan, somebody on Plan 0, and the staff. */
let asha: Person;
let meera: Person;
let gopal: Person;
let kavita: Person;
let picture: Buffer;
let id: string;
beforeAll(async () => {
  town = await openTown();
  [asha, meera, gopal, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("gopal"),
    town.signIn("kavita", "staff"),
  ]);
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#caa27a" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => town.close());

const own = { ...biodataOf({ profileFor: "self", personPhoneNo: "" }), fullName: "Asha Sharma" };
const { declaresIntent: _, acceptsTerms: __, ...biodata } = own;
beforeEach(async () => {
  await town.portal.connection.pool.query("update matrimony_profiles set deleted_at = now(), updated_at = now()");
  await resetLimits(town);
  id = (await town.call(matrimony.create, own as never, asha)).payload.profile._id;
  const { profiles } = (await town.call(staffMatrimony.fetchWaiting, {}, kavita)).payload;
  const { updatedAt } = profiles.find(({ profile }) => profile._id === id)!;
  expect((await town.call(staffMatrimony.approve, { id, updatedAt }, kavita)).status).toBe(200);
});

type Kind = "identity" | "education" | "marital-status";
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const send = (kind: Kind, bytes: Buffer = picture, who = asha) =>
  upload(
    town,
    { ...profileChecks.send, path: `/userAdmin/matrimonial/${id}/document` },
    { kind } as never,
    [{ name: "a", bytes }],
    who,
  );
const waiting = async () => (await town.call(staffChecks.fetchWaiting, {}, kavita)).payload.checks;
const decide = async (decision: "checked" | "refused", reason?: string) => {
  const [one] = await waiting();
  return town.call(staffChecks.decide, { id: one!._id, updatedAt: one!.updatedAt, decision, reason }, kavita);
};
const seen = async (who?: Person) => (await town.call(matrimony.fetch, { id }, who)).payload.profile;
const told = async () => (await town.call(notifications.fetchAll, {}, asha)).payload.notifications[0]!.notification;
const stored = async () =>
  (
    await town.portal.connection.pool.query(
      "select count(*)::int as n from matrimony_checks where document is not null",
    )
  ).rows[0].n;
const save = (over: object) => town.call(matrimony.update, { id, ...biodata, ...over } as never, asha);

test("a document that is decided about is gone; members with a plan then read what was checked and when, strangers and Plan 0 nothing of it", async () => {
  expect((await send("identity")).status).toBe(201);
  expect(codeOf(await send("identity"))).toBe("check.exists");
  expect(await waiting()).toMatchObject([
    { kind: "identity", profile: { fullName: "Asha Sharma", birthDate: "1998-03-14" } },
  ]);
  expect(await stored()).toBe(1);
  expect((await decide("checked")).status).toBe(200);
  expect(await stored()).toBe(0);
  expect(await waiting()).toEqual([]);
  const checkedAt = town.clock.now().toISOString().slice(0, 10);
  expect((await seen(meera)).checks).toEqual([{ kind: "identity", checkedAt: expect.stringContaining(checkedAt) }]);
  for (const who of [undefined, gopal]) expect((await seen(who)).checks).toEqual([]);
  expect(await told()).toBe(
    "We have checked the identity of Asha Sharma. The profile now says so, and the document has been deleted.",
  );
  const [entry] = (await town.call(staff.fetchLog, {}, kavita)).payload.entries;
  expect(entry).toMatchObject({ action: "profile.checked-identity", subjectName: "Asha Sharma" });
});

test("what is refused is gone as well, and the owner reads why; a refusal needs a reason", async () => {
  await send("education", Buffer.from(MARK));
  expect((await decide("refused")).status).toBe(400);
  expect((await decide("refused", "The mark sheet is of somebody else.")).status).toBe(200);
  expect(await stored()).toBe(0);
  expect((await seen(meera)).checks).toEqual([]);
  const { checks } = (await town.call(profileChecks.fetchMine, { id }, asha)).payload;
  expect(checks[1]).toEqual({
    kind: "education",
    sentAt: null,
    checkedAt: null,
    reason: "The mark sheet is of somebody else.",
  });
  expect(await told()).toContain("The mark sheet is of somebody else.");
});

test("a document is read by its owner and by the staff with the right, by nobody else and at no other address; the log says who has opened it", async () => {
  await send("identity", Buffer.from(MARK));
  const [one] = await waiting();
  const mine = await town.call(profileChecks.fetchOwnDocument, { id, kind: "identity" }, asha);
  expect(Buffer.from(mine.payload.base64, "base64").toString()).toBe(MARK);
  const theirs = await town.call(staffChecks.openDocument, { id: one!._id }, kavita);
  expect(Buffer.from(theirs.payload.base64, "base64").toString()).toBe(MARK);
  expect((await town.call(staff.fetchLog, {}, kavita)).payload.entries[0]).toMatchObject({
    action: "profile.document-opened",
  });
  for (const who of [undefined, gopal, meera]) {
    const asked = [
      await town.call(profileChecks.fetchOwnDocument, { id, kind: "identity" }, who),
      await town.call(profileChecks.fetchMine, { id }, who),
      await town.call(profileChecks.withdraw, { id, kind: "identity" }, who),
      await town.call(staffChecks.openDocument, { id: one!._id }, who),
      await town.call(staffChecks.fetchWaiting, {}, who),
      await town.call(matrimony.fetch, { id }, who),
      await town.call(matrimony.search, { gender: "female", limit: 100 } as never, who),
    ];
    expect(asked.slice(0, 5).every(({ status }) => status >= 400)).toBe(true);
    expect(JSON.stringify(asked.map(({ payload }) => payload))).not.toContain(Buffer.from(MARK).toString("base64"));
  }
  expect(await stored()).toBe(1);
  expect((await town.call(profileChecks.withdraw, { id, kind: "identity" }, asha)).status).toBe(200);
  expect(await stored()).toBe(0);
  expect(codeOf(await town.call(staffChecks.openDocument, { id: one!._id }, kavita))).toBe("check.not-waiting");
});

test("an edit of name or birth date takes the identity badge away, and only that; a new name when it is approved, not before", async () => {
  await send("identity");
  await decide("checked");
  await send("marital-status");
  await decide("checked");
  const kinds = async () => (await seen(asha)).checks.map(({ kind }) => kind);
  await save({ heightCm: "170" });
  expect(await kinds()).toEqual(["identity", "marital-status"]);
  await save({ fullName: "Asha R Sharma" });
  expect(await kinds()).toEqual(["identity", "marital-status"]);
  const { profiles } = (await town.call(staffMatrimony.fetchWaiting, {}, kavita)).payload;
  await town.call(staffMatrimony.approve, { id, updatedAt: profiles[0]!.updatedAt }, kavita);
  expect(await kinds()).toEqual(["marital-status"]);
  await send("identity");
  await decide("checked");
  expect(await kinds()).toEqual(["identity", "marital-status"]);
  await save({ fullName: "Asha R Sharma", birthDate: "1998-03-15" });
  expect(await kinds()).toEqual(["marital-status"]);
  await save({ fullName: "Asha R Sharma", birthDate: "1998-03-15", maritalStatus: "divorced" });
  expect(await kinds()).toEqual([]);
});

test("what the profile says is changed while the staff read: their decision is refused", async () => {
  await send("identity");
  const [one] = await waiting();
  town.clock.forward(1000);
  await save({ birthDate: "1997-03-14" });
  const late = { id: one!._id, updatedAt: one!.updatedAt, decision: "checked" as const };
  expect(codeOf(await town.call(staffChecks.decide, late, kavita))).toBe("profile.changed");
});

test("a document that nobody decides about is deleted after thirty days and the owner is told; one of a deleted profile is gone at once", async () => {
  await send("identity");
  town.clock.forward(29 * 86_400_000);
  await endOldChecks(town.portal.base);
  expect(await stored()).toBe(1);
  town.clock.forward(2 * 86_400_000);
  await endOldChecks(town.portal.base);
  expect(await stored()).toBe(0);
  asha = await town.signIn("asha");
  kavita = await town.signIn("kavita", "staff");
  expect(await told()).toContain("was not decided about within 30 days and has been deleted");
  await send("education");
  expect(await stored()).toBe(1);
  await town.call(matrimony.delete, { id }, asha);
  expect(await stored()).toBe(0);
  expect(await waiting()).toEqual([]);
});

test("of a person who has not agreed to the profile no document is taken", async () => {
  const given = biodataOf({ personPhoneNo: "9123403001" });
  const other = (await town.call(matrimony.create, given, asha)).payload.profile._id;
  [id] = [other];
  expect(codeOf(await send("identity"))).toBe("profile.person-silent");
});
