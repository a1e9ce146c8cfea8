/** Takes a spreadsheet of businesses in: every row is checked, the good ones go in in one transaction, approved and unclaimed. What owners have claimed or anybody deleted stays as it is. */
import type { Readable } from "node:stream";
import { newId } from "#base/ids.ts";
import { changed } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { readRecords } from "./file.ts";
import { readNames } from "./names.ts";
import { ensureOwners, findImported, type Imported, insertImported, liftTimeLimit, updateImported } from "./queries.ts";
import { type BadRow, type ImportRow, readRow } from "./row.ts";

export interface ImportReport {
  /** All that the file holds; each is counted once below. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows of a business that stands in the same file again; the last one counts. */
  repeated: number;
  /** Rows that were not taken; each may have several reasons in `bad`. */
  refused: number;
  bad: BadRow[];
  ignoredColumns: string[];
}

export interface ImportOptions {
  isDryRun: boolean;
  now: Date;
  /** Brings the search index in step, in the same transaction. */
  index(ctx: Handle, businessIds: string[]): Promise<void>;
}

const BATCH = 500;

/** Undoes a trial. */
class DryRunOver extends Error {}

/** Reads the CSV (UTF-8 with or without a mark, any column order, quoted fields) and answers what was done; a fault undoes all of it. Throws BrokenFile. */
export async function importBusinesses(ctx: Handle, file: Readable, options: ImportOptions): Promise<ImportReport> {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, repeated: 0, refused: 0 };
  const report: ImportReport = { ...counts, bad: [], ignoredColumns: [] };
  const rows = await readRows(ctx, file, report);
  try {
    await inTransaction(ctx, async (ctx) => {
      await liftTimeLimit(ctx);
      await store(ctx, rows, report, options);
      if (options.isDryRun) throw new DryRunOver();
      await changed(ctx, "*");
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  report.bad.sort((a, b) => a.line - b.line);
  report.refused = new Set(report.bad.map(({ line }) => line)).size;
  return report;
}

async function readRows(ctx: Handle, file: Readable, report: ImportReport): Promise<ImportRow[]> {
  const names = await readNames(ctx);
  const byKey = new Map<string, ImportRow>();
  const records = readRecords(file, (columns) => {
    report.ignoredColumns = columns;
  });
  for await (const { line, values } of records) {
    report.rows += 1;
    const { row, bad } = readRow(values, line, names);
    report.bad.push(...bad);
    if (!row) continue;
    if (byKey.has(row.key)) report.repeated += 1;
    byKey.set(row.key, row);
  }
  return [...byKey.values()];
}

async function store(
  ctx: Handle,
  rows: ImportRow[],
  report: ImportReport,
  { now, index }: ImportOptions,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    const owners = await ensureOwners(ctx, some);
    const known = await findImported(
      ctx,
      some.map((row) => row.key),
    );
    const fresh = some
      .filter((row) => !known.has(row.key))
      .map((row) => ({ id: newId(), ownerId: owners.get(row.ownerPhone)!, row }));
    const renewed = some.flatMap((row) => {
      const before = known.get(row.key);
      return before && before.print !== row.print ? [{ ...before, row }] : [];
    });
    const changed = renewed.filter(({ isDeleted, isClaimed }) => !isDeleted && !isClaimed);
    const untouched = renewed.filter(({ isDeleted, isClaimed }) => isDeleted || isClaimed);
    await insertImported(ctx, fresh, now);
    await updateImported(ctx, changed, now);
    await index(
      ctx,
      [...fresh, ...changed].map(({ id }) => id),
    );
    report.created += fresh.length;
    report.updated += changed.length;
    report.unchanged += some.length - fresh.length - renewed.length;
    report.bad.push(...untouched.map(leftAsItIs));
  }
}

/** What people have decided about since the last import: what the file says of it now is told, not done. */
function leftAsItIs({ row, isDeleted }: Imported & { row: ImportRow }): BadRow {
  return { line: row.line, field: "businessName", reason: isDeleted ? "imports.deleted" : "imports.claimed" };
}
