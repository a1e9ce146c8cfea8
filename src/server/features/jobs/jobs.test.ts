import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { approvals } from "#contract/approvals.ts";
import { itemReports } from "#contract/item-reports.ts";
import { OPEN_DAYS_MAX } from "#contract/job-choices.ts";
import { jobReference } from "#contract/job-reference.ts";
import { jobs } from "#contract/jobs.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { closePastJobs } from "./closing.ts";
import { refreshOpenings } from "./renaming.ts";

let town: Town;
let asha: Person;
let gopal: Person;
let kavita: Person;
beforeAll(async () => {
  town = await openTown();
  asha = await town.signIn("asha");
  gopal = await town.signIn("gopal");
  kavita = await town.signIn("kavita", "staff");
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
const propose = async (over: object = {}, who = asha) => {
  const reply = await town.call(jobs.create, form(over), who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.job;
};
const seenBy = async (who: Person, id: string) => (await town.call(jobs.fetch, { id }, who)).payload.job;
/** The staff approve what its owner sees of it now. */
const approve = async (id: string, owner = asha) => {
  const { updatedAt } = await seenBy(owner, id);
  const reply = await town.call(approvals.approve, { kind: "job", id, updatedAt }, kavita);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(200);
  return seenBy(owner, id);
};
const post = async (over: object = {}, who = asha) => approve((await propose(over, who))._id, who);
const list = async (filters: object = {}) => (await town.call(jobs.all, { limit: 100, ...filters })).payload;
const idsOf = async (filters: object = {}) => (await list(filters)).jobs.map(({ _id }) => _id);
const see = (id: string, who?: Person) => town.call(jobs.fetch, { id }, who);
const sql = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);

test("what a member without a plan posts is in sight once the staff have approved it: first in the list, found by title, skill and area of work", async () => {
  const proposed = await propose({ job_title: "Zardozi Embroiderer" }, gopal);
  expect(proposed).toMatchObject({ approvalStatus: "Pending", isMine: true });
  expect((await see(proposed._id)).status).toBe(400);
  expect(await idsOf({ searchQuery: "zardozi" })).toEqual([]);
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
      job_title: "Title must not carry a phone number, an email address or the address of a site",
      company_name: "Employer must not carry a phone number, an email address or the address of a site",
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
    hasPendingEdit: true,
  });
  expect((await see(job._id)).payload.job).toMatchObject({ job_title: "Quilting Teacher", hasPendingEdit: false });
  expect(await idsOf({ searchQuery: "quilting" })).toContain(job._id);
  expect(await idsOf({ searchQuery: "weaving" })).not.toContain(job._id);
  expect(await approve(job._id)).toMatchObject({ approvalStatus: "Approved", hasPendingEdit: false });
  expect((await see(job._id)).payload.job).toMatchObject({ job_title: "Weaving Teacher", fkCityId: "1" });
  expect(await idsOf({ searchQuery: "weaving" })).toContain(job._id);
  expect(await idsOf({ searchQuery: "quilting" })).not.toContain(job._id);
  expect((await town.call(jobs.delete, { id: job._id }, asha)).status).toBe(200);
  expect(await idsOf({ searchQuery: "weaving" })).not.toContain(job._id);
  expect(await idsOf()).not.toContain(job._id);
  expect((await see(job._id, asha)).status).toBe(400);
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

test("what its owner calls filled leaves the lists at once and says so; another closing date brings it back; others may do neither", async () => {
  const job = await post({ job_title: "Shehnai Player" });
  const renewal = { id: job._id, closingDate: inDays(60) };
  for (const reply of [await town.call(jobs.fill, { id: job._id }, gopal), await town.call(jobs.renew, renewal, gopal)])
    expect(reply).toMatchObject({ status: 400, payload: { error: { code: "job.not-found" } } });
  for (const _ of ["once", "again"])
    expect((await town.call(jobs.fill, { id: job._id }, asha)).payload.job).toMatchObject({
      isFilled: true,
      isClosed: true,
    });
  expect(await idsOf({ searchQuery: "shehnai" })).not.toContain(job._id);
  expect((await see(job._id)).payload.job).toMatchObject({ isFilled: true, isClosed: true });
  expect((await town.call(jobs.renew, { ...renewal, closingDate: inDays(-1) }, asha)).status).toBe(400);
  expect((await town.call(jobs.renew, renewal, asha)).payload.job).toMatchObject({
    isFilled: false,
    isClosed: false,
    closingDate: inDays(60),
  });
  expect(await idsOf({ searchQuery: "shehnai" })).toContain(job._id);
});

test("a salary band lets through what overlaps with it, and what closes soon is found by its last day", async () => {
  const low = await post({ salaryFrom: "10,000", salaryTo: "15,000", closingDate: inDays(2) });
  const high = await post({ salaryFrom: "9,60,000", salaryTo: "", salaryPeriod: "year", closingDate: inDays(20) });
  const silent = await post({ salaryFrom: "", salaryTo: "", closingDate: inDays(90) });
  const cases: Array<[object, string[], string[]]> = [
    [{ salaryMax: 20_000 }, [low._id], [high._id, silent._id]],
    [{ salaryMin: 14_000, salaryMax: 80_000 }, [low._id, high._id], [silent._id]],
    [{ salaryMax: 79_999 }, [low._id], [high._id]],
    [{ closesWithin: 3 }, [low._id], [high._id, silent._id]],
    [{ closesWithin: 30 }, [low._id, high._id], [silent._id]],
  ];
  for (const [filters, fitting, others] of cases)
    for (const searchQuery of ["", "accounts assistant"]) {
      const found = await idsOf({ ...filters, searchQuery });
      expect(found, JSON.stringify(filters)).toEqual(expect.arrayContaining(fitting));
      expect(found.filter((id) => others.includes(id))).toEqual([]);
    }
  expect((await town.call(jobs.all, { closesWithin: 4 })).status).toBe(400);
});

test("the staff read what an opening and its edit say, turn it down with a reason that its owner reads, and see it again once it is corrected", async () => {
  const job = await propose({ job_title: "Pakhawaj Player" });
  const waiting = async () =>
    (await town.call(approvals.fetchWaiting, { kind: "job", limit: 100 }, kavita)).payload.items.find(
      ({ _id }) => _id === job._id,
    );
  expect((await waiting())!.facts).toEqual(
    expect.arrayContaining([
      { label: "company", text: "Annapurna Satvik Rasoi", textHi: null },
      { label: "pay", text: "₹20,000 – ₹30,000 a month", textHi: expect.stringContaining("प्रति माह") },
    ]),
  );
  const rejectionMessage = "Please write what a day at work looks like.";
  const seen = { kind: "job" as const, id: job._id, updatedAt: job.updatedAt };
  expect((await town.call(approvals.reject, { ...seen, rejectionMessage }, kavita)).status).toBe(200);
  expect((await town.call(jobs.fetchAll, { limit: 100 }, asha)).payload.jobs).toContainEqual(
    expect.objectContaining({ _id: job._id, approvalStatus: "Rejected", rejectionMessage }),
  );
  const correct = (over: object) =>
    town.call(jobs.update, { id: job._id, ...form({ job_title: "Pakhawaj Player", ...over }) }, asha);
  expect((await correct({})).payload.job).toMatchObject({ approvalStatus: "Pending", rejectionMessage: null });
  expect(await approve(job._id)).toMatchObject({ approvalStatus: "Approved" });
  // Until when, how many and how to reach the owner needs nobody's approval.
  expect((await correct({ openings: "7", phoneNo: "9876500000" })).payload.job).toMatchObject({
    hasPendingEdit: false,
    openings: 7,
  });
  await correct({ company_name: "Sangeet Sabha" });
  expect((await waiting())!.changes).toEqual([
    {
      label: "company",
      before: { label: "company", text: "Annapurna Satvik Rasoi", textHi: null },
      after: { label: "company", text: "Sangeet Sabha", textHi: null },
    },
  ]);
  const { updatedAt } = await seenBy(asha, job._id);
  await town.call(approvals.reject, { ...seen, updatedAt, rejectionMessage }, kavita);
  expect(await seenBy(asha, job._id)).toMatchObject({ approvalStatus: "Approved", rejectionMessage });
  expect((await see(job._id)).payload.job).toMatchObject({
    company_name: "Annapurna Satvik Rasoi",
    rejectionMessage: null,
  });
});

test("an opening of which a member with a plan says that it asks for money is out of sight until the staff have looked", async () => {
  const job = await post({ job_title: "Tanpura Maker" });
  const report = {
    kind: "job" as const,
    id: job._id,
    reason: "asks-for-money" as const,
    text: "They want 5,000 first.",
  };
  expect((await town.call(itemReports.create, report, await town.signIn("meera"))).status).toBe(201);
  expect((await see(job._id)).status).toBe(400);
  expect(await idsOf({ searchQuery: "tanpura" })).not.toContain(job._id);
  expect(await seenBy(asha, job._id)).toMatchObject({ isHeld: true });
});

test("a key sent twice posts once, and so many open at a time are enough for one employer", async () => {
  const rekha = await town.signIn("rekha");
  const idempotencyKey = "0123456789abcdef";
  const [first, second] = [await propose({ idempotencyKey }, rekha), await propose({ idempotencyKey }, rekha)];
  expect(second._id).toBe(first._id);
  for (let n = 1; n < 20; n += 1) await propose({}, rekha);
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
  const { entries } = (await town.call(staff.fetchLog, { limit: 10 }, shankar)).payload;
  expect(entries).toContainEqual(
    expect.objectContaining({ action: "functional-areas.added", subjectName: "Film & Theatre" }),
  );
  const qualifications = [{ name: "Vidya Varidhi", nameHi: "विद्यावारिधि" }];
  expect((await town.call(jobReference.seedQualifications, { qualifications }, shankar)).payload.added).toBe(1);
  expect((await town.call(jobReference.qualifications, {})).payload.qualifications.at(-1)).toMatchObject({
    qualification: "Vidya Varidhi",
  });
});

test("the staff rename an area of work, and the openings that name it follow; no two have one name, and members may not", async () => {
  const shankar = await town.signIn("shankar", "staff");
  const job = await post({ job_title: "Temple Painter", fkFunctionalAreaId: "20" });
  const names = { id: "20", name: "Painting & Murals", nameHi: "चित्रकारी और भित्तिचित्र" };
  expect((await town.call(jobReference.updateArea, names, asha)).status).toBe(403);
  const taken = { ...names, name: "Agriculture & Dairy" };
  expect((await town.call(jobReference.updateArea, taken, shankar)).payload).toMatchObject({
    error: { code: "job.entry-there" },
  });
  expect((await town.call(jobReference.updateArea, { ...names, id: "999999" }, shankar)).payload).toMatchObject({
    error: { code: "job.entry-not-found" },
  });
  expect((await town.call(jobReference.updateArea, names, shankar)).status).toBe(200);
  await refreshOpenings(town.portal.base, { table: "functional_areas", entryId: 20 });
  expect(await idsOf({ searchQuery: "murals" })).toContain(job._id);
  expect((await list({ limit: 1 })).jobs[0]).toMatchObject({ _id: job._id, functionalArea: "Painting & Murals" });
  const [entry] = (await town.call(staff.fetchLog, { limit: 1 }, shankar)).payload.entries;
  expect(entry).toMatchObject({ action: "functional-areas.renamed", subjectName: "Painting & Murals" });
});

test("the feed of openings names a new one in its city alone, without the number that its text has", async () => {
  const { _id } = await propose({ job_title: "Cashier & clerk", description: "Call 98765 43210 in the evening" });
  await approve(_id);
  const feed = async (path: string) => (await fetch(town.url + path)).text();
  const entry = (await feed("/openings/feed.atom?city=indore")).split("<entry").find((one) => one.includes(_id));
  expect(entry).toContain("Cashier &#38; clerk");
  expect(entry).not.toMatch(/98765|43210/);
  expect(await feed("/hi/openings/feed.atom")).toContain(`-${_id}"/>`);
  expect(await feed("/openings/feed.atom?city=varanasi")).not.toContain(_id);
});
