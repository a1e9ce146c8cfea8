import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { copyDatabase } from "#tests/harness/database.ts";

const docs = resolve(import.meta.dirname, "../../docs");
const records = readdirSync(join(docs, "decisions")).filter((name) => name !== "README.md");

test("the data dictionary names every table and every column that the migrations make, and no other", async () => {
  expect(columnsOfDictionary()).toEqual(await columnsOfDatabase());
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

/** 'table.column', in alphabetical order: a heading names the table, the first cell of a row its columns. */
function columnsOfDictionary(): string[] {
  const [, ...tables] = readFileSync(join(docs, "data-dictionary.md"), "utf8").split(/^### /m);
  return tables
    .flatMap((section) => {
      const table = /^`([\w.]+)`/.exec(section)?.[1];
      const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map((m) => m[1]!);
      return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map((m) => `${table}.${m[1]}`));
    })
    .sort();
}

async function columnsOfDatabase(): Promise<string[]> {
  const { url, drop } = await copyDatabase(inject("databaseUrl"));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select concat_ws('.', nullif(c.table_schema, 'public'), c.table_name, c.column_name) as name
      from information_schema.columns c where c.table_schema in ('public', 'sandbox_gateway')`,
  );
  await client.end();
  await drop();
  return rows.map(({ name }) => name).sort();
}
