import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addYear } from "#base/dates.ts";
import { exemptions } from "#contract/exemptions.ts";
import { members } from "#contract/members.ts";
import { notifications } from "#contract/notifications.ts";
import { staff } from "#contract/staff.ts";
import { staffExemptions } from "#contract/staff-exemptions.ts";
import { checkPaymentInvariants } from "#server/features/plans/payments/invariant-queries.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { resetLimits } from "#tests/harness/visitors.ts";
import { endOldExemptions } from "./upkeep.ts";

const DAY = 86_400_000;
const MESSAGE = "My shop was flooded and I cannot pay the fee this year.";
let town: Town;
/** Without a plan, with one that runs, and the staff: a moderator and an administrator. */
let gopal: Person;
let meera: Person;
let kavita: Person;
let shankar: Person;
let picture: Buffer;
let reasons: Record<"hardship" | "student", string>;
beforeAll(async () => {
  town = await openTown();
  [gopal, meera, kavita, shankar] = await Promise.all([
    town.signIn("gopal"),
    town.signIn("meera"),
    town.signIn("kavita", "staff"),
    town.signIn("shankar", "staff"),
  ]);
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#caa27a" } })
    .jpeg()
    .toBuffer();
  const { exemptionReasons } = (await town.call(exemptions.active, {})).payload;
  const idOf = (start: string) => exemptionReasons.find(({ reason }) => reason.startsWith(start))!._id;
  reasons = { hardship: idOf("Family"), student: idOf("Student") };
});
afterAll(() => town.close());
beforeEach(async () => {
  town.clock.set(new Date());
  const { pool } = town.portal.connection;
  await pool.query(
    "alter table plan_grants disable trigger user; delete from plan_grants where exemption_id is not null; alter table plan_grants enable trigger user; delete from exemption_requests",
  );
  await pool.query("update members set plan_expires_at = null where phone = '1111100002'");
  await resetLimits(town);
});

const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const ask = (who: Person, over: object = {}, files = [] as Buffer[]) =>
  upload(
    town,
    exemptions.submit,
    { fkReasonId: reasons.hardship, message: MESSAGE, ...over } as never,
    files.map((bytes) => ({ name: "a.jpg", bytes })),
    who,
  );
const waiting = async () => (await town.call(staffExemptions.fetchWaiting, {}, shankar)).payload.exemptions;
const own = async (who: Person) => (await town.call(exemptions.fetchMine, {}, who)).payload;
const grant = (id: string) => town.call(staffExemptions.decide, { id, decision: "granted" }, shankar);
const refuse = (id: string, rejectionMessage?: string) =>
  town.call(staffExemptions.decide, { id, decision: "refused", rejectionMessage }, shankar);
const stored = async () =>
  (await town.portal.connection.pool.query("select count(document)::int as n from exemption_requests")).rows[0].n;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications[0]!.notification;
const planEnd = async (key: string) => {
  const { rows } = await town.portal.connection.pool.query("select plan_expires_at from members where id = $1", [
    await town.idOf(key),
  ]);
  return rows[0].plan_expires_at as Date;
};

test("a member without a plan asks with a document, one of the staff grants it: the year runs from now, the document is gone, the member is told, and the log says who did it", async () => {
  const sent = await ask(gopal, { fkReasonId: reasons.student }, [picture]);
  expect(sent.status).toBe(201);
  expect(sent.payload.exemption).toMatchObject({ state: "waiting", hasDocument: true });
  const [one] = await waiting();
  expect(one).toMatchObject({
    message: MESSAGE,
    hasDocument: true,
    member: { name: "Gopal Trivedi", grantedBefore: 0 },
  });
  const opened = await town.call(staffExemptions.openDocument, { id: one!._id }, shankar);
  expect(opened.payload.type).toBe("image/jpeg");
  expect((await grant(one!._id)).status).toBe(200);
  expect(await stored()).toBe(0);
  const inAYear = addYear(town.clock.now()).toISOString().slice(0, 10);
  expect((await planEnd("gopal")).toISOString()).toContain(inAYear);
  expect(await told(gopal)).toContain("A year without payment was granted to you");
  expect((await own(gopal)).exemption).toMatchObject({
    state: "granted",
    grantedUntil: expect.stringContaining(inAYear),
  });
  // A running plan opens what members with one may do.
  expect((await town.call(members.fetch, {}, gopal)).payload.userData.plan).toBe("Yearly Plan");
  const actions = (await town.call(staff.fetchLog, {}, shankar)).payload.entries
    .slice(0, 2)
    .map(({ action }) => action);
  expect(actions).toEqual(["exemption.granted", "exemption.document-opened"]);
});

test("a year that is granted is added to the end of a running plan, once, however often and by how many it is decided at the same moment; the books stay right", async () => {
  const before = await planEnd("meera");
  await ask(meera);
  const [one] = await waiting();
  const replies = await Promise.all([
    grant(one!._id),
    grant(one!._id),
    grant(one!._id),
    refuse(one!._id, "Sorry, not this time."),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  const end = await planEnd("meera");
  const isGranted = (await own(meera)).exemption!.state === "granted";
  expect(end).toEqual(isGranted ? addYear(before) : before);
  expect(codeOf(await grant(one!._id))).toBe("exemption.not-waiting");
  expect(await planEnd("meera")).toEqual(end);
  expect(await checkPaymentInvariants(town.portal.connection.db, town.clock.now())).toEqual([]);
});

test("one request waits at a time; after a refusal, whose reason the member reads, the next may come after thirty days", async () => {
  await ask(gopal);
  expect(codeOf(await ask(gopal))).toBe("exemption.exists");
  const [one] = await waiting();
  expect((await refuse(one!._id)).status).toBe(400);
  expect((await refuse(one!._id, "The document cannot be read.")).status).toBe(200);
  expect(await told(gopal)).toContain("The document cannot be read.");
  const { exemption, mayAskFrom } = await own(gopal);
  expect(exemption).toMatchObject({ state: "refused", rejectionMessage: "The document cannot be read." });
  expect(Math.ceil((new Date(mayAskFrom!).getTime() - town.clock.now().getTime()) / DAY)).toBe(30);
  expect(codeOf(await ask(gopal))).toBe("exemption.refused-lately");
  town.clock.forward(30 * DAY);
  const again = await town.signIn("gopal");
  expect((await ask(again)).status).toBe(201);
});

test("whoever has a granted year asks again when little of it is left", async () => {
  await ask(gopal);
  await grant((await waiting())[0]!._id);
  expect(codeOf(await ask(gopal))).toBe("exemption.granted-lately");
  town.clock.forward(306 * DAY);
  expect((await ask(await town.signIn("gopal"))).status).toBe(201);
});

test("a reason that needs a document, one that is not offered, and too few words are refused", async () => {
  expect(codeOf(await ask(gopal, { fkReasonId: reasons.student }))).toBe("exemption.document-missing");
  expect((await ask(gopal, { fkReasonId: "9999" })).status).toBe(400);
  expect((await ask(gopal, { message: "Please" })).status).toBe(400);
  expect(await waiting()).toEqual([]);
});

test("a document is read by its member and by the staff with the right alone, and taken back at will", async () => {
  await ask(gopal, {}, [Buffer.from("%PDF-1.4 student card 4242")]);
  const [one] = await waiting();
  expect((await town.call(exemptions.fetchOwnDocument, {}, gopal)).payload.type).toBe("application/pdf");
  expect(codeOf(await town.call(exemptions.fetchOwnDocument, {}, meera))).toBe("exemption.not-waiting");
  for (const who of [undefined, gopal, meera, kavita]) {
    expect((await town.call(staffExemptions.openDocument, { id: one!._id }, who)).status).toBeGreaterThanOrEqual(401);
    expect(
      (await town.call(staffExemptions.decide, { id: one!._id, decision: "granted" }, who)).status,
    ).toBeGreaterThanOrEqual(401);
  }
  expect((await town.call(exemptions.withdraw, {}, gopal)).payload).toEqual({ exemption: null, mayAskFrom: null });
  expect(await stored()).toBe(0);
  expect(await waiting()).toEqual([]);
  expect((await ask(gopal)).status).toBe(201);
});

test("nobody of the staff decides about their own request", async () => {
  await ask(await town.signIn("shankar"));
  const [one] = await waiting();
  expect(one!.isMine).toBe(true);
  expect(codeOf(await grant(one!._id))).toBe("staff.own-thing");
  expect(codeOf(await town.call(staffExemptions.openDocument, { id: one!._id }, shankar))).toBe("staff.own-thing");
});

test("the staff add a reason in both languages and take one off the list; requests for it stay", async () => {
  const reason = { reason: "Retired teacher", reasonHi: "सेवानिवृत्त शिक्षक", needsDocument: false, isActive: true };
  const made = await town.call(staffExemptions.createReason, reason, shankar);
  const { _id: id } = made.payload.exemptionReasons.find((one) => one.reason === reason.reason)!;
  expect(codeOf(await town.call(staffExemptions.createReason, reason, shankar))).toBe("exemption-reason.exists");
  const offered = async () =>
    (await town.call(exemptions.active, {})).payload.exemptionReasons.map(({ reason }) => reason);
  expect(await offered()).toContain("Retired teacher");
  await ask(gopal, { fkReasonId: id });
  await town.call(staffExemptions.updateReason, { id, ...reason, isActive: false }, shankar);
  expect(await offered()).not.toContain("Retired teacher");
  expect(await waiting()).toMatchObject([{ reasonHi: "सेवानिवृत्त शिक्षक" }]);
  expect(
    codeOf(await town.call(staffExemptions.updateReason, { id: "9999", ...reason, reason: "Other" }, shankar)),
  ).toBe("exemption-reason.not-found");
});

test("a request that nobody decides about lapses after sixty days with its document, and the words of a decided one are gone after a year", async () => {
  await ask(gopal, {}, [picture]);
  town.clock.forward(59 * DAY);
  await endOldExemptions(town.portal.base);
  expect(await stored()).toBe(1);
  town.clock.forward(2 * DAY);
  await endOldExemptions(town.portal.base);
  expect(await stored()).toBe(0);
  const later = await town.signIn("gopal");
  expect(await own(later)).toMatchObject({ exemption: { state: "lapsed", message: MESSAGE }, mayAskFrom: null });
  expect(await told(later)).toContain("within 60 days");
  town.clock.forward(366 * DAY);
  await endOldExemptions(town.portal.base);
  expect((await own(await town.signIn("gopal"))).exemption!.message).toBeNull();
});
