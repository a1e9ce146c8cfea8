import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, nextAtHour } from "#base/dates.ts";
import { longId, shortId } from "#base/ids.ts";
import { applications } from "#contract/applications/applications.ts";
import { jobs } from "#contract/jobs.ts";
import { paths } from "#contract/paths.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { alertsSentTo } from "#tests/harness/alerts.ts";
import { resumeOf } from "#tests/harness/resume.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let meera: Person;
let gopal: Person;
/** A public opening of Asha's. */
let opening: string;
beforeAll(async () => {
  town = await openTown();
  town.clock.set(nextAtHour(town.clock.now(), 15));
  town.clock.hold();
  for (const table of ["job_application_events", "job_applications", "alerts"]) await sql(`delete from ${table}`);
  await sql("update resumes set deleted_at = now() where deleted_at is null");
  await signIn();
  for (const who of [meera, gopal]) expect((await town.call(resumes.create, resumeOf(), who)).status).toBe(201);
  opening = (await town.call(jobs.fetchAll, { limit: 100 }, asha)).payload.jobs.find(
    (job) => job.approvalStatus === "Approved" && !job.isClosed,
  )!._id;
});
const signIn = async () => {
  [asha, meera, gopal] = await Promise.all([town.signIn("asha"), town.signIn("meera"), town.signIn("gopal")]);
};
afterAll(() => town.close());

const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const apply = async (who: Person) =>
  expect((await town.call(applications.create, { fkJobId: opening }, who)).status).toBe(201);
const toEmployer = () => alertsSentTo(town, "asha", paths.applicants(shortId(longId(opening)!)));

test("an employer hears by SMS that somebody applied, once a day for each opening, without a name", async () => {
  await apply(meera);
  await apply(gopal);
  const [first, ...others] = await toEmployer();
  expect(first).toMatch(/^VipraSetu: .+ http\S+$/);
  expect(first).not.toMatch(/Meera|Gopal/);
  expect(others).toEqual([]);
  const { applicants } = (await town.call(applications.fetchApplicants, { fkJobId: opening }, asha)).payload;
  expect((await town.call(applications.withdraw, { id: applicants[0]!._id }, gopal)).status).toBe(200);
  town.clock.set(new Date(town.clock.now().getTime() + DAY_MS));
  await signIn();
  await apply(gopal);
  expect(await toEmployer()).toHaveLength(2);
});

test("who is shortlisted hears of it once; who is rejected reads it in the portal alone", async () => {
  const { applicants } = (await town.call(applications.fetchApplicants, { fkJobId: opening }, asha)).payload;
  const [ofGopal, ofMeera] = applicants as [(typeof applicants)[0], (typeof applicants)[0]];
  for (let press = 0; press < 2; press += 1) await town.call(applications.shortlist, { id: ofMeera._id }, asha);
  await town.call(applications.reject, { id: ofGopal._id, words: "We found somebody nearer." }, asha);
  expect(await alertsSentTo(town, "meera", paths.applications())).toEqual([
    expect.stringMatching(/^VipraSetu: .+ http\S+$/),
  ]);
  expect(await alertsSentTo(town, "gopal", paths.applications())).toEqual([]);
});
