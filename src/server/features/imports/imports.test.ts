// Importing in the console: a sheet is uploaded, its doubts are answered once, and what was tried is what is stored, told, given back and undone.
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { imports } from "#contract/imports.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { xlsxOf } from "#tests/harness/xlsx.ts";

let town: Town;
let shankar: Person;
beforeAll(async () => {
  town = await openTown();
  shankar = await town.signIn("shankar", "staff");
});
afterAll(() => town.close());

/** Each step is a process that starts. */
const LONG = 240_000;

const HEAD = ["दुकान", "Line of business", "City/Town", "Mob. No.", "Remarks"];
const LIST = [
  HEAD,
  ["Console Sweets", "Halwayi", "Jaypur", "2000000601", ""],
  ["Console Law", "Lawyer", "Indore", "2000000602", "old member"],
  ["Console Court", "lawyer", "Indore", "2000000603", ""],
  ["Console Short", "Halwai", "Indore", "02000-5", "=1+1"],
  ["Console Law", "Lawyer", "Indore", "2000000602", ""],
];

const send = (bytes: string | Buffer, name = "Members 2026.csv", who = shankar) =>
  upload(town, imports.upload, {}, [{ name, type: "text/csv", bytes: Buffer.from(bytes) }], who);
const sent = async (bytes: string | Buffer, name?: string) => (await send(bytes, name)).payload.id;
const all = async () => (await town.call(imports.fetchAll, {}, shankar)).payload;
const listOf = async (id: string) => (await all()).lists.find(({ _id }) => _id === id);
/** Once no process works on it any more. */
async function settled(id: string) {
  await expect.poll(async () => (await listOf(id))?.state, { timeout: LONG, interval: 200 }).not.toMatch(/ing$/);
  return (await listOf(id))!;
}
const columns = (given: Record<string, string>) =>
  Object.entries(given).map(([value, answer]) => ({ column: "heading" as const, value, answer }));
const namesLike = async (like: string) =>
  (
    await town.portal.connection.pool.query<{ name: string; kind: string }>(
      `select b.name, s.name as kind from businesses b join subcategories s on s.id = b.subcategory_id
        where b.name like $1 and b.deleted_at is null order by b.name`,
      [like],
    )
  ).rows;
const refusedOf = async (id: string) => {
  const response = await fetch(`${town.url}/api/staff/imports/${id}/refused`, {
    headers: { "x-access-key": "web-key-of-the-tests-0001", ...shankar.headers },
  });
  return { status: response.status, rows: parse(await response.text(), { bom: true }) as string[][] };
};

test(
  "an administrator's list is tried without storing, asked about once, imported with who it was, given back where it was wrong, and undone",
  async () => {
    const id = await sent(stringify(LIST));
    const tried = await settled(id);
    expect(tried).toMatchObject({ state: "tried", failure: null, fileName: "Members 2026.csv", importNo: null });
    expect(tried.result).toMatchObject({ rows: 5, created: 1, asked: 3, refused: 1 });
    expect(tried.result!.headings[0]).toEqual({ heading: "दुकान", column: "businessName", isSure: false });
    expect(tried.result!.values.map(({ value, rows, meaning }) => [value, rows, meaning])).toEqual([
      ["Lawyer", 3, null],
      ["Halwayi", 1, "Halwai for Functions"],
      ["Jaypur", 1, "Jaipur, Rajasthan"],
      ["Halwai", 1, "Halwai for Functions"],
    ]);
    expect(tried.result!.fresh).toMatchObject([{ line: 2, name: "Console Sweets", city: "Jaipur" }]);
    expect(await namesLike("Console %")).toEqual([]);

    expect(await town.call(imports.run, { id }, shankar)).toMatchObject({
      payload: { error: { code: "import.headings-open" } },
    });
    const headings = { दुकान: "businessName", "Line of business": "subCategory", "City/Town": "city" };
    const answers = [
      ...columns({ ...headings, "Mob. No.": "phoneNo", Remarks: "-" }),
      { column: "subCategory" as const, value: "Lawyer", answer: tried.result!.values[0]!.suggestions[1]! },
    ];
    await town.call(imports.answer, { id, answers }, shankar);
    expect((await town.call(imports.run, { id }, shankar)).payload).toMatchObject({
      error: { code: "import.running" },
    });
    const again = await settled(id);
    expect(again.result).toMatchObject({ created: 3, asked: 0, refused: 1, repeated: 1 });
    expect(again.result!.remarks).toMatchObject([
      { line: 6, reason: "imports.merged", values: { n: 3 } },
      { line: 5, field: "phoneNo" },
    ]);

    await town.call(imports.run, { id }, shankar);
    const done = await settled(id);
    expect(done).toMatchObject({ state: "imported", result: { created: 3, refused: 1 }, hasRefused: true });
    expect(await namesLike("Console %")).toEqual([
      { name: "Console Court", kind: "Criminal Advocates" },
      { name: "Console Law", kind: "Criminal Advocates" },
      { name: "Console Sweets", kind: "Halwai for Functions" },
    ]);
    expect((await refusedOf(id)).rows).toEqual([
      [...HEAD, "Why it was not taken"],
      ["Console Short", "Halwai", "Indore", "02000-5", "'=1+1", "Phone: is not a 10-digit phone number"],
    ]);
    const { rows } = await town.portal.connection.pool.query("select 1 from uploaded_lists where bytes is not null");
    expect(rows).toEqual([]);
    expect((await all()).imports[0]).toMatchObject({
      importNo: done.importNo,
      fileName: "Members 2026.csv",
      created: 3,
      importedBy: expect.stringContaining("Shankar"),
      undoneAt: null,
    });

    const undone = await town.call(imports.undo, { importNo: done.importNo! }, shankar);
    expect(undone.payload).toEqual({ isBegun: true, hindrances: [], hindered: 0 });
    await expect.poll(async () => (await all()).imports[0]!.isBeingUndone, { timeout: LONG }).toBe(false);
    expect((await all()).imports[0]!.undoneAt).not.toBeNull();
    expect(await namesLike("Console %")).toEqual([]);
    expect((await town.call(imports.undo, { importNo: done.importNo! }, shankar)).payload).toMatchObject({
      error: { code: "import.undone-before" },
    });
    const { entries } = (await town.call(staff.fetchLog, {}, shankar)).payload;
    expect(entries.slice(0, 2).map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ["import.undone", "Members 2026.csv"],
      ["list.imported", "Members 2026.csv"],
    ]);
  },
  LONG,
);

test(
  "a business whose owner has signed up since hinders the undo by name, and the others are undone when that is wanted",
  async () => {
    const rows = [
      ["Business Name", "Sub Category", "City", "Phone No"],
      ["Taken Sweets", "halwai", "Indore", 2000000611],
      ["Free Sweets", "halwai", "Indore", 2000000612],
    ];
    const id = await sent(xlsxOf(rows), "C:\\lists\\सूची.xlsx");
    expect(await settled(id)).toMatchObject({ state: "tried", result: { created: 2, asked: 0, refused: 0 } });
    await town.call(imports.run, { id }, shankar);
    const { importNo } = await settled(id);
    await town.portal.connection.pool.query("update members set pin_hash = 'chosen' where phone = '2000000611'");
    const hindered = await town.call(imports.undo, { importNo: importNo! }, shankar);
    expect(hindered.payload).toEqual({
      isBegun: false,
      hindered: 1,
      hindrances: [{ businessName: "Taken Sweets", phoneNo: "2000000611", why: "claimed" }],
    });
    expect(await namesLike("Free Sweets")).toHaveLength(1);
    await town.call(imports.undo, { importNo: importNo!, isPartial: true }, shankar);
    await expect.poll(() => namesLike("Free Sweets"), { timeout: LONG }).toEqual([]);
    expect(await namesLike("Taken Sweets")).toHaveLength(1);
  },
  LONG,
);

test(
  "a list whose columns nobody knows waits for them; what is no list is refused in words and its file is deleted",
  async () => {
    const id = await sent("Alpha,Beta,Gamma,Delta\nUnknown Sweets,halwai,Indore,2000000621\n");
    const asked = await settled(id);
    expect(asked).toMatchObject({ state: "tried", failure: { code: "imports.columns-missing" } });
    expect(asked.result!.headings.map(({ heading }) => heading)).toEqual(["Alpha", "Beta", "Gamma", "Delta"]);
    const given = { Alpha: "businessName", Beta: "subCategory", Gamma: "city", Delta: "phoneNo" };
    await town.call(imports.answer, { id, answers: columns(given) }, shankar);
    expect(await settled(id)).toMatchObject({ failure: null, result: { created: 1 } });
    expect((await town.call(imports.discard, { id }, shankar)).status).toBe(200);
    expect(await listOf(id)).toBeUndefined();

    const picture = await sent(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "list.xlsx");
    expect(await settled(picture)).toMatchObject({ state: "failed", failure: { code: "imports.is-picture" } });
    expect((await town.call(imports.run, { id: picture }, shankar)).payload).toMatchObject({
      error: { code: "import.not-found" },
    });
  },
  LONG,
);

test(
  "a list of members is tried and imported in the same way, with its own columns, and nobody of it has an account",
  async () => {
    const csv =
      "Full name,Mob. No.,Town,Joined\nConsole Kiran Rao,9870003201,Indore,2014\nConsole Asha Rao,98700,Indore,\n";
    const files = [{ name: "Members.csv", type: "text/csv", bytes: Buffer.from(csv) }];
    const { id } = (await upload(town, imports.upload, { kind: "members" }, files, shankar)).payload;
    const tried = await settled(id);
    expect(tried).toMatchObject({ kind: "members", state: "tried", result: { created: 1, refused: 1 } });
    expect(tried.result!.headings.map(({ column }) => column)).toEqual(["memberName", "phoneNo", "city", "since"]);
    expect(tried.result!.fresh).toEqual([
      { line: 2, name: "Console Kiran Rao", city: "Indore", cityHi: "इंदौर", phoneNo: "9870003201" },
    ]);
    const answers = columns({ "Full name": "memberName", "Mob. No.": "phoneNo", Town: "city", Joined: "since" });
    await town.call(imports.answer, { id, answers }, shankar);
    await settled(id);
    expect(await town.call(imports.run, { id }, shankar)).toMatchObject({ status: 200 });
    const done = await settled(id);
    expect(done).toMatchObject({ state: "imported", result: { created: 1 } });
    expect((await refusedOf(id)).rows[1]).toEqual([
      ...["Console Asha Rao", "98700", "Indore", ""],
      "Phone: is not a 10-digit phone number",
    ]);
    const { pool } = town.portal.connection;
    expect((await pool.query("select 1 from members where phone = '9870003201'")).rows).toEqual([]);
    expect((await all()).imports[0]).toMatchObject({ kind: "members", created: 1 });
    await town.call(imports.undo, { importNo: done.importNo! }, shankar);
    await expect.poll(async () => (await all()).imports[0]!.isBeingUndone, { timeout: LONG }).toBe(false);
    expect((await pool.query("select 1 from listed_members where phone = '9870003201'")).rows).toEqual([]);
  },
  LONG,
);

test(
  "moderators import nothing, an import and an undo want a fresh code, and a day later a list is gone with its file",
  async () => {
    const kavita = await town.signIn("kavita", "staff");
    expect((await send("a,b", "a.csv", kavita)).payload).toMatchObject({ error: { code: "staff.needed" } });
    const id = await sent("Business Name,Sub Category,City,Phone No\nLate Sweets,halwai,Indore,2000000631\n");
    await settled(id);
    const { pool } = town.portal.connection;
    await pool.query("update sessions set confirmed_at = confirmed_at - interval '11 minutes'");
    for (const reply of [
      await town.call(imports.run, { id }, shankar),
      await town.call(imports.undo, { importNo: 1 }, shankar),
    ])
      expect(reply.payload).toMatchObject({ error: { code: "staff.code-needed" } });
    await pool.query("update uploaded_lists set uploaded_at = uploaded_at - interval '25 hours'");
    await pool.query("select graphile_worker.add_job('forget-lists', '{}'::json)");
    await expect.poll(() => listOf(id), { timeout: 20_000 }).toBeUndefined();
    expect(await namesLike("Late Sweets")).toEqual([]);
  },
  LONG,
);
