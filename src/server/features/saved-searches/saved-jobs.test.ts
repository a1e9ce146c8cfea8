import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { approvals } from "#contract/approvals.ts";
import { jobs } from "#contract/jobs.ts";
import { notifications } from "#contract/notifications.ts";
import { savedSearches } from "#contract/saved-searches.ts";
import { kinds } from "#server/app.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { tellOfNewItems } from "./new-items.ts";

let town: Town;
let asha: Person;
let meera: Person;
let kavita: Person;
beforeAll(async () => {
  town = await openTown();
  await signIn();
});
afterAll(() => town.close());
const signIn = async () => {
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  kavita = await town.signIn("kavita", "staff");
};

const save = (input: object, who = meera) => town.call(savedSearches.create, { kind: "job", ...input }, who);
const told = async (who = meera) =>
  (await town.call(notifications.fetchAll, { limit: 100 }, who)).payload.notifications
    .filter(({ payload }) => payload.key.startsWith("notice.saved-search"))
    .map(({ payload }) => payload.values);
const look = async () => {
  town.clock.forward(60_000);
  await tellOfNewItems(town.portal.base, kinds);
};
const nextDay = async () => {
  town.clock.forward(DAY_MS);
  await signIn();
};

/** Posted by Asha and approved. */
async function open(over: object): Promise<string> {
  const form = {
    job_title: "Harmonium Tuner",
    company_name: "House of Music",
    description: "Tuning and repairs in a small workshop.",
    fkFunctionalAreaId: "20",
    fkQualificationId: "1",
    employmentType: "full-time",
    workMode: "on-site",
    fkCityId: "14",
    experienceFrom: "0",
    salaryFrom: "20,000",
    salaryPeriod: "month",
    openings: "1",
    closingDate: dayOf(new Date(town.clock.now().getTime() + 20 * DAY_MS)),
    contactPerson: "Asha Sharma",
    phoneNo: "9876543210",
    ...over,
  };
  const made = await town.call(jobs.create, form as never, asha);
  expect(made.status, JSON.stringify(made.payload)).toBe(201);
  const { _id: id, updatedAt } = made.payload.job;
  expect((await town.call(approvals.approve, { kind: "job", id, updatedAt }, kavita)).status).toBe(200);
  return id;
}

test("a saved search of openings is told of what is approved later and passes its filters, and of nothing else", async () => {
  const { status, payload } = await save({ functionalArea: "20", salaryMin: "15000", workMode: "remote" });
  expect(status).toBe(201);
  expect(payload.savedSearch).toMatchObject({
    kind: "job",
    jobFilters: { functionalArea: { textHi: expect.any(String) }, salaryMin: 15_000, workMode: "remote" },
  });
  const again = await save({ functionalArea: "20", salaryMin: "15000", workMode: "remote" });
  expect(again.payload.savedSearch._id).toBe(payload.savedSearch._id);
  await save({ searchQuery: "harmonium" });
  await open({});
  await open({ workMode: "remote", job_title: "Tabla Tuner" });
  await open({ workMode: "remote", salaryFrom: "9,000", job_title: "Tabla Maker" });
  await look();
  const values = await told();
  expect(values).toHaveLength(2);
  expect(values).toContainEqual({ n: 1, title: "harmonium" });
  expect(values.map(({ n }) => n)).toEqual([1, 1]);
});

test("nothing is told twice, and nothing whose closing date has passed before the day on which it would be told", async () => {
  const before = await told();
  await nextDay();
  await look();
  expect(await told()).toEqual(before);
  await open({ job_title: "Harmonium Maker" });
  const late = await open({ job_title: "Harmonium Painter" });
  await town.portal.connection.pool.query("update job_openings set closing_date = '2020-01-01' where id = $1", [
    longId(late),
  ]);
  await look();
  expect(await told()).toContainEqual({ n: 1, title: "harmonium" });
  await nextDay();
  await look();
  const { payload } = await town.call(savedSearches.fetchAll, {}, meera);
  const harmonium = payload.savedSearches.find(({ searchQuery }) => searchQuery === "harmonium")!;
  expect(harmonium).toMatchObject({ jobFilters: { functionalArea: null, workMode: null } });
  expect((await told(asha)).length).toBe(0);
});
