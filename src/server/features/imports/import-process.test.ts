// What a hostile or endless list costs: its process ends, the portal goes on, and whoever sent it is told.
import { afterAll, beforeAll, expect, test } from "vitest";
import { imports } from "#contract/imports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";
import { openImportProcess } from "./import-process.ts";
import { answerList, takeListApart } from "./lists.ts";

let town: Town;
let shankar: Person;
beforeAll(async () => {
  town = await openTown();
  shankar = await town.signIn("shankar", "staff");
});
afterAll(() => town.close());

const CSV = "Business Name,Sub Category,City,Phone No\nHeavy Sweets,halwai,Indore,2000000641\n";

async function sentList() {
  const files = [{ name: "list.csv", bytes: Buffer.from(CSV) }];
  const { id } = (await upload(town, imports.upload, {}, files, shankar)).payload;
  const state = async () =>
    (await town.call(imports.fetchAll, {}, shankar)).payload.lists.find(({ _id }) => _id === id)!;
  await expect.poll(async () => (await state()).state, { timeout: 60_000 }).toBe("tried");
  const { rows } = await town.portal.connection.pool.query<{ id: string }>(
    "update uploaded_lists set state = 'trying' where state = 'tried' returning id",
  );
  return { id: rows[0]!.id, state };
}

const processWith = (limits: Parameters<typeof openImportProcess>[1]) =>
  openImportProcess({ databaseUrl: town.databaseUrl, clock: town.clock, log: town.portal.base.log }, limits);
const baseWith = ({ importStep }: Pick<ReturnType<typeof openImportProcess>, "importStep">) => ({
  ...town.portal.base,
  ports: { ...town.portal.base.ports, importStep },
});

test.each([
  ["more memory", { mostBytes: 1 }],
  ["more time", { mostMs: 1 }],
])("a list that takes %s than it may is given up in words, and its file is deleted", async (_what, limits) => {
  const list = await sentList();
  await takeListApart(baseWith(processWith(limits)), { id: list.id });
  expect(await list.state()).toMatchObject({ state: "failed", failure: { code: "imports.too-heavy" } });
  const { rows } = await town.portal.connection.pool.query("select 1 from uploaded_lists where bytes is not null");
  expect(rows).toEqual([]);
});

test("a step that went wrong by itself can be tried again, with the answers that were given", async () => {
  const list = await sentList();
  await takeListApart(baseWith({ importStep: async () => "failed" }), { id: list.id });
  expect(await list.state()).toMatchObject({ state: "tried", result: null, failure: { code: "imports.interrupted" } });
  await answerList(town.portal.base as never, list.id, [], "en");
  await expect.poll(async () => (await list.state()).result?.created, { timeout: 60_000 }).toBe(1);
});

test("a portal that closes ends the step, which the queue begins again", async () => {
  const closing = processWith({});
  const step = closing.importStep({ list: "00000000-0000-7000-8000-000000000000" });
  setTimeout(() => closing.close(), 50);
  await expect(step).rejects.toThrow("the portal closes");
});
