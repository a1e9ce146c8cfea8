/** The first half of an import: every row of the file is read, checked and set aside in the database, where rows of one business come to lie beside each other. */
import { batchesOf } from "#base/batches.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { openSpreadsheet } from "#server/platform/spreadsheets/spreadsheet.ts";
import type { NameLookup } from "./names.ts";
import { recordsOf } from "./records.ts";
import type { ImportOptions, ImportReport } from "./report.ts";
import { readRow } from "./row.ts";
import { addRemarks, stageRows } from "./staging-queries.ts";

const BATCH = 1000;

export async function stageFile(
  ctx: Handle,
  path: string,
  names: NameLookup,
  report: ImportReport,
  { progress }: ImportOptions,
): Promise<void> {
  const { rows, share } = await openSpreadsheet(path);
  const records = recordsOf(rows, (columns) => {
    report.ignoredColumns = columns;
  });
  for await (const some of batchesOf(records, BATCH)) {
    const read = some.map(({ line, values }) => readRow(values, line, names));
    await stageRows(
      ctx,
      read.flatMap(({ row }) => row ?? []),
    );
    await addRemarks(
      ctx,
      read.flatMap(({ bad }) => bad),
    );
    report.rows += some.length;
    report.refused += read.filter(({ row }) => !row).length;
    progress?.({ step: "reading", rows: report.rows, share: share() });
  }
}
