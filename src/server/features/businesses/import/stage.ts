/** The first half of an import: every row of the file is read, checked and set aside in the database, where rows of one business come to lie beside each other. */
import { batchesOf, eachAhead } from "#base/batches.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { openSpreadsheet } from "#server/platform/spreadsheets/spreadsheet.ts";
import type { NameLookup } from "./names.ts";
import { recordsOf } from "./records.ts";
import type { ImportOptions, ImportReport } from "./report.ts";
import { readRow } from "./row.ts";
import { addRemarks, stageRows } from "./staging-queries.ts";

const BATCH = 250;

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
  const read = async function* () {
    for await (const some of batchesOf(records, BATCH))
      yield some.map(({ line, values }) => readRow(values, line, names));
  };
  await eachAhead(read(), async (some) => {
    await stageRows(
      ctx,
      some.flatMap(({ row }) => row ?? []),
    );
    await addRemarks(
      ctx,
      some.flatMap(({ bad }) => bad),
    );
    report.rows += some.length;
    report.refused += some.filter(({ row }) => !row).length;
    progress?.({ step: "reading", rows: report.rows, share: share() });
  });
}
