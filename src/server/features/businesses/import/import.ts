/** Takes a spreadsheet in: every row is checked, the good ones go in in one transaction. What its owner has claimed or anybody deleted stays as it is. */
import { changed } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { countImport, insertImport, removeImport } from "./history-queries.ts";
import { liftTimeLimit } from "./queries.ts";
import type { ImportOptions, ImportReport } from "./report.ts";
import { stageFile } from "./stage.ts";
import { indexRemarks, listRefused, listRemarks, openStaging } from "./staging-queries.ts";
import { judgeStaged, storeStaged } from "./store.ts";
import { valueReader } from "./values.ts";

/** Undoes a trial. */
class DryRunOver extends Error {}

/** Reads the file at this path, CSV or .xlsx, and answers what was done; a fault undoes all of it. However long the file is, a few thousand rows are in memory. Throws BrokenFile. */
export async function importRows(ctx: Handle, path: string, options: ImportOptions): Promise<ImportReport> {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, repeated: 0, refused: 0, asked: 0 };
  const readAs = { headings: [], titles: [], unnamed: 0, isWindows1252: false };
  const report: ImportReport = { ...counts, ...readAs, listed: [], id: undefined };
  const values = await valueReader(ctx, options.vocabulary, options.answers, options.language);
  try {
    await inTransaction(ctx, async (ctx) => {
      await liftTimeLimit(ctx);
      await openStaging(ctx);
      await stageFile(ctx, path, values, report, options);
      report.listed = values.listed();
      if (options.isDryRun) await judgeStaged(ctx, report, options);
      else await storeImport(ctx, report, options);
      await tellAll(ctx, options);
      if (options.isDryRun) throw new DryRunOver();
      await options.stored?.(ctx, report);
      await changed(ctx, "*");
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  return report;
}

/** What was stored can be undone under its number, as long as anything was. */
async function storeImport(ctx: Handle, report: ImportReport, options: ImportOptions): Promise<void> {
  const id = await insertImport(ctx, options);
  await storeStaged(ctx, id, report, options);
  if (report.created + report.updated) await countImport(ctx, id, report);
  else await removeImport(ctx, id);
  report.id = report.created + report.updated ? id : undefined;
}

async function tellAll(ctx: Handle, { tell, refuse }: ImportOptions): Promise<void> {
  if (refuse) await indexRemarks(ctx);
  for await (const remark of listRemarks(ctx)) tell(remark);
  if (!refuse) return;
  for await (const row of listRefused(ctx)) refuse(row);
}
