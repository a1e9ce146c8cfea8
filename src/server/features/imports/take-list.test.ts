// A step of a list that is taken twice, or too late: what the present step says is neither overwritten nor stored again.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#base/ids.ts";
import { namesBySearch } from "#server/features/search/names.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { answerList } from "./lists.ts";
import { fetchRefusedRows } from "./refused-rows.ts";
import { startImport, startTrial } from "./step-queries.ts";
import { takeList } from "./take-list.ts";

let town: Town;
let folder: string;
beforeAll(async () => {
  [town, folder] = await Promise.all([openTown(), mkdtemp(join(tmpdir(), "steps-"))]);
});
afterAll(() => Promise.all([town.close(), rm(folder, { recursive: true })]));

const HEAD = "Business Name,Sub Category,City,Phone No";
const query = async (text: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query(text, values)).rows;
const listOf = async (id: string) =>
  (await query("select state, result, import_id, progress from uploaded_lists where id = $1", [id]))[0];

/** A list that no job of the queue knows. */
async function listed(rows: string[], state = "trying"): Promise<string> {
  const id = newId();
  await query(
    `insert into uploaded_lists (id, uploaded_by, file_name, language, bytes, state, uploaded_at)
     values ($1, $2, 'list.csv', 'en', $3, $4, now())`,
    [id, await town.idOf("shankar"), Buffer.from([HEAD, ...rows].join("\n")), state],
  );
  return id;
}

/** Takes the present step of the list; `meanwhile` happens once it has read what is to be done, and before it does it. */
async function take(id: string, meanwhile?: () => Promise<unknown>): Promise<void> {
  const { connection } = town.portal;
  const transaction = () => ({
    async execute<T>(work: Parameters<ReturnType<typeof connection.db.transaction>["execute"]>[0]) {
      await meanwhile?.();
      return connection.db.transaction().execute(work) as Promise<T>;
    },
  });
  const db = new Proxy(connection.db, {
    get(target, key) {
      if (key === "transaction") return transaction;
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await takeList({ ...connection, db }, id, {
    folder: await mkdtemp(join(folder, "step-")),
    now: town.clock.now(),
    vocabulary: await namesBySearch(connection),
  });
}

test("an import that is taken twice at a time is told as the one that stored it", async () => {
  const id = await listed(["Twice Sweets,halwai,Indore,2000000651"], "importing");
  await take(id, () => take(id));
  const list = await listOf(id);
  expect(list).toMatchObject({ state: "imported", result: { created: 1 }, import_id: expect.any(Number) });
  const imports = await query("select id from imports where file_name = 'list.csv' order by id desc limit 1");
  expect(imports).toEqual([{ id: list.import_id }]);
});

test("a trial that ends late neither answers for the next one nor ends an import; its progress is not told either", async () => {
  const id = await listed(["Late Sweets,halwai,Indore,2000000652"]);
  await take(id, () => startTrial(town.portal.connection, id, [], "hi"));
  expect(await listOf(id)).toMatchObject({ state: "trying", result: null, progress: null });
  await take(id, () => startImport(town.portal.connection, id));
  expect(await listOf(id)).toMatchObject({ state: "importing", result: null, progress: null });
});

test("the sheet of rows that were not taken is stored in pieces with the step that it is of, and read in pieces", async () => {
  const long = "x".repeat(1000);
  const id = await listed(Array.from({ length: 900 }, (_, at) => `Piece ${at} ${long},halwai,Indore,12`));
  await take(id);
  const pieces = await query("select octet_length(bytes) as size from refused_row_sheets where list_id = $1", [id]);
  expect(pieces.length).toBeGreaterThan(3);
  expect(Math.max(...pieces.map(({ size }) => size))).toBeLessThanOrEqual(256 * 1024);
  const sheet = await (await fetchRefusedRows(town.portal.connection, id))!.toArray();
  expect(sheet).toHaveLength(pieces.length);
  const rows: string[][] = parse(Buffer.concat(sheet), { bom: true });
  expect(rows).toHaveLength(901);
  expect(rows[900]![0]).toMatch(/^Piece 899 /);
  await answerList(town.portal.base as never, id, [], "en");
  expect(await fetchRefusedRows(town.portal.connection, id)).toBeUndefined();
});
