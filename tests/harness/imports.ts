/** Takes a file in, of businesses unless another kind is named, as the command does, and answers its report with what it had to say about rows. */
import type { ListKindKey } from "#contract/import-kinds.ts";
import { importRows } from "#server/features/businesses/import/import.ts";
import type { Remark } from "#server/features/businesses/import/list-kind.ts";
import type { ImportOptions, ImportReport } from "#server/features/businesses/import/report.ts";
import { listKinds } from "#server/features/imports/list-kinds.ts";
import { namesBySearch } from "#server/features/search/names.ts";
import { fileOf } from "./files.ts";
import type { Town } from "./town.ts";

export async function takeIn(
  town: Town,
  content: string | Buffer,
  { kind = "businesses", ...options }: Partial<ImportOptions> & { kind?: ListKindKey } = {},
): Promise<ImportReport & { said: Remark[] }> {
  const said: Remark[] = [];
  const report = await importRows(town.portal.connection, fileOf(content), {
    isDryRun: false,
    now: town.clock.now(),
    ...listKinds[kind],
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
