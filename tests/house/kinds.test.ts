import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { kindRows } from "#contract/kinds.ts";
import { kinds } from "#server/app.ts";

const src = resolve(import.meta.dirname, "../../src");
const keys = Object.keys(kindRows);
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: codeOf(readFileSync(join(src, file), "utf8")) }));
/** The rooms that serve every kind. */
const SERVING = /^server\/features\/(directory|leads|search|home)\//;

test("every kind has its row in app.ts, its number and its table", () => {
  expect(kinds.map(({ key }) => key).sort()).toEqual([...keys].sort());
  for (const column of ["number", "table", "idField", "listField"] as const)
    expect(new Set(kinds.map((kind) => kind[column])).size, column).toBe(kinds.length);
});

test("a kind's row is made in a room of its own", () => {
  const rooms = readdirSync(join(src, "server/features"));
  const without = keys.filter(
    (key) => !rooms.some((room) => existsSync(join(src, "server/features", room, `${key}-kind.ts`))),
  );
  expect(without).toEqual([]);
});

test("no code asks which kind something is, or lists the kinds that there are", () => {
  const names = keys.map((key) => `"${key}"`).join("|");
  const asks = new RegExp(`kind(\\.key)? [!=]== (${names})|(${names}) \\| (${names})|case (${names})`, "i");
  expect(files.filter(({ code }) => asks.test(code)).map(({ file }) => file)).toEqual([]);
});

test("the rooms that serve every kind name none: not by its key, not by its field on the wire, not by its refusal", () => {
  const words = Object.entries(kindRows).flatMap(([key, row]) => [`"${key}"`, row.idField, `"${row.notFound}"`]);
  const naming = files.filter(({ file, code }) => SERVING.test(file) && words.some((word) => code.includes(word)));
  expect(naming.map(({ file }) => file)).toEqual([]);
});

test("the rooms that serve every kind know the rooms of none", () => {
  // One room may have several kinds.
  const rows = files.filter(({ file }) =>
    keys.some((key) => file.endsWith(`/${key}-kind.ts`) && file.startsWith("server/")),
  );
  expect(rows.length).toBe(keys.length);
  const rooms = new Set(rows.flatMap(({ file }) => /^server\/features\/([\w-]+)\//.exec(file)?.[1] ?? []));
  const knowing = files.filter(
    ({ file, code }) => SERVING.test(file) && [...rooms].some((room) => code.includes(`features/${room}/`)),
  );
  expect(knowing.map(({ file }) => file)).toEqual([]);
});

/** Without its comments. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
