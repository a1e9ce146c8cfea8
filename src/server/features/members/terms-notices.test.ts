// The terms: which version a member accepted, and when members are told of a change or reminded.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { content } from "#contract/content.ts";
import { members } from "#contract/members.ts";
import { notifications } from "#contract/notifications.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { tellOfTerms } from "./terms-notices.ts";

let town: Town;
let asha: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
});
afterAll(() => town.close());

const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const daysAgo = (days: number) => new Date(town.clock.now().getTime() - days * DAY_MS);
const accepts = async (key: string, at: Date) =>
  sql("update members set terms_accepted_at = $2, terms_told_at = null where id = $1", [await town.idOf(key), at]);
const keysOf = async (who: Person) => {
  const { payload } = await town.call(notifications.fetchAll, { limit: 50 }, who);
  return payload.notifications.map(({ payload }) => payload.key).filter((key) => key.startsWith("notice.terms"));
};
const change = (name: "terms" | "privacy", version: number) =>
  sql("update settings set value = value || jsonb_build_object('version', $2::int) where key = $1", [name, version]);

test("whoever accepts the terms reads in the profile which versions held then; who has not accepted them reads nothing of it", async () => {
  const { version: terms } = (await town.call(content.fetchTermsAndConditions, {})).payload.termsAndConditions;
  const { version: privacy } = (await town.call(content.fetchPrivacyPolicy, {})).payload.privacyPolicy;
  const acceptedOf = async (who: Person) => (await town.call(members.fetch, {}, who)).payload.userData.accepted;
  expect(await acceptedOf(asha)).toBeNull();
  const on = daysAgo(2);
  await accepts("asha", on);
  await change("terms", terms + 1);
  expect(await acceptedOf(asha)).toEqual({ on: on.toISOString(), terms, privacy });
  await accepts("asha", daysAgo(1));
  expect(await acceptedOf(asha)).toMatchObject({ terms: terms + 1, privacy });
});

test("members are told of a change once, and reminded once three months after they heard last; who accepted lately is left alone", async () => {
  await sql("update document_versions set published_at = $1", [daysAgo(200)]);
  await accepts("asha", daysAgo(100));
  await accepts("meera", daysAgo(80));
  for (let morning = 0; morning < 2; morning += 1) await tellOfTerms(town.portal.base);
  expect(await keysOf(asha)).toEqual(["notice.terms.reminder"]);
  expect(await keysOf(meera)).toEqual([]);
  await change("privacy", 900);
  await sql("update document_versions set published_at = $1 where version = 900", [
    new Date(town.clock.now().getTime() + DAY_MS),
  ]);
  town.clock.forward(2 * DAY_MS);
  for (let morning = 0; morning < 2; morning += 1) await tellOfTerms(town.portal.base);
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  for (const who of [asha, meera]) expect(await keysOf(who)).toEqual(["notice.terms.changed"]);
});
