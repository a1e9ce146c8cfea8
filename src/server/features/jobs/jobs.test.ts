import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { OPEN_DAYS_MAX } from "#contract/job-choices.ts";
import { jobReference } from "#contract/job-reference.ts";
import { jobs } from "#contract/jobs.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { closePastJobs } from "./own-jobs.ts";

let town: Town;
let asha: Person;
let gopal: Person;
beforeAll(async () => {
  town = await openTown();
  asha = await town.signIn("asha");
  gopal = await town.signIn("gopal");
});
afterAll(() => town.close());

const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const form = (over: object = {}) => ({
  job_title: "Accounts Assistant",
  company_name: "Annapurna Satvik Rasoi",
  description: "Bills, bank and the monthly GST return",
  fkFunctionalAreaId: "1",
  fkQualificationId: "10",
  employmentType: "full-time",
  workMode: "on-site",
  fkCityId: "14",
  experienceFrom: "2",
  experienceTo: "5",
  salaryFrom: "20,000",
  salaryTo: "30,000",
  salaryPeriod: "month",
  skills: "Tally, GST ;Excel",
  openings: "2",
  closingDate: inDays(30),
  contactPerson: "Asha Sharma",
  phoneNo: "9876543210",
  email: "asha@rasoi.example",
  ...over,
});
const post = async (over: object = {}, who = asha) => {
  const reply = await town.call(jobs.create, form(over), who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.job;
};
const list = async (filters: object = {}) => (await town.call(jobs.all, { limit: 100, ...filters })).payload;
const idsOf = async (filters: object = {}) => (await list(filters)).jobs.map(({ _id }) => _id);
const see = (id: string, who?: Person) => town.call(jobs.fetch, { id }, who);
const sql = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);

test("what a member without a plan posts is public at once: first in the list, found by title, skill and area of work", async () => {
  const job = await post({ job_title: "Zardozi Embroiderer", skills: "Kundan work", fkFunctionalAreaId: "3" }, gopal);
  expect(job).toMatchObject({
    experience: "2-5",
    salaryFromPaise: 2_000_000,
    salaryToPaise: 3_000_000,
    skills: ["Kundan work"],
    openings: 2,
    approvalStatus: "Approved",
    isMine: true,
    isClosed: false,
  });
  expect((await list({ limit: 1 })).jobs[0]).toMatchObject({ _id: job._id, functionalArea: "Agriculture & Dairy" });
  for (const searchQuery of ["zardozi", "kundan", "embroidrer", "agriculture"])
    expect(await idsOf({ searchQuery }), searchQuery).toContain(job._id);
});

test("phone and e-mail are the owner's alone, and every text of others is masked", async () => {
  const words = "Call 98765 43210 or mail me@work.example";
  const job = await post({ description: words, skills: `${words}, Roti` });
  await town.portal.connection.pool.query(
    "update job_openings set name = name || $2, company_name = company_name || $2 where id = $1",
    [longId(job._id), ` ${words}`],
  );
  for (const who of [undefined, gopal, await town.signIn("meera")]) {
    const text = JSON.stringify([(await see(job._id, who)).payload, await list({ limit: 1 })]);
    expect(text).not.toMatch(/43210|me@work|asha@rasoi/);
    expect(text).toContain("Roti");
  }
  const own = (await see(job._id, asha)).payload.job;
  expect(own).toMatchObject({ phoneNo: "9876543210", email: "asha@rasoi.example", description: words, isMine: true });
});

test("bounds that cross, days that are no choice and too many skills are told at their fields, and nothing is posted", async () => {
  const refused = async (over: object) => {
    const { status, payload } = await town.call(jobs.create, form(over), asha);
    return [status, (payload as unknown as { fields?: object }).fields];
  };
  const before = await idsOf();
  expect(await refused({ experienceFrom: "5", experienceTo: "2" })).toEqual([
    400,
    { experienceTo: "The most years must not be fewer than the least." },
  ]);
  expect(await refused({ job_title: "Cook, 98765 aur 43210", company_name: "rasoi.example" })).toEqual([
    400,
    {
      job_title: "Title must not carry a phone number, an e-mail address or the address of a site",
      company_name: "Employer must not carry a phone number, an e-mail address or the address of a site",
    },
  ]);
  expect(await refused({ salaryTo: "100" })).toEqual([400, { salaryTo: expect.any(String) }]);
  expect(await refused({ closingDate: inDays(-1) })).toEqual([400, { closingDate: expect.any(String) }]);
  expect(await refused({ closingDate: inDays(OPEN_DAYS_MAX + 1) })).toEqual([400, { closingDate: expect.any(String) }]);
  expect(await refused({ skills: "a,b,c,d,e,f,g,h,i,j,k" })).toEqual([400, { skills: expect.any(String) }]);
  expect(await refused({ fkFunctionalAreaId: "999" })).toEqual([400, { fkFunctionalAreaId: expect.any(String) }]);
  expect(await idsOf()).toEqual(before);
});

test("each filter lets through what fits and nothing else, alone and beside a text", async () => {
  const yearly = await post({ salaryFrom: "2,40,000", salaryTo: "3,60,000", salaryPeriod: "year", fkCityId: "14" });
  const remote = await post({ workMode: "remote", employmentType: "contract", experienceFrom: "0", experienceTo: "" });
  const silent = await post({ salaryFrom: "", salaryTo: "", fkQualificationId: "26", fkFunctionalAreaId: "17" });
  const cases: Array<[object, string[], string[]]> = [
    [{ salaryMin: 30_000 }, [yearly._id, remote._id], [silent._id]],
    [{ salaryMin: 30_001 }, [], [yearly._id, remote._id, silent._id]],
    [{ workMode: "remote" }, [remote._id], [yearly._id, silent._id]],
    [{ employmentType: "contract" }, [remote._id], [yearly._id]],
    [{ experience: 1 }, [remote._id], [yearly._id]],
    [{ experience: 9 }, [remote._id], [yearly._id]],
    [{ qualification: "mba" }, [silent._id], [yearly._id]],
    [{ functionalArea: "information-technology" }, [silent._id], [yearly._id]],
    [{ functionalArea: "17", city: 14 }, [silent._id], [remote._id]],
    [{ city: "chennai" }, [], [yearly._id, remote._id, silent._id]],
  ];
  for (const [filters, fitting, others] of cases)
    for (const searchQuery of "city" in filters ? [""] : ["", "accounts assistant"]) {
      const found = await idsOf({ ...filters, searchQuery });
      const label = JSON.stringify({ ...filters, searchQuery });
      expect(found, label).toEqual(expect.arrayContaining(fitting));
      expect(
        found.filter((id) => others.includes(id)),
        label,
      ).toEqual([]);
    }
  expect((await town.call(jobs.all, { functionalArea: "nothing" })).status).toBe(400);
  expect((await town.call(jobs.all, { city: "nowhere at all" })).status).toBe(400);
});

test("pages follow each other without a gap or a repetition, and a cursor made elsewhere is refused", async () => {
  for (const searchQuery of ["", "assistant"]) {
    const whole = await idsOf({ searchQuery });
    const walked: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ searchQuery, limit: 3, ...(cursor ? { cursor } : {}) });
      walked.push(...page.jobs.map(({ _id }) => _id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(walked.toSorted()).toEqual(whole.toSorted());
    expect((await town.call(jobs.all, { searchQuery, cursor: "AAAAAAAAAAAA" })).status).toBe(400);
  }
});

test("saving and deleting are the owner's: others are told that there is nothing, lists and search follow, the page is gone", async () => {
  const job = await post({ job_title: "Quilting Teacher" });
  const change = { id: job._id, ...form({ job_title: "Weaving Teacher", fkCityId: "1" }) };
  for (const call of [jobs.update, jobs.delete])
    expect(await town.call(call, call === jobs.update ? change : { id: job._id }, gopal)).toMatchObject({
      status: 400,
      payload: { error: { code: "job.not-found" } },
    });
  expect((await town.call(jobs.update, change, asha)).payload.job).toMatchObject({
    job_title: "Weaving Teacher",
    fkCityId: "1",
  });
  expect(await idsOf({ searchQuery: "weaving" })).toContain(job._id);
  expect(await idsOf({ searchQuery: "quilting" })).not.toContain(job._id);
  expect((await town.call(jobs.delete, { id: job._id }, asha)).status).toBe(200);
  expect(await idsOf({ searchQuery: "weaving" })).not.toContain(job._id);
  expect(await idsOf()).not.toContain(job._id);
  expect((await see(job._id, asha)).status).toBe(410);
  expect((await town.call(jobs.delete, { id: job._id }, asha)).status).toBe(400);
});

test("past its closing date an opening is in no list and no search before any job has run, then closed; a later date opens it again", async () => {
  const job = await post({ job_title: "Sitar Repairer" });
  await sql("update job_openings set closing_date = $2 where id = $1", [longId(job._id), inDays(-1)]);
  expect(await idsOf()).not.toContain(job._id);
  expect(await idsOf({ searchQuery: "sitar" })).not.toContain(job._id);
  expect((await see(job._id)).payload.job).toMatchObject({ isClosed: true });
  await closePastJobs(town.portal.base);
  const { rows } = await sql("select closed_at from job_openings where id = $1", [longId(job._id)]);
  expect(rows[0].closed_at).not.toBeNull();
  expect((await town.call(jobs.fetchAll, { limit: 100 }, asha)).payload.jobs).toContainEqual(
    expect.objectContaining({ _id: job._id, isClosed: true }),
  );
  await town.call(jobs.update, { id: job._id, ...form({ job_title: "Sitar Repairer" }) }, asha);
  expect((await see(job._id)).payload.job.isClosed).toBe(false);
  expect(await idsOf({ searchQuery: "sitar" })).toContain(job._id);
});

test("a key sent twice posts once, and so many open at a time are enough for one employer", async () => {
  const rekha = await town.signIn("rekha");
  const idempotencyKey = "0123456789abcdef";
  const [first, second] = [await post({ idempotencyKey }, rekha), await post({ idempotencyKey }, rekha)];
  expect(second._id).toBe(first._id);
  for (let n = 1; n < 20; n += 1) await post({}, rekha);
  expect(await town.call(jobs.create, form(), rekha)).toMatchObject({
    status: 400,
    payload: { error: { code: "job.too-many" } },
  });
});

test("what a blocked member posted is withheld and shows again once the block is lifted", async () => {
  const job = await post({ job_title: "Tabla Tuner" }, await town.signIn("devendra"));
  const block = (at: Date | null) =>
    sql("update members set blocked_at = $2 where id = (select owner_id from job_openings where id = $1)", [
      longId(job._id),
      at,
    ]);
  await block(new Date());
  expect((await see(job._id)).status).toBe(400);
  expect(await idsOf()).not.toContain(job._id);
  await block(null);
  expect((await see(job._id)).status).toBe(200);
  expect(await idsOf()).toContain(job._id);
});

test("the staff adds areas of work and qualifications that are not there, once, and the log says so; members may not", async () => {
  const shankar = await town.signIn("shankar", "staff");
  const given = [
    { name: "Film & Theatre", nameHi: "फ़िल्म और रंगमंच" },
    { name: "Legal", nameHi: "विधि" },
    { name: "Agriculture & Dairy", nameHi: "कृषि और डेयरी" },
  ];
  expect((await town.call(jobReference.seedAreas, { functionalAreas: given }, asha)).status).toBe(403);
  for (const added of [1, 0])
    expect((await town.call(jobReference.seedAreas, { functionalAreas: given }, shankar)).payload).toEqual({ added });
  const { functionalAreas } = (await town.call(jobReference.areas, {})).payload;
  const area = functionalAreas.find(({ slug }) => slug === "film-and-theatre")!;
  expect(area.functionalAreaHi).toBe("फ़िल्म और रंगमंच");
  expect(functionalAreas.at(-1)).toMatchObject({ slug: "other" });
  const job = await post({ fkFunctionalAreaId: area._id });
  expect(await idsOf({ functionalArea: "film-and-theatre" })).toEqual([job._id]);
  const [entry] = (await town.call(staff.fetchLog, { limit: 1 }, shankar)).payload.entries;
  expect(entry).toMatchObject({ action: "functional-areas.added", subjectName: "Film & Theatre" });
  const qualifications = [{ name: "Vidya Varidhi", nameHi: "विद्यावारिधि" }];
  expect((await town.call(jobReference.seedQualifications, { qualifications }, shankar)).payload.added).toBe(1);
  expect((await town.call(jobReference.qualifications, {})).payload.qualifications.at(-1)).toMatchObject({
    qualification: "Vidya Varidhi",
  });
});
