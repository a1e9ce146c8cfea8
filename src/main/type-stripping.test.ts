// The portal reads its TypeScript without the types, from a folder that is filled once; where that folder cannot be filled it starts all the same.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "viprasetu-stripping-"));
  for (const folder of ["src/main", "db", "node_modules"]) mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(import.meta.dirname, "type-stripping.mjs"), join(root, "src/main/type-stripping.mjs"));
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  write('console.log("first" satisfies string);');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (source: string) => writeFileSync(join(root, "src/main/program.ts"), source);
const stored = () => {
  const folder = join(root, "node_modules/.cache/stripped");
  return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")) : [];
};
function run(): string {
  const program = ["--import", join(root, "src/main/type-stripping.mjs"), join(root, "src/main/program.ts")];
  return spawnSync(process.execPath, program, { encoding: "utf8" }).stdout.trim();
}

test("the second start reads what the first has stripped, and a changed file is stripped anew", () => {
  expect(run()).toBe("first");
  expect(stored()).toEqual([expect.stringMatching(/^console\.log\("first" +\);$/)]);
  const [name] = readdirSync(join(root, "node_modules/.cache/stripped"));
  writeFileSync(join(root, "node_modules/.cache/stripped", name!), 'console.log("from the store");');
  expect(run()).toBe("from the store");
  utimesSync(join(root, "src/main/program.ts"), 1, 1);
  expect(run()).toBe("from the store");
  write('console.log("a changed one" as string);');
  expect(run()).toBe("a changed one");
  expect(stored()).toHaveLength(1);
});

test("a stored file that a power cut left empty is made anew", () => {
  run();
  const [name] = readdirSync(join(root, "node_modules/.cache/stripped"));
  writeFileSync(join(root, "node_modules/.cache/stripped", name!), "");
  expect(run()).toBe("first");
  expect(stored()).toEqual([expect.stringContaining("first")]);
});

test("where nothing can be stored the program starts all the same", () => {
  writeFileSync(join(root, "node_modules/.cache"), "a file where the folder should be");
  expect(run()).toBe("first");
});
