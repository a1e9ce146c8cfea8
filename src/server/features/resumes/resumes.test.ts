import { afterAll, beforeAll, expect, test } from "vitest";
import { longId, shortId } from "#base/ids.ts";
import { approvals } from "#contract/approvals.ts";
import { favourites } from "#contract/favourites.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import type { ResumeCard } from "#contract/resumes/views.ts";
import { resumeOf } from "#tests/harness/resume.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let meera: Person;
let kavita: Person;
beforeAll(async () => {
  town = await openTown();
  [meera, kavita] = await Promise.all([town.signIn("meera"), town.signIn("kavita", "staff")]);
});
afterAll(() => town.close());

const list = async (query: object, who?: Person) =>
  (await town.call(resumes.all, { limit: 100, ...query }, who)).payload;
const headlines = async (query: object, who?: Person) =>
  (await list(query, who)).resumes.map(({ headline }) => headline);
const citiesOf = (found: ResumeCard[]) => [...new Set(found.map(({ city }) => city))].sort();
const waiting = async () => (await town.call(approvals.fetchWaiting, { kind: "resume" }, kavita)).payload.items;
const decide = async (id: string) => {
  const { updatedAt } = (await waiting()).find(({ _id }) => _id === id)!;
  return town.call(approvals.approve, { kind: "resume", id, updatedAt }, kavita);
};

test("a new resume is in the staff's queue, and in the list and the search once they have approved it", async () => {
  const form = resumeOf({
    headline: "Restorer of palm leaf manuscripts",
    fkCityId: "14",
    skills: "Palm leaf, Grantha",
  });
  const { resume } = (await town.call(resumes.create, form, meera)).payload;
  const item = (await waiting()).find(({ _id }) => _id === resume._id)!;
  expect(item.facts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["title", "description", "work", "qualification", "place", "skills"]),
  );
  const work = item.facts.find(({ label }) => label === "work")!;
  expect(work.text).toContain("Accounts assistant, Malwa Traders (Jul/2018 to Mar/2021)");
  expect(work.text).toContain("Accountant, Narmada Agencies (since Apr/2021)");
  expect(work.textHi).toMatch(/\(अप्रै\S*\/2021 से अब तक\)/);
  expect(await headlines({})).not.toContain(form.headline);
  expect((await decide(resume._id)).status).toBe(200);
  expect((await headlines({}))[0]).toBe(form.headline);
  expect((await headlines({ searchQuery: "palm leaf manuscripts" }))[0]).toBe(form.headline);
  expect(await headlines({ searchQuery: "grantha", workMode: "remote" })).not.toContain(form.headline);
});

test("an edit of an approved resume is public when the staff take it over, as they read it", async () => {
  const { resume } = (await town.call(resumes.fetchOwn, {}, meera)).payload;
  const edit = resumeOf({ id: resume!._id, headline: "Keeper of old manuscripts", skills: "Palm leaf" });
  await town.call(resumes.update, edit, meera);
  const item = (await waiting()).find(({ _id }) => _id === resume!._id)!;
  expect(item.changes.map(({ label }) => label).sort()).toEqual(["skills", "title"]);
  expect(await headlines({})).toContain("Restorer of palm leaf manuscripts");
  await decide(resume!._id);
  const after = await headlines({ searchQuery: "manuscripts" });
  expect([after.includes("Keeper of old manuscripts"), after.includes("Restorer of palm leaf manuscripts")]).toEqual([
    true,
    false,
  ]);
});

test("nobody of the staff approves their own resume", async () => {
  const own = await town.signIn("kavita");
  const { resume } = (await town.call(resumes.create, resumeOf({ headline: "Moderator of many lists" }), own)).payload;
  expect((await decide(resume._id)).status).toBe(403);
  await town.call(resumes.delete, { id: resume._id }, own);
});

test("a city finds who lives there and who would move there, once each; with 'anywhere' also who would go to any place", async () => {
  const { resumes: inPune } = await list({ city: "pune" });
  expect(citiesOf(inPune)).toEqual(["Indore", "Nashik", "Pune"]);
  const { resumes: withAnywhere } = await list({ city: "pune", orAnywhere: "true" });
  expect(new Set(withAnywhere.map(({ _id }) => _id)).size).toBe(withAnywhere.length);
  expect(citiesOf(withAnywhere)).toEqual(expect.arrayContaining(["Bengaluru", "Pune", "Udaipur"]));
  const found = await headlines({ city: "pune", orAnywhere: "true", functionalArea: "construction" });
  expect(found).toEqual(["Site engineer for houses and small bridges"]);
});

test.each([
  [{ functionalArea: "teaching" }, (one: ResumeCard) => one.functionalArea === "Teaching & Training"],
  [{ qualification: "mba" }, (one: ResumeCard) => one.qualification === "M.B.A."],
  [
    { experienceFrom: 10, experienceTo: 14 },
    (one: ResumeCard) => one.experienceYears >= 10 && one.experienceYears <= 14,
  ],
  [{ salaryMax: "3-to-5" }, (one: ResumeCard) => [null, "up-to-2", "2-to-3", "3-to-5"].includes(one.expectedSalary)],
  [{ workMode: "remote" }, (one: ResumeCard) => one.workModes.includes("remote")],
  [{ employmentType: "part-time" }, (one: ResumeCard) => one.employmentTypes.includes("part-time")],
  [{ noticePeriod: "15-days" }, (one: ResumeCard) => ["now", "15-days"].includes(one.noticePeriod)],
] as Array<[object, (one: ResumeCard) => boolean]>)("%o leaves exactly those that fit", async (filter, fits) => {
  const all = (await list({})).resumes;
  const found = (await list(filter)).resumes;
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ _id }) => _id)).toEqual(all.filter(fits).map(({ _id }) => _id));
});

test("pages of a city go on where the one before ended, whoever stands in the list for two reasons", async () => {
  const whole = (await list({ city: "pune", orAnywhere: "true" })).resumes.map(({ _id }) => _id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ city: "pune", orAnywhere: "true", limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.resumes.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(whole);
});

test("no word that only members with a plan read finds anybody", async () => {
  const { pool } = town.portal.connection;
  const { rows } = await pool.query<{ id: string }>(
    "select id from resumes where approval = 'approved' order by id limit 1",
  );
  await pool.query("update resumes set summary = 'Worked at Zyxwor' where id = $1", [rows[0]!.id]);
  expect(await headlines({ searchQuery: "zyxwor" })).toEqual([]);
  expect(await headlines({ searchQuery: "Bhargava" })).toEqual([]);
});

test("an employer keeps a candidate as a favourite, whose card names nobody, also once the candidate has hidden the resume", async () => {
  const asha = await town.signIn("asha");
  const { pool } = town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from resumes where full_name = 'Tanmay Bhargava'");
  await town.call(favourites.create, { kind: "resume", fkItemId: shortId(rows[0]!.id) }, asha);
  const kept = async () => (await town.call(favourites.fetchAll, {}, asha)).payload.favourites[0]!;
  expect(await kept()).toMatchObject({ kind: "resume", card: { headline: "Java developer, six years with banks" } });
  expect(JSON.stringify(await kept())).not.toContain("Bhargava");
  const owner = await town.signIn("tanmay");
  await town.call(resumes.setState, { id: shortId(rows[0]!.id), state: "hidden" }, owner);
  expect((await kept()).card).toBeNull();
  await town.call(resumes.setState, { id: shortId(rows[0]!.id), state: "open" }, owner);
});

test("a resume that reports hold is found by nobody, and its cities are told to nobody", async () => {
  const before = await headlines({ city: "indore" });
  const { resume } = (await town.call(resumes.fetchOwn, {}, meera)).payload;
  await town.portal.connection.pool.query("update resumes set held_at = now() where id = $1", [longId(resume!._id)]);
  expect(before).toContain(resume!.headline);
  expect(await headlines({ city: "indore" })).not.toContain(resume!.headline);
  expect((await town.call(resumes.fetch, { id: resume!._id })).status).toBe(400);
});
