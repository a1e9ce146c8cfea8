/** Takes a spreadsheet of businesses in: every row is checked, the good ones go in in one transaction, approved and unclaimed. What owners have claimed or anybody deleted stays as it is. */
import { changed } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { readNames } from "./names.ts";
import { liftTimeLimit } from "./queries.ts";
import type { ImportOptions, ImportReport } from "./report.ts";
import { stageFile } from "./stage.ts";
import { listRemarks, openStaging } from "./staging-queries.ts";
import { judgeStaged, storeStaged } from "./store.ts";

/** Undoes a trial. */
class DryRunOver extends Error {}

/** Reads the file at this path, CSV in UTF-8 or .xlsx, and answers what was done; a fault undoes all of it. However long the file is, a few thousand rows are in memory. Throws BrokenFile. */
export async function importBusinesses(ctx: Handle, path: string, options: ImportOptions): Promise<ImportReport> {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, repeated: 0, refused: 0 };
  const report: ImportReport = { ...counts, ignoredColumns: [] };
  const names = await readNames(ctx);
  try {
    await inTransaction(ctx, async (ctx) => {
      await liftTimeLimit(ctx);
      await openStaging(ctx);
      await stageFile(ctx, path, names, report, options);
      if (options.isDryRun) await judgeStaged(ctx, report, options);
      else await storeStaged(ctx, report, options);
      for await (const remark of listRemarks(ctx)) options.tell(remark);
      if (options.isDryRun) throw new DryRunOver();
      await changed(ctx, "*");
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  return report;
}
