/** Takes a spreadsheet of businesses in: every row is checked, the good ones go in in one transaction, approved and unclaimed. What owners have claimed or anybody deleted stays as it is. */
import type { Readable } from "node:stream";
import { parse } from "csv-parse";
import { sql } from "kysely";
import { newId } from "#base/ids.ts";
import type { Db } from "#server/platform/database.ts";
import { readDirectory } from "./import-directory.ts";
import { ensureOwners, findImported, type Imported, insertImported, updateImported } from "./import-queries.ts";
import { type BadRow, COLUMNS, type ImportRow, readRow } from "./import-row.ts";

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows of a business that stands in the same file again; the last one counts. */
  repeated: number;
  bad: BadRow[];
  ignoredColumns: string[];
}

export interface ImportOptions {
  isDryRun: boolean;
  now: Date;
  /** Brings the search index in step, in the same transaction. */
  index(db: Db, businessIds: string[]): Promise<void>;
}

const BATCH = 500;

/** Undoes a trial. */
class DryRunOver extends Error {}

/** Reads the CSV (UTF-8 with or without a mark, any column order, quoted fields) and answers what was done; a fault undoes all of it. */
export async function importBusinesses(db: Db, file: Readable, options: ImportOptions): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, repeated: 0, bad: [], ignoredColumns: [] };
  const rows = await readRows(db, file, report);
  try {
    await db.transaction().execute(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db);
      await store(db, rows, report, options);
      if (options.isDryRun) throw new DryRunOver();
      await sql`select pg_notify('changed', '*')`.execute(db);
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  report.bad.sort((a, b) => a.line - b.line);
  return report;
}

async function readRows(db: Db, file: Readable, report: ImportReport): Promise<ImportRow[]> {
  const directory = await readDirectory(db);
  const byKey = new Map<string, ImportRow>();
  const parser = file.pipe(
    parse({
      bom: true,
      columns: (header: string[]) => columnsOf(header, report),
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      info: true,
      max_record_size: 100_000,
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, string>;
    info: { lines: number };
  }>) {
    const { row, bad } = readRow(record, info.lines, directory);
    report.bad.push(...bad);
    if (!row) continue;
    if (byKey.has(row.key)) report.repeated += 1;
    byKey.set(row.key, row);
  }
  return [...byKey.values()];
}

function columnsOf(header: string[], report: ImportReport): Array<string | false> {
  const known = new Map<string, string>(COLUMNS.map((column) => [column.toLowerCase(), column]));
  const columns = header.map((name) => known.get(name.replace(/[\s_-]/g, "").toLowerCase()) ?? false);
  report.ignoredColumns = header.filter((name, at) => columns[at] === false && name);
  return columns;
}

async function store(db: Db, rows: ImportRow[], report: ImportReport, { now, index }: ImportOptions): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    const owners = await ensureOwners(db, some);
    const known = await findImported(
      db,
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
    const kept = renewed.filter(({ isDeleted, isClaimed }) => isDeleted || isClaimed);
    await insertImported(db, fresh, now);
    await updateImported(db, changed, now);
    await index(
      db,
      [...fresh, ...changed].map(({ id }) => id),
    );
    report.created += fresh.length;
    report.updated += changed.length;
    report.unchanged += some.length - fresh.length - renewed.length;
    report.bad.push(...kept.map(keptAsItIs));
  }
}

/** What people have decided about since the last import: what the file says of it now is told, not done. */
function keptAsItIs({ row, isDeleted }: Imported & { row: ImportRow }): BadRow {
  return { line: row.line, field: "businessName", reason: isDeleted ? "imports.deleted" : "imports.claimed" };
}
