// A volunteer's way with a list, by the command: a trial, the table of questions answered, the import, the rows that were not taken corrected, and all of it undone.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "#tests/harness/command.ts";
import { fileOf } from "#tests/harness/files.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const run = (...words: string[]) => runCommand(town, join(import.meta.dirname, "../commands/import.ts"), words);
const rowsOf = (path: string) => parse(readFileSync(path), { bom: true }) as string[][];
const save = (path: string, rows: string[][]) => writeFileSync(path, `\ufeff${stringify(rows)}`);

const LIST = [
  ["दुकान", "Line of business", "City/Town", "Mob. No.", "Remarks"],
  ["Story Sweets", "Halwayi", "Jaypur", "+91 20000 00501", ""],
  ["Story Law", "Lawyer", "Indore", "2000000502", "old member"],
  ["Story Court", "lawyer", "Indore", "2000000503", ""],
  ["Story Short", "Halwai", "Indore", "02000-5", "=1+1"],
  ["Story Odd", "Dinosaurs", "Indore", "2000000505", ""],
];

test("a list in people's own words goes in by one table of answers, its bad row by a corrected sheet, and all of it can be taken back", async () => {
  const list = fileOf(stringify(LIST));
  const [questions, notTaken] = ["questions", "not-taken"].map((what) => list.replace(/\.csv$/, `.${what}.csv`)) as [
    string,
    string,
  ];

  const trial = await run("businesses", list, "--dry-run");
  expect(trial.status).toBe(1);
  for (const said of [
    'Column "दुकान": probably Business.',
    'Column "Remarks": not known, it will not be read.',
    'Kind of business "Halwayi": Halwai for Functions (1 row).',
    'City "Jaypur": Jaipur, Rajasthan (1 row).',
    'Kind of business "Lawyer" (2 rows): which one? 1 Civil Advocates;',
    'Kind of business "Dinosaurs" (1 row): not known.',
    "5 rows: 1 new, 0 updated, 0 unchanged, 0 repeated in the file, 2 with errors, 2 waiting for an answer.",
  ])
    expect(trial.said).toContain(said);

  const unconfirmed = await run("businesses", list);
  expect(unconfirmed).toMatchObject({ status: 1, said: expect.stringContaining("nobody has confirmed the columns") });
  expect(existsSync(list.replace(/\.csv$/, ".questions-2.csv"))).toBe(true);

  const [head, ...asked] = rowsOf(questions);
  const answers: Record<string, string> = { Remarks: "-", Lawyer: "2", Dinosaurs: "Saree shop" };
  save(questions, [head!, ...asked.map((row) => row.with(-1, answers[row[1]!] ?? row.at(-1)!))]);
  const real = await run("businesses", list, "--answers", questions);
  expect(real.said).toContain("4 new, 0 updated, 0 unchanged, 0 repeated in the file, 1 with errors, 0 waiting");
  expect(real.said).toContain('Kind of business "Dinosaurs": Sarees (1 row).');
  const { rows } = await town.portal.connection.pool.query(
    "select b.name, s.name as kind from businesses b join subcategories s on s.id = b.subcategory_id where b.name like 'Story %' order by b.name",
  );
  expect(rows).toEqual([
    { name: "Story Court", kind: "Criminal Advocates" },
    { name: "Story Law", kind: "Criminal Advocates" },
    { name: "Story Odd", kind: "Sarees" },
    { name: "Story Sweets", kind: "Halwai for Functions" },
  ]);

  const sheet = join(dirname(list), notTaken.split("/").at(-1)!.replace(".csv", "-2.csv"));
  const [titles, ...refused] = rowsOf(sheet);
  expect(titles).toEqual([...LIST[0]!, "Why it was not taken"]);
  expect(refused).toEqual([
    ["Story Short", "Halwai", "Indore", "02000-5", "'=1+1", "Phone: is not a 10-digit phone number"],
  ]);
  save(sheet, [titles!, refused[0]!.with(3, "'02000000504")]);
  const corrected = await run("businesses", sheet, "--columns-ok");
  expect(corrected).toMatchObject({ status: 0, said: expect.stringContaining("1 row: 1 new") });

  const listed = await run("--list");
  expect(listed.said).toMatch(/^2 .*\/20\d\d, \d+:\d\d [ap]m.*1 row, 1 new.*\n1 .*5 rows, 4 new/);
  expect(await run("--undo", "1")).toMatchObject({ status: 0, said: expect.stringContaining("4 businesses were") });
  expect((await run("--list")).said).toContain("undone on");
});

test("a column that the table of questions leaves without an answer is named where it had a suggestion, and is not read where it had none", async () => {
  const list = fileOf(stringify([LIST[0]!, ["Story Blank", "Halwai", "Indore", "2000000531", "blue"]]));
  await run("businesses", list, "--dry-run");
  const questions = list.replace(/\.csv$/, ".questions.csv");
  const [head, ...asked] = rowsOf(questions);
  const emptied = (value: string) => asked.map((row) => (row[1] === value ? row.with(-1, "") : row));
  save(questions, [head!, ...emptied("Mob. No.")]);
  const refused = await run("businesses", list, "--answers", questions);
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('for this column: "Mob. No.".') });
  save(questions, [head!, ...asked]);
  const taken = await run("businesses", list, "--answers", questions);
  expect(taken).toMatchObject({ status: 0, said: expect.stringContaining("1 row: 1 new") });
  expect(taken.said).toContain('Column "Remarks": not read.');
});

test("a file without the columns that are needed is refused with what people call them", async () => {
  const refused = await run("businesses", fileOf("businessName,phoneNo\nStory Bare,2000000521\n"));
  expect(refused.said).toContain("these are missing: Kind of business (subCategory), City (city).");
});

test("an operator who reads Hindi is told in Hindi, and the reasons stand in Hindi in the sheet", async () => {
  const list = fileOf(stringify([LIST[0]!, LIST[4]!]));
  const trial = await run("businesses", list, "--dry-run", "--language", "hi");
  expect(trial.said).toContain('कॉलम "दुकान": शायद व्यवसाय का नाम।');
  const [titles, row] = rowsOf(list.replace(/\.csv$/, ".not-taken.csv"));
  expect([titles!.at(-1), row!.at(-1)]).toEqual(["क्यों नहीं ली गई", "फ़ोन: 10 अंकों का फ़ोन नंबर नहीं है"]);
});

test("lists of offerings and of members go the same way: columns confirmed, bad rows given back, and undone by their number", async () => {
  const shops = fileOf("businessName,subCategory,city,phoneNo\nStory Peda,halwai,Indore,2000000511\n");
  expect((await run("businesses", shops)).status).toBe(0);
  const offers = fileOf(
    stringify([
      ["पेशकश", "दुकान", "Mob. No.", "Rate"],
      ["Kesar Peda", "Story Peda", "2000000511", "₹ 480 per kg"],
      ["Lost Peda", "No Such Shop", "2000000599", "480"],
    ]),
  );
  expect((await run("listings", offers, "--dry-run")).said).toContain('Column "Rate": probably Price.');
  const real = await run("listings", offers, "--columns-ok");
  expect(real.said).toContain("2 rows: 1 new, 0 updated, 0 unchanged, 0 repeated in the file, 1 with errors");
  expect(rowsOf(offers.replace(/\.csv$/, ".not-taken-2.csv"))[1]!.at(-1)).toBe(
    'Business: no business "No Such Shop" is known with this phone or in this city: import the businesses first',
  );
  const people = fileOf("Full name,Mobile,Joined\nशांता राव,2000000512,2011\n");
  const taken = await run("members", people, "--columns-ok");
  expect(taken).toMatchObject({ status: 0, said: expect.stringContaining("1 row: 1 new") });
  const number = /number (\d+)/.exec(taken.said)![1]!;
  expect((await run("--undo", number)).said).toContain("1 member was taken away");
  expect((await run("--undo", String(Number(number) - 1))).said).toContain("1 offering was taken away");
});
