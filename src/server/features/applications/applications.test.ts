import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { applications } from "#contract/applications/applications.ts";
import { blocks } from "#contract/blocks.ts";
import { jobs } from "#contract/jobs.ts";
import { notifications } from "#contract/notifications.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { resumeOf } from "#tests/harness/resume.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { endApplicationsBetween } from "./between.ts";
import { tellOfSilence } from "./silence.ts";

let town: Town;
let asha: Person;
let meera: Person;
let gopal: Person;
/** Public openings of Asha's. */
let openings: string[];
beforeAll(async () => {
  town = await openTown();
  // Of the demo's, for here everybody begins anew.
  await sql("delete from job_application_events");
  await sql("delete from job_applications");
  await sql("update resumes set deleted_at = now() where deleted_at is null");
  await signIn();
  for (const who of [meera, gopal]) expect((await town.call(resumes.create, resumeOf(), who)).status).toBe(201);
  openings = (await town.call(jobs.fetchAll, { limit: 100 }, asha)).payload.jobs.flatMap((job) =>
    job.approvalStatus === "Approved" && !job.isClosed ? [job._id] : [],
  );
  expect(openings).not.toEqual([]);
});
const signIn = async () => {
  [asha, meera, gopal] = await Promise.all([town.signIn("asha"), town.signIn("meera"), town.signIn("gopal")]);
};
afterAll(() => town.close());

const apply = (who: Person, fkJobId: string, over: object = {}) =>
  town.call(applications.create, { fkJobId, ...over }, who);
const applied = async (who: Person, fkJobId: string) => {
  const reply = await apply(who, fkJobId);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.application;
};
const applicants = (fkJobId: string, over: object = {}, who = asha) =>
  town.call(applications.fetchApplicants, { fkJobId, ...over }, who);
const stateOf = async (who: Person, fkJobId: string) =>
  (await town.call(applications.fetchOfJob, { fkJobId }, who)).payload.application?.state;
const codeOf = ({ payload }: { payload: unknown }) => (payload as { error?: { code?: string } }).error?.code;
const told = async (who: Person, key: string) =>
  (await town.call(notifications.fetchAll, { limit: 100 }, who)).payload.notifications.filter(
    ({ payload }) => payload.key === key,
  );
const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
/** A fresh public opening of Asha's like one of hers. */
const another = async () => {
  const { rows } = await sql(
    `insert into job_openings select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'name', 'Copy', 'filled_at', null, 'closed_at', null, 'closing_date', current_date + 60))).*
     from job_openings j where id = $1 returning translate(encode(decode(replace(id::text, '-', ''), 'hex'), 'base64'), '+/=', '-_') as id`,
    [longId(openings[0]!)],
  );
  return rows[0].id as string;
};

test("a member applies in one step with the resume, once for each opening; the employer is told how many wait, and reads who", async () => {
  const [opening] = openings as [string];
  const before = (await town.call(applications.fetchOfJob, { fkJobId: opening }, meera)).payload;
  expect(before).toMatchObject({ application: null, resume: { isRefused: false } });
  const first = await applied(meera, opening);
  expect(first).toMatchObject({ state: "sent", fkJobId: opening });
  expect((await applied(meera, opening))._id).toBe(first._id);
  await applied(gopal, opening);
  const page = (await applicants(opening)).payload;
  expect(page.counts).toEqual({ sent: 2 });
  expect(page.applicants.map(({ state }) => state)).toEqual(["sent", "sent"]);
  expect(JSON.stringify(page)).not.toMatch(/"phoneNo"|"email"/);
  const [notice, ...older] = await told(asha, "notice.applications.new");
  expect(notice).toMatchObject({ payload: { values: { n: 2 } } });
  expect(older).toEqual([]);
  expect((await town.call(applications.fetchAll, {}, meera)).payload.applications).toContainEqual(
    expect.objectContaining({ _id: first._id, state: "sent" }),
  );
});

test("what the employer opens is seen; with a plan the contact is shown and stands in the receipt once; nobody else opens it", async () => {
  const [opening] = openings as [string];
  const [one] = (await applicants(opening)).payload.applicants;
  const id = one!._id;
  for (const stranger of [meera, gopal])
    expect(codeOf(await town.call(applications.open, { id }, stranger))).toBe("application.not-found");
  expect(codeOf(await applicants(opening, {}, meera))).toBe("job.not-found");
  for (const _ of ["once", "again"]) {
    const { applicant, resume } = (await town.call(applications.open, { id }, asha)).payload;
    expect(applicant.state).toBe("seen");
    expect(resume).toMatchObject({ contactsLocked: false, phoneNo: resumeOf().phoneNo });
  }
  const { rows } = await sql("select event from job_application_events where application_id = $1 order by id", [
    longId(id),
  ]);
  expect(rows.map(({ event }) => event)).toEqual(["applied", "seen", "revealed"]);
  expect(await stateOf(gopal, opening)).toBe("seen");
});

test("shortlisted and rejected are told once, with words whose contacts are covered, and both see the state", async () => {
  const [opening] = openings as [string];
  const { applicants: both } = (await applicants(opening)).payload;
  const [ofGopal, ofMeera] = both as [(typeof both)[0], (typeof both)[0]];
  for (const _ of ["once", "again"]) await town.call(applications.shortlist, { id: ofMeera._id }, asha);
  const words = "We found somebody nearer. Call 98765 43210 next year.";
  await town.call(applications.reject, { id: ofGopal._id, words }, asha);
  expect(await stateOf(meera, opening)).toBe("shortlisted");
  const { application } = (await town.call(applications.fetchOfJob, { fkJobId: opening }, gopal)).payload;
  expect(application).toMatchObject({ state: "rejected", words: expect.stringContaining("somebody nearer") });
  expect(application!.words).not.toContain("43210");
  expect(await told(meera, "notice.application.shortlisted")).toHaveLength(1);
  expect(await told(gopal, "notice.application.rejected")).toHaveLength(1);
  expect((await applicants(opening, { state: "rejected" })).payload).toMatchObject({
    applicants: [{ _id: ofGopal._id, words }],
    counts: { shortlisted: 1, rejected: 1 },
  });
  await town.call(jobs.fill, { id: opening }, asha);
  expect(await told(meera, "notice.application.filled")).toHaveLength(1);
  expect(await told(gopal, "notice.application.filled")).toHaveLength(0);
  await town.call(applications.withdraw, { id: application!._id }, gopal);
  expect(codeOf(await apply(gopal, opening))).toBe("application.closed");
});

test("who waits for an answer when the place is filled reads so, and renewing takes it up again", async () => {
  const opening = await another();
  await applied(meera, opening);
  await town.call(jobs.fill, { id: opening }, asha);
  expect(await stateOf(meera, opening)).toBe("filled");
  expect((await applicants(opening)).payload).toMatchObject({ counts: { filled: 1 }, job: { isFilled: true } });
  const { closingDate } = (await town.call(jobs.fetch, { id: openings[0]! })).payload.job;
  await town.call(jobs.renew, { id: opening, closingDate }, asha);
  expect(await stateOf(meera, opening)).toBe("sent");
});

test("nobody applies to their own opening, to a closed one, without a resume, or with one that the staff turned down", async () => {
  const opening = await another();
  expect(codeOf(await apply(asha, opening))).toBe("application.own-thing");
  const rekha = await town.signIn("rekha");
  expect(codeOf(await apply(rekha, opening))).toBe("application.no-resume");
  const gopalId = await town.idOf("gopal");
  await sql("update resumes set approval = 'rejected' where owner_id = $1", [gopalId]);
  expect(codeOf(await apply(gopal, opening))).toBe("application.resume-refused");
  await sql("update resumes set approval = 'pending' where owner_id = $1", [gopalId]);
  await sql("update job_openings set closing_date = '2020-01-01' where id = $1", [longId(opening)]);
  expect(codeOf(await apply(gopal, opening))).toBe("application.closed");
});

test("withdrawing takes resume and contact away from the employer at once; it can be sent again, but not after a decision", async () => {
  const opening = await another();
  const { _id: id } = await applied(meera, opening);
  expect(codeOf(await town.call(applications.withdraw, { id }, gopal))).toBe("application.not-found");
  for (const _ of ["once", "again"])
    expect((await town.call(applications.withdraw, { id }, meera)).payload.application.state).toBe("withdrawn");
  for (const call of [applications.open, applications.shortlist, applications.reject])
    expect(codeOf(await town.call(call, { id }, asha))).toBe("application.not-found");
  expect((await applicants(opening)).payload).toMatchObject({ applicants: [], counts: {} });
  expect((await applied(meera, opening)).state).toBe("sent");
  await town.call(applications.reject, { id }, asha);
  await town.call(applications.withdraw, { id }, meera);
  expect(codeOf(await apply(meera, opening))).toBe("application.decided");
});

test("twenty applications a day are enough, and one key sent twice counts once", async () => {
  const vidya = await town.signIn("devendra");
  expect((await town.call(resumes.create, resumeOf(), vidya)).status).toBe(201);
  const idempotencyKey = "0123456789abcdef";
  const first = await another();
  for (const _ of ["once", "again"]) expect((await apply(vidya, first, { idempotencyKey })).status).toBe(201);
  for (let n = 1; n < 20; n += 1) await applied(vidya, await another());
  expect(codeOf(await apply(vidya, await another()))).toBe("application.too-many-today");
  expect((await town.call(applications.fetchAll, { limit: 8 }, vidya)).payload).toMatchObject({
    applications: { length: 8 },
    nextCursor: expect.any(String),
  });
});

test("a block ends what is between the two for good: neither list shows it, and the next application is told that the opening is closed", async () => {
  const opening = await another();
  const { _id: id } = await applied(meera, opening);
  const [asker, other] = [await town.idOf("asha"), await town.idOf("meera")];
  await sql(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'request', now())",
    [asker, other],
  );
  expect((await applicants(opening)).payload.applicants).toEqual([]);
  expect(codeOf(await town.call(applications.open, { id }, asha))).toBe("application.not-found");
  expect((await town.call(applications.fetchAll, { limit: 100 }, meera)).payload.applications).toEqual([]);
  expect(codeOf(await apply(meera, await another()))).toBe("application.closed");
  await endApplicationsBetween(town.portal.base, asker, other);
  const [block] = (await town.call(blocks.fetchAll, {}, asha)).payload.blocks;
  await town.call(blocks.delete, { id: block!._id }, asha);
  const { applications: left } = (await town.call(applications.fetchAll, { limit: 100 }, meera)).payload;
  expect(new Set(left.map(({ state }) => state))).toEqual(new Set(["withdrawn"]));
  expect((await applicants(opening)).payload.applicants).toEqual([]);
});

test("the employer blocks whoever has applied from the application, and whoever has applied the employer; nobody else does by its id", async () => {
  await sql("delete from blocks");
  await sql("truncate attempt_counters");
  const block = (id: string, who: Person) => town.call(blocks.create, { through: "application", id }, who);
  const unblock = async (who: Person) => {
    const [one] = (await town.call(blocks.fetchAll, {}, who)).payload.blocks;
    await town.call(blocks.delete, { id: one!._id }, who);
    return one;
  };
  const [first, second] = [await another(), await another()];
  const { _id: sent } = await applied(meera, first);
  expect(codeOf(await block(sent, gopal))).toBe("application.not-found");
  for (let press = 0; press < 2; press += 1) expect((await block(sent, asha)).status).toBe(201);
  expect((await applicants(first)).payload.applicants).toEqual([]);
  expect(codeOf(await apply(meera, second))).toBe("application.closed");
  expect(await unblock(asha)).toMatchObject({ through: "application", name: resumeOf().fullName });
  const { _id: again } = await applied(meera, second);
  expect((await block(again, meera)).status).toBe(201);
  expect((await applicants(second)).payload.applicants).toEqual([]);
  expect((await unblock(meera))!.through).toBe("application");
  // What had been taken back is not the employer's any more.
  const { _id: taken } = await applied(gopal, second);
  await town.call(applications.withdraw, { id: taken }, gopal);
  expect(codeOf(await block(taken, asha))).toBe("application.not-found");
});

test("after thirty days without an answer the employer is told, a week later the candidate, each once, and nobody who was answered", async () => {
  const opening = await another();
  const { _id: waiting } = await applied(meera, opening);
  const { _id: answered } = await applied(gopal, opening);
  await town.call(applications.shortlist, { id: answered }, asha);
  await sql("update job_applications set employer_reminded_at = now(), silence_told_at = now() where id <> $1", [
    longId(waiting),
  ]);
  const run = async (days: number) => {
    town.clock.forward(days * DAY_MS);
    await tellOfSilence(town.portal.base);
    await signIn();
    return [await told(asha, "notice.applications.waiting"), await told(meera, "notice.application.silent")].map(
      ({ length }) => length,
    );
  };
  expect(await run(29)).toEqual([0, 0]);
  expect(await run(2)).toEqual([1, 0]);
  expect(await run(6)).toEqual([1, 0]);
  expect(await run(2)).toEqual([1, 1]);
  await sql("delete from notifications");
  expect(await run(30)).toEqual([0, 0]);
});
