import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { copyDatabase } from "#tests/harness/database.ts";
import { commentedColumns, dictionary, dictionaryFile } from "../../db/tables/dictionary.ts";

const docs = resolve(import.meta.dirname, "../../docs");
const records = readdirSync(join(docs, "decisions")).filter((name) => name !== "README.md");

/** Columns that need no comment. */
const SAYS_ALL = /^(id|\w+_id|created_at|updated_at|deleted_at|currency)$/;

test("the data dictionary is what the comments of the migrated database tell: after a migration, `npm run tables` writes it anew", async () => {
  expect(readFileSync(dictionaryFile, "utf8")).toBe(dictionary(await columns()));
});

test("every table has a comment, and every column whose name does not say all", async () => {
  const silent = (await columns()).flatMap(({ table, about, column, comment }) => [
    ...(about ? [] : [table]),
    ...(comment || SAYS_ALL.test(column) ? [] : [`${table}.${column}`]),
  ]);
  expect(silent).toEqual([]);
});

test("each number is one decision record, which bears it as its title, and the list of records names them all", () => {
  const numbers = records.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  for (const name of records) expect(read(name).split("\n")[0], name).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`));
  const listed = [...read("README.md").matchAll(/\]\((\d{4}-[a-z-]+\.md)\)/g)].map((m) => m[1]);
  expect(listed).toEqual(records);
});

function read(name: string): string {
  return readFileSync(join(docs, "decisions", name), "utf8");
}

async function columns() {
  const { url, drop } = await copyDatabase(inject("databaseUrl"));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = await commentedColumns(client);
  await client.end();
  await drop();
  return columns;
}
