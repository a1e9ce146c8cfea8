/** The first half of an import: every row of the file is read, checked and set aside in the database, where rows of one key come to lie beside each other. */
import { batchesOf, eachAhead } from "#base/batches.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import { openSpreadsheet } from "#server/platform/spreadsheets/spreadsheet.ts";
import type { Remark } from "./list-kind.ts";
import { recordsOf, withoutTotals } from "./records.ts";
import type { ImportOptions, ImportReport } from "./report.ts";
import { addRefused, addRemarks, stageRows } from "./staging-queries.ts";
import type { ValueReader } from "./values.ts";

const BATCH = 250;

export async function stageFile(
  ctx: Handle,
  path: string,
  values: ValueReader,
  report: ImportReport,
  options: ImportOptions,
): Promise<void> {
  const { rows, share, encoding } = await openSpreadsheet(path);
  report.isWindows1252 = encoding === "windows-1252";
  const { list } = options;
  const records = recordsOf(rows, { list, answers: options.answers }, (headings, titles) => {
    report.headings = headings;
    report.titles = titles;
    options.headings?.(headings);
    const open = headings.filter(({ heading, isSure }) => heading && !isSure);
    if (options.isDryRun || options.isConfirmed || !open.length) return;
    if (!options.answers.size) throw new BrokenFile("imports.columns-unconfirmed");
    const headingsOpen = open.map(({ heading }) => `"${heading}"`).join(", ");
    throw new BrokenFile("imports.columns-unanswered", { headings: headingsOpen, n: open.length });
  });
  const totals: Remark[] = [];
  const read = async function* () {
    for await (const some of batchesOf(withoutTotals(records, list, totals), BATCH)) {
      const batch = some.map((record) => ({ ...record, ...list.readRow(record.values, record.line, values) }));
      await list.complete?.(ctx, batch, options.now);
      yield batch;
    }
  };
  await eachAhead(read(), async (some) => {
    const refused = some.filter(({ row }) => !row);
    await stageRows(
      ctx,
      some.flatMap(({ row }) => row ?? []),
    );
    await addRemarks(
      ctx,
      some.flatMap(({ bad, notes }) => [...bad, ...notes]),
    );
    await addRefused(ctx, refused);
    const asked = refused.filter(({ bad }) => bad.every(({ isQuestion }) => isQuestion));
    report.rows += some.length;
    report.unnamed += some.filter(({ hasUnnamed }) => hasUnnamed).length;
    report.asked += asked.length;
    report.refused += refused.length - asked.length;
    options.progress?.({ step: "reading", rows: report.rows, share: share() });
  });
  await addRemarks(ctx, totals);
}
