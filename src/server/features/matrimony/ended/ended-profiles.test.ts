import { afterAll, beforeAll, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { emptyEndedProfiles } from "./ended-profiles.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("a year after a family has deleted a profile nothing of the biodata is left; the profiles that they kept stay as they are", async () => {
  const asha = await town.signIn("asha");
  const planted = biodataOf({
    fullName: "Planted Ishita",
    email: "planted@example.in",
    education: "Planted college",
    motherName: "Planted mother",
    nativePlace: "Planted village",
    familyAbout: "Planted family, for three generations.",
    expectations: "Planted expectations.",
    preferences: { subCommunities: ["Planted community"] },
  });
  const make = async () => (await town.call(matrimony.create, planted, asha)).payload.profile._id;
  const [gone, stays] = [await make(), await make()];
  await town.call(matrimony.delete, { id: gone }, asha);
  const rowOf = async (id: string) =>
    JSON.stringify(
      (await town.portal.connection.pool.query("select * from matrimony_profiles where id = $1", [longId(id)])).rows,
    );
  const before = await rowOf(stays);
  const secrets =
    /[Pp]lanted|1998|(?<!T)06:45|912340000|Sarafa|Ramesh|Mehta|Sanadhya|haradv|Chartered|auditors|127\.0\.0\.1/;
  town.clock.forward(364 * 86_400_000);
  await emptyEndedProfiles(town.portal.base);
  expect(await rowOf(gone)).toMatch(/Planted Ishita.*127\.0\.0\.1/);
  town.clock.forward(3 * 86_400_000);
  await emptyEndedProfiles(town.portal.base);
  expect(await rowOf(gone)).not.toMatch(secrets);
  expect(await rowOf(stays)).toBe(before);
  await emptyEndedProfiles(town.portal.base);
});

test("every column of a profile that can hold a text of a family is emptied", async () => {
  const { rows } = await town.portal.connection.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'matrimony_profiles'
       and data_type in ('text', 'jsonb', 'ARRAY', 'date', 'time without time zone')`,
  );
  const chosen =
    "relation gender marital_status diet smoking drinking mother_tongue work_kind would_relocate contact_relation approval".split(
      " ",
    );
  const { emptyDeletedBefore } = await import("./ended-queries.ts");
  const statement = emptyDeletedBefore.toString();
  const left = rows.filter(({ name }) => !chosen.includes(name) && !new RegExp(`\\b${name} =`).test(statement));
  expect(left).toEqual([]);
});
