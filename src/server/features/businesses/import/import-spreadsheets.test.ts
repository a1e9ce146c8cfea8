// What a list of an association does beside its single rows: it names a business twice, comes as .xlsx, has its phones written by a program, is long.
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { xlsxOf } from "#tests/harness/xlsx.ts";
import type { Progress } from "./report.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const HEAD = "phoneNo,businessName,subCategory,city,state,pinCode,Remarks";
const take = (lines: string[]) => takeIn(town, [HEAD, ...lines].join("\n"));

test("rows of one file that name the same business are taken together: of each text the fuller one, and both lines are named", async () => {
  const report = await take([
    "2000000031,Merged Sweets,halwai,Indore,,452001,",
    "2000000032,Lone Sweets,halwai,Indore,,,",
    "2000000031,MERGED  Sweets,halwai,Indore,MP,,",
    "2000000031,Merged Sweets,halwai,Indore,,,",
  ]);
  expect(report).toMatchObject({ rows: 4, created: 2, repeated: 2, refused: 0 });
  expect(report.said).toEqual([
    { line: 4, field: "businessName", reason: "imports.merged", values: { n: 2 } },
    { line: 5, field: "businessName", reason: "imports.merged", values: { n: 2 } },
  ]);
  const { rows } = await town.portal.connection.pool.query(
    "select name, pin_code from businesses where phone = '2000000031'",
  );
  expect(rows).toEqual([{ name: "Merged Sweets", pin_code: "452001" }]);
});

test("an .xlsx goes in like the CSV of the same list, which then changes nothing", async () => {
  const report = await takeIn(
    town,
    xlsxOf([
      ["City", "Business Name", "Phone No", "Sub Category", "PIN Code"],
      ["Indore", "Workbook Sweets", 2000000041, "halwai", 452001],
      ["Nowherepur", "Wrong City", 2000000042, "halwai"],
    ]),
  );
  expect(report).toMatchObject({ created: 1, refused: 1, said: [{ line: 3, reason: "imports.city" }] });
  expect(await take(["2000000041,Workbook Sweets,halwai,Indore,,452001,"])).toMatchObject({ unchanged: 1 });
});

test("a phone that a program wrote as a decimal number is taken, and one that lost digits is refused with what to do", async () => {
  const report = await take(
    ["2000000051.0,A", "2.000000052E+09,B", "2E+09,C", "9.87654E+09,D"].map((start) => `${start},halwai,Indore,,,`),
  );
  expect(report.created).toBe(2);
  expect(report.said).toMatchObject([
    { line: 4, field: "phoneNo", reason: "imports.phone-shortened" },
    { line: 5, field: "phoneNo", reason: "imports.phone-shortened" },
  ]);
});

test("whoever waits is told how far it is, in the order of the work", async () => {
  const told: Progress[] = [];
  const lines = Array.from({ length: 1500 }, (_, n) => `${2000100000 + n},Waiting Sweets ${n},halwai,Indore,,,`);
  await takeIn(town, [HEAD, ...lines].join("\n"), { progress: (progress) => told.push(progress) });
  const [reading, storing] = (["reading", "storing"] as const).map((wanted) =>
    told.filter(({ step }) => step === wanted),
  );
  expect(told).toEqual([...reading!, ...storing!]);
  for (const step of [reading!, storing!]) {
    expect(step.length).toBeGreaterThan(1);
    expect(step).toEqual(step.toSorted((a, b) => a.rows - b.rows));
    expect(step.at(-1)).toMatchObject({ rows: 1500, share: 1 });
  }
});
