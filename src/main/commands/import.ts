/** `npm run import -- businesses file.csv [--dry-run]`: reads an association's spreadsheet; bad rows are named, good rows go in all together. */
import { accessSync, constants, createReadStream, statSync } from "node:fs";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { COLUMNS } from "#server/features/businesses/import/fields.ts";
import { BrokenFile } from "#server/features/businesses/import/file.ts";
import { importBusinesses } from "#server/features/businesses/import/import.ts";
import { indexMany } from "#server/features/search/index/indexing.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { words } from "#server/platform/words.ts";
import { migrate } from "../database/migrate.ts";
import { seedReference } from "../database/seed.ts";
import { command } from "./command.ts";

const USAGE = `Usage: npm run import -- businesses <file.csv> [--dry-run]
Columns, in any order: ${COLUMNS.join(", ")}`;

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
  const report = await importBusinesses(connection, createReadStream(file), {
    isDryRun,
    now: clock.now(),
    index: (ctx, ids) => indexMany(ctx, businessKind, ids),
  }).catch((error: unknown) => {
    if (error instanceof BrokenFile) return words.en(error.reason, error.values);
    throw error;
  });
  if (typeof report === "string") {
    print(`${file}: ${report}`);
    return 1;
  }
  for (const { line, field, reason, values } of report.bad)
    print(words.en("imports.bad-row", { line, field, reason: words.en(reason, values) }));
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
  return report.bad.length ? 1 : 0;
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
