/** `npm run import -- businesses <file> [--dry-run]`: reads an association's spreadsheet; bad rows are named, good rows go in all together. */
import { accessSync, constants, statSync } from "node:fs";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { COLUMNS } from "#server/features/businesses/import/fields.ts";
import { importBusinesses } from "#server/features/businesses/import/import.ts";
import type { Progress } from "#server/features/businesses/import/report.ts";
import { indexBatches } from "#server/features/search/index/indexing.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import { words } from "#server/platform/words.ts";
import { migrate } from "../database/migrate.ts";
import { seedReference } from "../database/seed.ts";
import { command } from "./command.ts";

const USAGE = `Usage: npm run import -- businesses <file.csv or file.xlsx> [--dry-run]
Columns, in any order: ${COLUMNS.join(", ")}`;

const PROGRESS_MS = 5_000;

await command(async ({ connection, clock, print }) => {
  const [kind, file, ...flags] = process.argv.slice(2);
  if (kind !== "businesses" || !file || flags.some((flag) => flag !== "--dry-run")) throw new StartProblem(USAGE);
  const problem = problemOf(file);
  if (problem) {
    print(problem);
    return 1;
  }
  await migrate(connection.pool, { tell: print });
  await seedReference(connection);
  const isDryRun = flags.includes("--dry-run");
  const report = await importBusinesses(connection, file, {
    isDryRun,
    now: clock.now(),
    index: (ctx, batches) => indexBatches(ctx, businessKind, batches),
    tell: ({ line, field, reason, values }) =>
      print(words.en("imports.bad-row", { line, field, reason: words.en(reason, values) })),
    progress: progressLines(print),
  }).catch((error: unknown) => {
    if (error instanceof BrokenFile) return words.en(error.reason, error.values);
    throw error;
  });
  if (typeof report === "string") {
    print(`${file}: ${report}`);
    return 1;
  }
  if (report.ignoredColumns.length)
    print(words.en("imports.ignored-columns", { columns: report.ignoredColumns.join(", ") }));
  print(
    words.en(isDryRun ? "imports.dry-summary" : "imports.summary", {
      rows: report.rows,
      created: report.created,
      updated: report.updated,
      same: report.unchanged,
      repeated: report.repeated,
      bad: report.refused,
    }),
  );
  return report.refused ? 1 : 0;
});

/** Why there is nothing to read, if so. */
function problemOf(file: string): string | undefined {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isDirectory() ? `${file} is a folder, not a file.` : undefined;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    return isMissing ? `There is no file ${file}.` : `The file ${file} may not be read by this account.`;
  }
}

/** A line every few seconds, so that somebody who waits sees that it goes on, and for how long. */
function progressLines(print: (text: string) => void): (progress: Progress) => void {
  let last = { step: "", rows: 0, at: performance.now() };
  return ({ step, rows, share }) => {
    const at = performance.now();
    if (at - last.at < PROGRESS_MS) return;
    const before = last.step === step ? last.rows : 0;
    const speed = Math.round(((rows - before) / (at - last.at)) * 1000);
    print(words.en(`imports.${step}`, { rows, percent: Math.floor(share * 100), speed }));
    last = { step, rows, at };
  };
}
