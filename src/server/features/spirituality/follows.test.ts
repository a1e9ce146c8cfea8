// Reminders of festivals: who follows one is told on the day before, once, however often the job runs.
import { afterAll, beforeAll, expect, test } from "vitest";
import { alertSettings } from "#contract/alert-settings.ts";
import { notifications } from "#contract/notifications.ts";
import { festivalFollows } from "#contract/spirituality/follows.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { remindOfFestivals } from "./follows.ts";

let town: Town;
let asha: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  town.clock.set(new Date("2025-10-15T06:00:00Z"));
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
});
afterAll(() => town.close());

const follow = (keys: string[], who: Person) => town.call(festivalFollows.update, { keys, fkCityId: "14" }, who);
const remindAt = async (instant: string) => {
  town.clock.set(new Date(instant));
  await remindOfFestivals(town.portal.base);
};
const told = async (key: string) => {
  const { rows } = await town.portal.connection.pool.query(
    "select parameters, redirect from notifications where member_id = $1 and key = 'notice.festival' order by id",
    [await town.idOf(key)],
  );
  return rows.map(({ parameters }) => parameters.names);
};

test("who follows Ekadashi and Diwali is told on the evening before, in one notice and one alert, and never twice", async () => {
  expect((await town.call(alertSettings.fetch, {}, asha)).payload.channel).not.toBe("none");
  expect((await follow(["diwali", "ekadashi"], asha)).payload).toMatchObject({
    keys: ["ekadashi", "diwali"],
    fkCityId: "14",
  });
  expect((await follow(["holi"], meera)).status).toBe(200);
  await remindAt("2025-10-16T12:30:00Z");
  expect(await told("asha")).toEqual(["Rama Ekadashi"]);
  for (const again of ["2025-10-16T13:30:00Z", "2025-10-16T18:00:00Z"]) await remindAt(again);
  expect(await told("asha")).toEqual(["Rama Ekadashi"]);
  await remindAt("2025-10-17T12:30:00Z");
  expect(await told("asha")).toEqual(["Rama Ekadashi"]);
  await remindAt("2025-10-19T12:30:00Z");
  expect(await told("asha")).toEqual(["Rama Ekadashi", "Diwali"]);
  expect(await told("meera")).toEqual([]);
  const { rows } = await town.portal.connection.pool.query(
    "select about from alerts where kind = 'festival' order by id",
  );
  expect(rows.map(({ about }) => about)).toEqual(["festival:2025-10-17", "festival:2025-10-20"]);
  const list = (await town.call(notifications.fetchAll, {}, await town.signIn("asha"))).payload.notifications;
  expect(list[0]!.notification).toContain("Diwali");
});

test("who follows nothing any more is not told, and a festival that there is not is refused", async () => {
  asha = await town.signIn("asha");
  expect((await follow(["christmas"], asha)).status).toBe(400);
  expect((await follow([], asha)).payload).toMatchObject({ keys: [], fkCityId: null });
  await remindAt("2025-10-31T12:30:00Z");
  expect(await told("asha")).toHaveLength(2);
});
