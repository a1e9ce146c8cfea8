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

test("where two lines of one business say different things at the same length, the first line's stand, whatever they say", async () => {
  const head = "businessName,subCategory,city,phoneNo,ownerPhoneNo,email,openSince,address,pinCode,ownerName";
  const report = await takeIn(
    town,
    [
      head,
      "Twice Sweets,halwai,Indore,2000000035,2000000036,a@example.in,1998,1 Hill Road,,Ravi Rao",
      "TWICE SWEETS,tailor,Indore,2000000035,2000000037,b@example.in,1999,2 Hill Road,452001,Ravi Das",
    ].join("\n"),
  );
  expect(report).toMatchObject({ created: 1, repeated: 1, said: [{ line: 3, values: { n: 2 } }] });
  const { rows } = await town.portal.connection.pool.query(
    "select b.name, s.slug, b.email, b.open_since, b.address, b.pin_code, m.phone, m.last_name from businesses b join members m on m.id = b.owner_id join subcategories s on s.id = b.subcategory_id where b.phone = '2000000035'",
  );
  expect(rows).toEqual([
    {
      ...{ name: "Twice Sweets", slug: expect.stringContaining("halwai"), email: "a@example.in", open_since: 1998 },
      ...{ address: "1 Hill Road", pin_code: "452001", phone: "2000000036", last_name: "Rao" },
    },
  ]);
});

test("a line that only sums up is left out with one remark, and a business that is called so goes in", async () => {
  const row = (name: string, kind = "", city = "", phone = "") => `${phone},${name},${kind},${city},,,`;
  const full = Array.from({ length: 247 }, (_, n) => row(`Summed ${n}`, "halwai", "Indore", String(2000200000 + n)));
  const lines = [
    ...full,
    row("Total Tailors", "tailor", "Indore", "2000000038"),
    row("Sub-total", "", "", "12"),
    row("कुल योग: 249"),
  ];
  const report = await take([...lines, ",,Grand Total,249,,,"]);
  expect(report).toMatchObject({ rows: 248, created: 248, refused: 0 });
  expect(report.said).toMatchObject([
    { line: 250, reason: "imports.total", values: { value: "Sub-total" } },
    { line: 251, reason: "imports.total", values: { value: "कुल योग: 249" } },
    { line: 252, reason: "imports.total", values: { value: "Grand Total" } },
  ]);
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
