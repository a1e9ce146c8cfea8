import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId, newId, shortId } from "#base/ids.ts";
import { applications } from "#contract/applications/applications.ts";
import { blocks } from "#contract/blocks.ts";
import { consents } from "#contract/consents.ts";
import { leads } from "#contract/leads.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { matches } from "#contract/matrimony/matches.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { sevaRequests } from "#contract/spirituality/requests.ts";
import { wantAnswers } from "#contract/want-answers.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { resumeOf } from "#tests/harness/resume.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { type Family, listCalls, PLANTED, UNAFFECTED } from "./block-calls.ts";
import { printCoverage } from "./coverage.ts";
import { random } from "./sample.ts";

/** Whoever was picked, with what tells of them wherever it comes out. */
interface Planted extends Family {
  key: string;
  who: Person;
  marks: string[];
}

let town: Town;
/** A third family, to which nothing happens. */
let bystander: Person;
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await town.portal.connection.pool.query(text, values)).rows as Row[];

beforeAll(async () => {
  town = await openTown();
  bystander = await town.signIn("kavita");
});
afterAll(() => town.close());

/** What somebody who helps with a profile reads of the other family. */
const OF_HELPERS = [
  "matrimony.search",
  "matrimony.fetch",
  "matrimonyFamily.fetchShortlist",
  "notifications.fetchAll",
  "consents.fetchReceived",
  "consents.fetchHolders",
];
/** What a block ends for good. */
const ENDED = new Set([
  "notifications.fetchAll",
  "consents.fetchHolders",
  "applications.fetchApplicants",
  "sevaRequests.fetchReceived",
  "sevaRequests.fetchSent",
]);
const ROUNDS = 6;
/** Members with a plan and an offering of their own. */
const KEYS = ["asha", "meera", "ganga", "mohini", "dattatray"];
/** Whoever helps each of the two with its profile, and may block in its name. */
const HELPERS = ["devendra", "lakshmi"] as const;
const NAMES = ["Vasudha", "Devendra", "Lalita", "Madhukar", "Rukmini", "Shrinath"];

test("each call that answers a list is known to the walk: either somebody is planted in it, or it is said why there is nobody to hide", () => {
  const names = listCalls().map(({ name }) => name);
  expect(names.filter((name) => !(name in PLANTED) && !(name in UNAFFECTED))).toEqual([]);
  expect(Object.keys({ ...PLANTED, ...UNAFFECTED }).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(PLANTED).filter((name) => name in UNAFFECTED)).toEqual([]);
});

test("a block hides two families from each other in every list, whoever of them blocks, and from nobody else; unblocking brings them back", async () => {
  const next = random(12);
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = Math.floor(next() * KEYS.length);
    const [one, other] = [KEYS[at], KEYS[(at + 1 + Math.floor(next() * (KEYS.length - 1))) % KEYS.length]];
    // Of both sides, for only those are matches.
    const sides = next() < 0.5 ? (["female", "male"] as const) : (["male", "female"] as const);
    const [a, b] = [await plant(one!, round, sides[0], next), await plant(other!, round, sides[1], next)];
    const helpers = [await join(a, HELPERS[0]), await join(b, HELPERS[1])] as const;
    await reach(a, b);
    await reach(b, a);
    for (const [me, them] of [
      [a, b],
      [b, a],
    ] as const)
      for (const name of Object.keys(PLANTED))
        expect(await marksIn(name, me.who, me, them), `${name} shows ${them.key} to ${me.key} before`).not.toEqual([]);
    const photos = { a: await photosOf(a, b), b: await photosOf(b, a) };
    expect([...(await statusesOf(photos.a, a)), ...(await statusesOf(photos.b, b))]).toEqual(Array(2).fill(200));

    const [blocker, blocked] = next() < 0.5 ? [a, b] : [b, a];
    // In every other round somebody else of the family blocks than who has written its profile.
    const presser = round % 2 === 0 ? blocker.who : helpers[blocker === a ? 0 : 1];
    const reply = await town.call(blocks.create, { through: "profile", id: blocked.profile }, presser);
    expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
    for (const [me, them] of [
      [a, b],
      [b, a],
    ] as const) {
      for (const name of Object.keys(PLANTED))
        expect(await marksIn(name, me.who, me, them), `${name} shows ${them.key} to ${me.key}`).toEqual([]);
      const helper = helpers[me === a ? 0 : 1];
      for (const name of OF_HELPERS)
        expect(await marksIn(name, helper, me, them), `${name} shows ${them.key} to who helps ${me.key}`).toEqual([]);
      const fit = await town.call(matches.fetchFit, { id: me.profile, otherId: them.profile }, me.who);
      const none = await town.call(matches.fetchFit, { id: me.profile, otherId: shortId(newId()) }, me.who);
      expect([fit.status, fit.message]).toEqual([none.status, none.message]);
      expect(await marksIn("matrimony.list", bystander, me, them), "to a third family").not.toEqual([]);
      requests += 1;
    }
    expect([...(await statusesOf(photos.a, a)), ...(await statusesOf(photos.b, b))]).toEqual(Array(2).fill(404));

    const { payload } = await town.call(blocks.fetchAll, {}, presser);
    await town.call(blocks.delete, { id: payload.blocks[0]!._id }, presser);
    for (const name of Object.keys(PLANTED).filter((name) => !ENDED.has(name)))
      expect(await marksIn(name, blocked.who, blocked, blocker), `${name} after the unblocking`).not.toEqual([]);
  }
  printCoverage("blocks", { rounds: ROUNDS, planted: Object.keys(PLANTED).length, requests });
}, 300_000);

/** A profile with words that stand nowhere else, a photo for members, and the member's listing. */
async function plant(key: string, round: number, gender: Family["gender"], next: () => number): Promise<Planted> {
  const [who, memberId] = [await town.signIn(key), await town.idOf(key)];
  await query("update matrimony_profiles set deleted_at = now() where owner_id = $1", [memberId]);
  const [word, digits] = [NAMES[round % NAMES.length]! + key, String(Math.floor(next() * 1e6)).padStart(6, "0")];
  const made = await upload(
    town,
    matrimony.create,
    biodataOf({
      gender,
      profileFor: gender === "female" ? "daughter" : "son",
      birthDate: "1994-05-20",
      fullName: `${word} Sharma`,
      about: `Of ${word} the family says that nobody reads more books.`,
      gotra: `Gotra ${word}`,
      phoneNo: `8${digits}001`,
      personPhoneNo: `8${digits}002`,
      photoPrivacy: ["members"],
    }) as never,
    [{ name: "face.png", type: "image/png", bytes: await picture(round) }],
    who,
  );
  expect(made.status, JSON.stringify(made.payload)).toBe(201);
  const profile = made.payload.profile._id;
  await query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(profile)],
  );
  await query("update members set show_on_map = true where id = $1", [memberId]);
  const resume = await plantResume(who, memberId, { fullName: `${word} Sharma`, phoneNo: `8${digits}003` });
  const [listing] = await query<{ id: string; business: string }>(
    "select id, business_id as business from listings where owner_id = $1 and is_public and status = 'active' and deleted_at is null order by id limit 1",
    [memberId],
  );
  const [member] = await query<{ phone: string; name: string }>(
    "select phone, concat_ws(' ', first_name, last_name) as name from members where id = $1",
    [memberId],
  );
  const marks = [
    word,
    resume,
    profile,
    longId(profile)!,
    shortId(memberId),
    memberId,
    `8${digits}`,
    member!.phone,
    member!.name,
  ];
  return {
    key,
    who,
    memberId,
    profile,
    gender,
    resume,
    opening: await plantOpening(memberId, word),
    post: await plantPost(memberId, word),
    listing: shortId(listing!.id),
    requirement: await plantCopy(
      "wants",
      "kind = 7 and ended_at is null and held_at is null and until_date > current_date",
      { owner_id: memberId, name: `Thalis for ${word}` },
    ),
    seva: await plantCopy(
      "seva_entries",
      "kind = 'priest' and services @> '{vivah}' and ended_at is null and held_at is null",
      {
        owner_id: memberId,
        name: `Pandit ${word}`,
      },
    ),
    announcement: await plantCopy("announcements", "audience = 'members' and held_at is null", {
      owner_id: memberId,
      name: word,
      person_name: word,
      posted_at: new Date(),
    }),
    business: shortId(listing!.business),
    consent: "",
    marks,
  };
}

/** A member who acts for that profile as its owner does. */
async function join({ profile, memberId }: Planted, key: string): Promise<Person> {
  await query(
    `insert into matrimony_managers (id, profile_id, phone, relation, member_id, invited_by, invited_at, accepted_at)
      select gen_random_uuid(), $1, phone, 'aunt', id, $2, now(), now() from members where id = $3`,
    [longId(profile), memberId, await town.idOf(key)],
  );
  return town.signIn(key);
}

/** In place of the one before: a member has one. */
async function plantResume(who: Person, memberId: string, over: object): Promise<string> {
  await query("update resumes set deleted_at = now() where owner_id = $1", [memberId]);
  await query("truncate attempt_counters");
  const made = await town.call(resumes.create, resumeOf({ ...over }), who);
  expect(made.status, JSON.stringify(made.payload)).toBe(201);
  const { _id } = made.payload.resume;
  await query("update resumes set approval = 'approved' where id = $1", [longId(_id)]);
  return _id;
}

/** What the member has written, with words that stand nowhere else. */
async function plantPost(memberId: string, word: string): Promise<string> {
  const id = newId();
  await query("update feed_posts set deleted_at = now() where owner_id = $1", [memberId]);
  await query(
    `insert into feed_posts (id, owner_id, name, text, language, approval, posted_at, updated_at)
       values ($1, $2, $3, $4, 'en', 'approved', now(), now())`,
    [id, memberId, word, `Who knows a good tabla teacher? ${word} asks.`],
  );
  return shortId(id);
}

/** Public, of an employer whose name stands nowhere else. */
async function plantOpening(memberId: string, word: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into job_openings select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'owner_id', $1::uuid, 'company_name', $2::text,
      'closing_date', current_date + 30))).* from job_openings j where approval = 'approved' and pending_edit is null and closed_at is null order by id limit 1 returning id`,
    [memberId, `House of ${word}`],
  );
  return shortId(row!.id);
}

/** Approved, like one of the demo's, but of this member and with words that stand nowhere else. */
async function plantCopy(table: string, like: string, over: Record<string, unknown>): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into ${table} select (jsonb_populate_record(x, $1::jsonb || jsonb_build_object('id', gen_random_uuid()))).*
      from ${table} x where approval = 'approved' and pending_edit is null and deleted_at is null and ${like} order by id desc limit 1 returning id`,
    [JSON.stringify(over)],
  );
  return shortId(row!.id);
}

const picture = (n: number) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: { r: 20 * n, g: 90, b: 90 } } })
    .png()
    .toBuffer();

/** Asks the other about an offering and for the contact, which is granted; applies to their opening, answers their requirement, asks them for a rite; looks at their profile, puts it aside, and invites them to act for one's own. */
async function reach(me: Planted, them: Planted): Promise<void> {
  expect((await town.call(matrimony.fetch, { id: them.profile }, me.who)).status).toBe(200);
  const aside = { id: me.profile, fkProfileId: them.profile };
  expect((await town.call(matrimonyFamily.addToShortlist, aside, me.who)).status).toBeLessThan(300);
  const [{ phone: phoneNo } = { phone: "" }] = await query<{ phone: string }>(
    "select phone from members where id = $1",
    [them.memberId],
  );
  const invited = { id: me.profile, phoneNo, relation: "uncle" } as const;
  expect((await town.call(matrimonyManagers.invite, invited, me.who)).status).toBeLessThan(300);
  const words = { contactPerson: me.marks[0], phoneNo: "9000012345", state: "Madhya Pradesh", city: "Indore" };
  const asked = { ...words, query: `Do you deliver to the house of ${me.marks[0]}?`, fkListingId: them.listing };
  expect((await town.call(leads.create, asked, me.who)).status).toBe(201);
  const subject = { subjectKind: "profile", fkSubjectId: them.profile };
  const message = `The family of ${me.marks[0]} would like to talk to you.`;
  const sent = await town.call(consents.ask, { ...subject, scopes: ["phone", "photo"], message }, me.who);
  expect(sent.status, JSON.stringify(sent.payload)).toBe(201);
  me.consent = sent.payload.consent._id;
  const applied = await town.call(applications.create, { fkJobId: them.opening }, me.who);
  expect(applied.status, JSON.stringify(applied.payload)).toBe(201);
  const canDo = `The house of ${me.marks[0]} can do that on any day.`;
  const answered = await town.call(wantAnswers.create, { fkRequirementId: them.requirement, message: canDo }, me.who);
  expect(answered.status, JSON.stringify(answered.payload)).toBe(201);
  const rite = { fkSevaId: them.seva, service: "vivah", date: dayOf(new Date(Date.now() + 20 * DAY_MS)), message };
  const wanted = await town.call(sevaRequests.ask, { ...rite, idempotencyKey: newId() }, me.who);
  expect(wanted.status, JSON.stringify(wanted.payload)).toBe(201);
  const granted = { id: me.consent, scopes: ["phone", "photo"], days: "30" };
  expect((await town.call(consents.accept, granted, them.who)).status).toBe(200);
}

/** What tells of them in what the call answers to that member. */
async function marksIn(name: string, who: Person, me: Planted, them: Planted): Promise<string[]> {
  const { call } = listCalls().find((one) => one.name === name)!;
  let text = "";
  for (const input of PLANTED[name]!(me, them))
    text += call.file
      ? await fileOf(`${call.path}?${new URLSearchParams(input as never)}`, who)
      : JSON.stringify((await town.call(call, input, who)).payload);
  return them.marks.filter((mark) => text.includes(mark));
}

async function fileOf(path: string, who: Person): Promise<string> {
  const response = await fetch(`${town.url}/api${path}`, { headers: { "x-access-key": ACCESS_KEY, ...who.headers } });
  expect(response.status).toBe(200);
  return response.text();
}

async function photosOf(me: Planted, them: Planted): Promise<string[]> {
  const { payload } = await town.call(matrimony.fetch, { id: them.profile }, me.who);
  return payload.profile.photos.map(({ small }) => small);
}

const statusesOf = (links: string[], { who: { headers } }: Planted) =>
  Promise.all(links.map(async (link) => (await fetch(town.url + link, { headers })).status));
