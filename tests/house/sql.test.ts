import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const src = resolve(import.meta.dirname, "../../src");
const HAS_SQL =
  /\b(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*?>)?`|\bsql\.\w+\(|\.query[<(]|\{ query \}|CompiledQuery|\.executeQuery\(|\.execute(TakeFirst|TakeFirstOrThrow)?\(/;

const files = ["server", "main"]
  .flatMap((wing) => readdirSync(join(src, wing), { recursive: true, withFileTypes: true }))
  .filter((e) => e.isFile() && /\.ts$/.test(e.name) && !/\.test\.ts$/.test(e.name))
  .map((e) => relative(src, join(e.parentPath, e.name)));
const textOf = (file: string) => readFileSync(join(src, file), "utf8");

/** Where SQL may stand: the queries of a room or platform, and what opens the database. */
const mayHold = (file: string) => /(^|[/-])queries\.ts$/.test(file) || file.startsWith("server/platform/postgres/");

test("SQL stands in queries.ts or <what>-queries.ts alone, and nothing else builds or runs a statement", () => {
  const wrong = files.filter((file) => !mayHold(file) && HAS_SQL.test(textOf(file)));
  expect(wrong).toEqual([]);
});

test("a statement is run by the builder or by its name, never compiled by hand", () => {
  const wrong = files.filter(
    (file) => file !== "server/platform/postgres/handle.ts" && /CompiledQuery|\.executeQuery\(/.test(textOf(file)),
  );
  expect(wrong).toEqual([]);
});

test("a named statement says why it is one, in the comment of its function or of its file", () => {
  const silent = files.filter(mayHold).flatMap((file) => {
    const text = textOf(file);
    if (/^\/\*\*.*\bnamed\b/i.test(text)) return [];
    return [...text.matchAll(/^\s*name: "([\w-]+)",$/gm)].flatMap(({ 1: name, index }) => {
      const comment = text
        .slice(0, index)
        .match(/\/\*\*.*?\*\/(?=\n(?:export |async |function |const ))/gs)
        ?.at(-1);
      return /\bnamed\b/i.test(comment ?? "") ? [] : [`${file}: ${name}`];
    });
  });
  expect(silent).toEqual([]);
});
