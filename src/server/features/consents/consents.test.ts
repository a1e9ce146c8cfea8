import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { consents } from "#contract/consents.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { staffConsents } from "#contract/staff-consents.ts";
import { endBetween } from "#server/features/consents/answers.ts";
import { expireConsents } from "#server/features/consents/upkeep.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

const FAMILY = { phoneNo: "9123400002", email: "family@sharma.example", address: "14, Sarafa Bazaar, Indore" };
const HELLO = "Namaste, our son is an engineer in Pune. May we talk about your daughter?";
let town: Town;
/** Whose profile it is, a family that asks, somebody on Plan 0, and the staff. */
let asha: Person;
let meera: Person;
let gopal: Person;
let kavita: Person;
beforeAll(async () => {
  town = await openTown();
  [asha, meera, gopal, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("gopal"),
    town.signIn("kavita", "staff"),
  ]);
});
afterAll(() => town.close());

const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const run = async <Row = unknown>(text: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query(text, values)).rows as Row[];
/** What is over was asked more than a month ago: only so many are asked for within one. */
const monthsAgo = () =>
  run("update consents set created_at = created_at - interval '31 days' where ended_at is not null");
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.map((one) => one.notification);
const see = (id: string, who: Person) => town.call(matrimony.fetch, { id }, who);

/** An approved profile that Asha wrote, found by everybody, with a photo for members and one by grant alone. */
async function published(over: object = {}): Promise<string> {
  await run("update matrimony_profiles set deleted_at = now() where owner_id = $1", [await town.idOf("asha")]);
  await run("update consents set state = 'withdrawn', ended_at = now() where ended_at is null");
  // Nobody has anything against who asks, and the day is young.
  await run("truncate attempt_counters");
  await run("update consents set reached_at = created_at where reached_at is null");
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#caa27a" } })
    .jpeg()
    .toBuffer();
  const form = biodataOf({ ...FAMILY, personPhoneNo: "9123400001", photoPrivacy: ["members"], ...over });
  const files = ["a.jpg", "b.jpg"].map((name) => ({ name, bytes }));
  const { _id } = (await upload(town, matrimony.create, form as never, files, asha)).payload.profile;
  await run(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(_id)],
  );
  return _id;
}
const request = (fkSubjectId: string, over: object = {}, who = meera) =>
  town.call(
    consents.ask,
    { subjectKind: "profile", fkSubjectId, scopes: ["phone", "email"], message: HELLO, ...over } as never,
    who,
  );
const asked = async (fkSubjectId: string, over: object = {}, who = meera) => {
  const reply = await request(fkSubjectId, over, who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.consent;
};
const accept = (id: string, scopes: string[], over: object = {}, who = asha) =>
  town.call(consents.accept, { id, scopes, ...over } as never, who);
const reveal = (id: string, who = meera) => town.call(consents.reveal, { id }, who);
const receipt = async (id: string, who: Person) =>
  (await town.call(consents.fetchReceipt, { id }, who)).payload.events.map(({ event, by }) => `${event} by ${by}`);

test("a family asks for phone and e-mail, the other grants the phone alone for a month: the number is told to them, to nobody else, and to nobody once it is revoked", async () => {
  const id = await published();
  const one = await asked(id, { message: `${HELLO} Call 98765 43210.` });
  expect(one).toMatchObject({ state: "waiting", subjectTitle: "Ishita Sharma", isMine: false, asker: null });
  expect(await told(asha)).toContain("Meera Joshi asks for contact about Ishita Sharma.");
  const [got] = (await town.call(consents.fetchReceived, {}, asha)).payload.consents;
  expect(got).toMatchObject({ _id: one._id, isMine: true, asker: { name: "Meera Joshi" } });
  // Meera's family has a profile of its own, which Asha reads before she answers.
  expect((await see(got!.asker!.fkSubjectIds[0]!, asha)).payload.profile.isMine).toBe(false);
  expect(got!.message).toBe(`${HELLO} Call •••.`);
  expect(codeOf(await reveal(one._id))).toBe("consent.not-granted");
  expect(codeOf(await accept(one._id, ["phone", "horoscope"]))).toBe("input.invalid");
  expect(codeOf(await accept(one._id, ["phone"], {}, meera))).toBe("consent.not-found");
  const yes = await accept(one._id, ["phone"], { days: "30" });
  expect(yes.payload.consent).toMatchObject({ state: "accepted", scopesGranted: ["phone"], isEffective: true });
  const until = new Date(yes.payload.consent.grantedUntil!).getTime() - town.clock.now().getTime();
  expect(Math.round(until / DAY_MS)).toBe(30);
  expect((await told(meera))[0]).toContain("has been accepted");
  expect((await reveal(one._id)).payload.contacts).toEqual({
    contactPerson: "Ramesh Sharma",
    phoneNo: FAMILY.phoneNo,
    whatsappNo: null,
    email: null,
    address: null,
  });
  await reveal(one._id);
  for (const who of [asha, gopal]) expect((await reveal(one._id, who)).status).toBeGreaterThanOrEqual(400);
  const held = (await town.call(consents.fetchHolders, {}, asha)).payload.consents;
  expect(held.map((one) => [one.asker?.name, one.scopesGranted])).toEqual([["Meera Joshi", ["phone"]]]);
  await town.call(consents.revoke, { id: one._id }, asha);
  const after = await reveal(one._id);
  expect(codeOf(after)).toBe("consent.not-granted");
  expect(JSON.stringify(after.payload)).not.toContain(FAMILY.phoneNo);
  expect((await told(meera))[0]).toContain("is no longer shared with you");
  expect((await town.call(consents.fetchHolders, {}, asha)).payload.consents).toEqual([]);
  for (const who of [asha, meera])
    expect(await receipt(one._id, who)).toEqual([
      "asked by asker",
      "accepted by owner",
      "revealed by asker",
      "revoked by owner",
    ]);
  expect(codeOf(await town.call(consents.fetchReceipt, { id: one._id }, gopal))).toBe("consent.not-found");
  const alerts = await run<{ kind: string }>("select kind from alerts where about like $1 order by id", [
    `consent:${longId(one._id)}%`,
  ]);
  expect(alerts.map(({ kind }) => kind)).toEqual(["consent-asked", "consent-accepted", "consent-revoked"]);
});

test("whatever is pressed twice happens once: one request, one answer, one notice, one line of the receipt", async () => {
  const id = await published({ fullName: "Nandini Trivedi" });
  const [first, second] = await Promise.all([asked(id), asked(id)]);
  expect(second._id).toBe(first._id);
  expect(codeOf(await request(id, { scopes: ["whatsapp"] }))).toBe("consent.open");
  const both = await Promise.all([accept(first._id, ["phone"]), accept(first._id, ["phone"])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(codeOf(await accept(first._id, ["phone", "email"]))).toBe("consent.not-waiting");
  expect(codeOf(await town.call(consents.refuse, { id: first._id }, asha))).toBe("consent.not-waiting");
  await Promise.all([1, 2, 3].map(() => reveal(first._id)));
  for (const _ of [1, 2]) expect((await town.call(consents.revoke, { id: first._id }, asha)).status).toBe(200);
  expect(await receipt(first._id, asha)).toEqual([
    "asked by asker",
    "accepted by owner",
    "revealed by asker",
    "revoked by owner",
  ]);
  const about = (text: string) => text.includes("Nandini Trivedi");
  expect((await told(asha)).filter(about)).toHaveLength(1);
});

test("after a no nobody asks again for thirty days; who withdraws or gives back may ask at once; nobody asks themselves, on Plan 0, or for what there is not", async () => {
  const id = await published({ fullName: "Pooja Dave" });
  expect(codeOf(await request(id, {}, asha))).toBe("consent.own-thing");
  expect(codeOf(await request(id, {}, gopal))).toBe("plan.needed");
  expect(codeOf(await request(id, { scopes: ["resume"] }))).toBe("input.invalid");
  const withdrawn = await asked(id);
  expect(codeOf(await town.call(consents.withdraw, { id: withdrawn._id }, asha))).toBe("consent.not-found");
  expect((await town.call(consents.withdraw, { id: withdrawn._id }, meera)).payload.consent.state).toBe("withdrawn");
  const back = await asked(id);
  await accept(back._id, ["email"]);
  await town.call(consents.revoke, { id: back._id }, meera);
  expect((await told(asha))[0]).toContain("has given back the contact");
  expect((await receipt(back._id, asha)).at(-1)).toBe("given-back by asker");
  await monthsAgo();
  const refused = await asked(id);
  expect((await town.call(consents.refuse, { id: refused._id }, asha)).payload.consent.state).toBe("refused");
  expect((await told(meera))[0]).toContain("has not been accepted");
  const again = await request(id);
  expect([codeOf(again), again.message]).toEqual([
    "consent.refused-lately",
    "This family has said no. Please wait 30 days from their answer before you ask again.",
  ]);
  await town.call(matrimony.setState, { id, state: "hidden" }, asha);
  expect(codeOf(await request(id))).toBe("profile.not-found");
});

test("the eleventh request of a day is refused in seconds and words", async () => {
  const id = await published({ fullName: "Leena Vyas" });
  const lakshmi = await town.signIn("lakshmi");
  for (let n = 0; n < 10; n += 1) {
    const { _id } = await asked(id, {}, lakshmi);
    await town.call(consents.withdraw, { id: _id }, lakshmi);
    await monthsAgo();
  }
  const over = await request(id, {}, lakshmi);
  expect([over.status, codeOf(over), Number(over.headers.get("retry-after")) > 0]).toEqual([
    429,
    "consent.asked-often",
    true,
  ]);
  expect(over.message).toContain("10 requests");
});

test("who asks for money is read by the staff first: the owner hears nothing until they release it, and never of what they reject", async () => {
  const id = await published({ fullName: "Radha Nagar" });
  const before = await told(asha);
  const one = await asked(id, { message: "Please send a token of 500 to ramesh@okaxis or 98765 43210 first." });
  expect(one.state).toBe("paused");
  expect((await town.call(consents.fetchReceived, {}, asha)).payload.consents.map(({ _id }) => _id)).not.toContain(
    one._id,
  );
  for (const [call, input] of [
    [consents.accept, { id: one._id, scopes: ["phone"] }],
    [consents.refuse, { id: one._id }],
    [consents.fetchReceipt, { id: one._id }],
  ] as const)
    expect(codeOf(await town.call(call as never, input as never, asha))).toBe("consent.not-found");
  expect(await told(asha)).toEqual(before);
  const [waiting] = (await town.call(staffConsents.fetchPaused, {}, kavita)).payload.consents;
  expect(waiting).toMatchObject({ _id: one._id, subjectTitle: "Radha Nagar", asker: { name: "Meera Joshi" } });
  expect(waiting!.message).toContain("98765 43210");
  expect(waiting!.suspicious).toContain("ramesh@okaxis");
  expect((await town.call(staffConsents.release, { id: one._id }, kavita)).status).toBe(200);
  expect(codeOf(await town.call(staffConsents.release, { id: one._id }, kavita))).toBe("consent.not-waiting");
  const [got] = (await town.call(consents.fetchReceived, {}, asha)).payload.consents;
  expect([got!._id, got!.state, got!.message.includes("98765")]).toEqual([one._id, "waiting", false]);
  await town.call(consents.withdraw, { id: one._id }, meera);
  const two = await asked(id, { message: "The registration fee has to be paid before we meet." });
  const rejectionMessage = "Nobody may ask for money in a first request.";
  await town.call(staffConsents.reject, { id: two._id, rejectionMessage }, kavita);
  const [sent] = (await town.call(consents.fetchSent, {}, meera)).payload.consents;
  expect(sent).toMatchObject({ _id: two._id, state: "refused", rejectionMessage });
  expect((await told(meera))[0]).toContain(rejectionMessage);
  expect((await town.call(consents.fetchReceived, {}, asha)).payload.consents[0]!._id).toBe(one._id);
  const log = await run<{ action: string }>("select action from staff_log where subject_kind = 'consent' order by id");
  expect(log.map(({ action }) => action)).toEqual(["consent.released", "consent.rejected"]);
});

test("who has asked for money cannot try other words: what they send next waits for the staff as well, until one is passed on", async () => {
  const id = await published({ fullName: "Gauri Nagar" });
  const one = await asked(id, { message: "Please send a token of 500 to ramesh@okaxis first." });
  await town.call(consents.withdraw, { id: one._id }, meera);
  const two = await asked(id, { message: "Our son would like to get to know your daughter." });
  expect(two.state).toBe("paused");
  await town.call(staffConsents.release, { id: two._id }, kavita);
  await town.call(consents.withdraw, { id: two._id }, meera);
  await monthsAgo();
  expect((await asked(id, { message: "Our son would like to get to know your daughter." })).state).toBe("waiting");
});

test("the granted photo and horoscope stand in the profile of who holds them alone; a link to the photo that was opened before is refused at once after the revoke", async () => {
  const id = await published({ fullName: "Megha Shukla" });
  const one = await asked(id, { scopes: ["horoscope", "photo", "phone"] });
  const profile = async (who: Person) => (await see(id, who)).payload.profile;
  expect(await profile(meera)).toMatchObject({ photos: [expect.anything()], granted: null });
  await accept(one._id, ["photo"]);
  const seen = await profile(meera);
  expect([seen.photos.length, seen.granted?.scopes, seen.granted?.birth]).toEqual([2, ["photo"], null]);
  expect(JSON.stringify(seen)).not.toContain("1998-03-14");
  const link = `${town.url}${seen.photos[1]!.large}`;
  const open = (headers: object = {}) => fetch(link, { headers: { ...meera.headers, ...headers } });
  const first = await open();
  expect(first.status).toBe(200);
  expect((await profile(asha)).granted).toBeNull();
  const meeraId = await town.idOf("meera");
  for (const [end, undo] of [
    [
      "plan_expires_at = plan_expires_at - interval '400 days'",
      "plan_expires_at = plan_expires_at + interval '400 days'",
    ],
    ["blocked_at = now()", "blocked_at = null"],
  ]) {
    await run(`update members set ${end} where id = $1`, [meeraId]);
    expect((await open()).status, end).toBe(404);
    await run(`update members set ${undo} where id = $1`, [meeraId]);
    expect((await open()).status, undo).toBe(200);
  }
  await town.call(consents.revoke, { id: one._id }, asha);
  const etag = first.headers.get("etag")!;
  expect((await open()).status).toBe(404);
  expect((await open({ "if-none-match": etag })).status).toBe(404);
  expect(await profile(meera)).toMatchObject({ photos: [expect.anything()], granted: null });
  await run(
    "update consents set ended_at = ended_at - interval '40 days', created_at = created_at - interval '40 days'",
  );
  const two = await asked(id, { scopes: ["horoscope"] });
  await accept(two._id, ["horoscope"]);
  expect((await profile(meera)).granted?.birth).toMatchObject({ date: "1998-03-14", time: "06:45", city: "Indore" });
});

test("a grant gives nothing while the profile is hidden, settled or unapproved, the person has declined, a member is blocked or the asker's plan is over, and nothing after its last day", async () => {
  const id = await published({ fullName: "Usha Bhatt" });
  const { _id } = await asked(id, { scopes: ["phone", "photo", "horoscope"] });
  await accept(_id, ["phone", "photo", "horoscope"], { days: "7" });
  const [ashaId, meeraId] = [await town.idOf("asha"), await town.idOf("meera")];
  const gives = async () => {
    const reply = await reveal(_id);
    const { payload } = await see(id, meera);
    const text = JSON.stringify([reply.payload, payload]);
    return text.includes(FAMILY.phoneNo) || text.includes("1998-03-14");
  };
  expect(await gives()).toBe(true);
  const profile = "update matrimony_profiles set";
  for (const [end, undo, whose] of [
    [`${profile} hidden_at = now() where id = $1`, `${profile} hidden_at = null where id = $1`, longId(id)],
    [`${profile} settled_at = now() where id = $1`, `${profile} settled_at = null where id = $1`, longId(id)],
    [`${profile} approval = 'pending' where id = $1`, `${profile} approval = 'approved' where id = $1`, longId(id)],
    [
      `${profile} person_declined_at = now() where id = $1`,
      `${profile} person_declined_at = null where id = $1`,
      longId(id),
    ],
    [
      "update members set blocked_at = now() where id = $1",
      "update members set blocked_at = null where id = $1",
      ashaId,
    ],
    [
      "update members set plan_expires_at = plan_expires_at - interval '400 days' where id = $1",
      "update members set plan_expires_at = plan_expires_at + interval '400 days' where id = $1",
      meeraId,
    ],
  ] as const) {
    await run(end, [whose]);
    expect(await gives(), end).toBe(false);
    await run(undo, [whose]);
    expect(await gives(), undo).toBe(true);
  }
  town.clock.forward(7 * DAY_MS + 1000);
  meera = await town.signIn("meera");
  asha = await town.signIn("asha");
  await run("update members set plan_expires_at = $1", [new Date(town.clock.now().getTime() + 300 * DAY_MS)]);
  expect(await gives()).toBe(false);
  expect((await town.call(consents.fetchSent, {}, meera)).payload.consents[0]!.state).toBe("expired");
  await expireConsents(town.portal.base);
  expect((await receipt(_id, asha)).at(-1)).toBe("expired by portal");
  const deleted = await asked(id);
  await accept(deleted._id, ["phone"]);
  await town.call(matrimony.delete, { id }, asha);
  expect(codeOf(await reveal(deleted._id))).toBe("consent.not-granted");
});

test("a block ends what is open between two members, whoever of them asked and whoever blocks, and tells neither", async () => {
  const id = await published({ fullName: "Kavya Mishra" });
  const members = [await town.idOf("asha"), await town.idOf("meera")] as const;
  for (const [one, other] of [members, members.toReversed()]) {
    const { _id } = await asked(id);
    await accept(_id, ["phone"]);
    const before = [await told(asha), await told(meera)];
    await endBetween(town.portal.base, one!, other!);
    expect(codeOf(await reveal(_id))).toBe("consent.not-granted");
    expect((await receipt(_id, meera)).at(-1)).toBe("ended by portal");
    expect([await told(asha), await told(meera)]).toEqual(before);
  }
});
