import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

test("`npm start` begins Node with the flags of start.sh, and a flag of the operator comes after them and so wins", () => {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-start-"));
  try {
    writeFileSync(join(folder, "node"), '#!/bin/sh\necho "$MALLOC_ARENA_MAX $*"\n', { mode: 0o755 });
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const { stdout } = spawnSync("sh", ["-c", `${scripts.start} --max-old-space-size=512`], {
      cwd: root,
      env: { PATH: `${folder}:${process.env.PATH}` },
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^1 .*--max-old-space-size=256 .*--max-old-space-size=512 \S*src\/main\/server\.ts\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("nothing else starts the portal or names a flag of Node's memory: measurements and proofs run what people run", () => {
  const others = ["src", "tests", "bench", ".ci"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|sh|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/start\.(sh|test\.ts)$/.test(file))
    .filter((file) => /-space-size|pretenuring|MALLOC_|main\/server\.ts"/.test(readFileSync(file, "utf8")));
  expect(others).toEqual([]);
});
