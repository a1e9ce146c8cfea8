// Undoing from the console: asking is quick whatever else works on the businesses, and whoever asked sees how it ended.
import { afterAll, beforeAll, expect, test } from "vitest";
import { imports } from "#contract/imports.ts";
import { staff } from "#contract/staff.ts";
import type { Ports } from "#server/platform/ports.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { undoApart } from "./undo.ts";

let town: Town;
let shankar: Person;
beforeAll(async () => {
  town = await openTown();
  shankar = await town.signIn("shankar", "staff");
});
afterAll(() => town.close());

const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const past = async (importNo: number) =>
  (await town.call(imports.fetchAll, {}, shankar)).payload.imports.find((one) => one.importNo === importNo)!;
const undosInLog = async () =>
  (await town.call(staff.fetchLog, {}, shankar)).payload.entries.filter(({ action }) => action === "import.undone")
    .length;

let nextPhone = 2_000_000_800;
async function imported(name: string, rows: number): Promise<number> {
  const lines = Array.from({ length: rows }, (_, at) => {
    nextPhone += 1;
    return `${nextPhone},${name} ${at},halwai,Indore`;
  });
  return (await takeIn(town, ["phoneNo,businessName,subCategory,city", ...lines].join("\n"))).id!;
}

test("asking waits for nobody who works on a business, names twenty that hinder and counts all", async () => {
  const importNo = await imported("Busy Sweets", 22);
  await query("update businesses set updated_at = now() + interval '1 day' where name like 'Busy Sweets %'");
  const edit = await town.portal.connection.pool.connect();
  try {
    await edit.query("begin");
    await edit.query("select 1 from businesses where name = 'Busy Sweets 0' for update");
    const { payload } = await town.call(imports.undo, { importNo }, shankar);
    expect(payload).toMatchObject({ isBegun: false, hindered: 22 });
    expect(payload.hindrances).toHaveLength(20);
  } finally {
    await edit.query("rollback");
    edit.release();
  }
});

test.each([
  ["was interrupted", "failed", "failed"],
  ["took too much", "heavy", "heavy"],
  ["found businesses that were taken over meanwhile", "done", "hindered"],
] as const)(
  "an undo that %s says so at the import, is not in the log, and can be asked for again",
  async (_what, step, undoFailure) => {
    const importNo = await imported(`Ended Sweets ${step}`, 1);
    const before = await undosInLog();
    await query("update imports set undo_asked_at = now() where id = $1", [importNo]);
    const importStep: Ports["importStep"] = async () => step;
    const base = { ...town.portal.base, ports: { ...town.portal.base.ports, importStep } };
    await undoApart(base, { importNo, isPartial: false, askedBy: await town.idOf("shankar") });
    expect(await past(importNo)).toMatchObject({ undoneAt: null, isBeingUndone: false, undoFailure });
    expect(await undosInLog()).toBe(before);
    expect((await town.call(imports.undo, { importNo }, shankar)).payload.isBegun).toBe(true);
    await expect.poll(async () => (await past(importNo)).isBeingUndone, { timeout: 60_000 }).toBe(false);
    expect(await past(importNo)).toMatchObject({ undoneAt: expect.any(String), undoFailure: null });
    expect(await undosInLog()).toBe(before + 1);
  },
);

test("nothing is in the log while the undo has not been done", async () => {
  const importNo = await imported("Logged Sweets", 1);
  const before = await undosInLog();
  const working = await town.portal.connection.pool.connect();
  try {
    await working.query("begin");
    await working.query("select 1 from businesses where name = 'Logged Sweets 0' for update");
    await town.call(imports.undo, { importNo }, shankar);
    expect(await undosInLog()).toBe(before);
  } finally {
    await working.query("rollback");
    working.release();
  }
  await expect.poll(undosInLog, { timeout: 60_000 }).toBe(before + 1);
});

test("an import of more than 50,000 businesses is left to the operator's command, which is named", async () => {
  const importNo = await imported("Many Sweets", 1);
  await query("update imports set created = 30000, updated = 20001 where id = $1", [importNo]);
  const { payload } = await town.call(imports.undo, { importNo }, shankar);
  expect(payload).toMatchObject({
    error: {
      code: "import.too-long-to-undo",
      id: String(importNo),
    },
  });
});
