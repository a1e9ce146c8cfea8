/** `npm run check` (types, lint, unit and HTTP tests) and `npm test` (these and the browser stories): stops at the first part that fails and closes with one line of counts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pagesAreBuilt } from "#main/build-pages.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
/** What was found about the types, so that the next run looks only at what changed. */
const TYPES = join(root, "node_modules/.cache/types.tsbuildinfo");
const PROJECTS = process.argv[2] === "quick" ? ["quick"] : ["quick", "long", "browser"];
const folder = mkdtempSync(join(tmpdir(), "viprasetu-run-"));
const report = join(folder, "report.json");

let failed = 0;
let passed = 0;
for (const [title, command, args] of [
  ["types", bin("tsc"), ["--noEmit", "-p", ".", "--incremental", "--tsBuildInfoFile", TYPES]],
  ["lint", bin("biome"), ["check", "--diagnostic-level=error", "."]],
  ["pages", process.execPath, [join(root, "src/main/commands/build.ts")]],
] as const) {
  const status = title === "pages" && pagesAreBuilt() ? 0 : run(title, command, args).status;
  if (status === 0) passed += 1;
  else failed += 1;
}
if (failed === 0) countTests();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function countTests(): void {
  const { status } = run("tests", bin("vitest"), [
    "run",
    ...PROJECTS.flatMap((project) => ["--project", project]),
    // No browser takes a core of its own there.
    ...(PROJECTS.length === 1 ? ["--maxWorkers=3"] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    passed += numPassedTests;
    failed += numFailedTests;
    if (status !== 0 && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites);
    if (numPassedTests === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

function run(title: string, command: string, args: readonly string[]) {
  console.log(`\n== ${title}`);
  return spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, NO_COLOR: "1" } });
}
