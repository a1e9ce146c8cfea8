/** Takes a file of businesses in, as the command does, and answers its report with what it had to say about rows. */
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { importBusinesses } from "#server/features/businesses/import/import.ts";
import type { ImportOptions, ImportReport } from "#server/features/businesses/import/report.ts";
import type { Remark } from "#server/features/businesses/import/row.ts";
import { indexBatches } from "#server/features/search/index/indexing.ts";
import { namesBySearch } from "#server/features/search/names.ts";
import { fileOf } from "./files.ts";
import type { Town } from "./town.ts";

export async function takeIn(
  town: Town,
  content: string | Buffer,
  options: Partial<ImportOptions> = {},
): Promise<ImportReport & { said: Remark[] }> {
  const said: Remark[] = [];
  const report = await importBusinesses(town.portal.connection, fileOf(content), {
    isDryRun: false,
    now: town.clock.now(),
    index: (ctx, batches) => indexBatches(ctx, businessKind, batches),
    tell: (remark) => said.push(remark),
    language: "en",
    vocabulary: await namesBySearch(town.portal.connection),
    answers: new Map(),
    isConfirmed: true,
    fileName: "list.csv",
    ...options,
  });
  return { ...report, said };
}
