/** The second half of an import: the rows that were set aside are taken together by key, compared with what is stored, and stored where they say something new. */
import { batchesOf } from "#base/batches.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { addCreated, addUpdated } from "./history-queries.ts";
import type { ListKind, ListRow, Remark, StoredRow } from "./list-kind.ts";
import { mergedRows } from "./merge.ts";
import type { ImportOptions, ImportReport, Judgement } from "./report.ts";
import { addRemarks, listStaged } from "./staging-queries.ts";

const BATCH = 1000;

/** Counts what would be stored. */
export async function judgeStaged(ctx: Handle, report: ImportReport, options: ImportOptions): Promise<void> {
  for await (const _ of judgements(ctx, options.list.findStored, report, options));
}

export function storeStaged(
  ctx: Handle,
  importId: number,
  report: ImportReport,
  options: ImportOptions,
): Promise<void> {
  return options.index(ctx, storedIds(ctx, importId, report, options));
}

async function* storedIds(
  ctx: Handle,
  importId: number,
  report: ImportReport,
  options: ImportOptions,
): AsyncGenerator<string[]> {
  const { list, now } = options;
  for await (const { fresh, changed } of judgements(ctx, list.lockStored, report, options)) {
    const created = fresh.length ? await list.insertRows(ctx, fresh, now) : [];
    await addCreated(ctx, importId, created);
    const updated = changed.map(({ id }) => id);
    await addUpdated(ctx, importId, list, updated);
    if (updated.length) await list.updateRows(ctx, changed, now);
    yield [...created, ...updated];
  }
}

async function* judgements(
  ctx: Handle,
  find: ListKind["findStored"],
  report: ImportReport,
  { list, progress, judged, isDryRun }: ImportOptions,
): AsyncGenerator<Judgement> {
  const staged = report.rows - report.refused - report.asked;
  const merged: Remark[] = [];
  for await (const rows of batchesOf(mergedRows(list, listStaged(ctx), merged), BATCH)) {
    const known = await find(ctx, rows);
    const renewed = rows.flatMap((row) => {
      const before = known.get(row.key);
      return before && before.print !== list.printOf(row) ? [{ ...before, row }] : [];
    });
    const fresh = rows.filter((row) => !known.has(row.key));
    const changed = renewed.filter(({ isDeleted, isClaimed }) => !isDeleted && !isClaimed);
    const untouched = renewed.filter(({ isDeleted, isClaimed }) => isDeleted || isClaimed);
    judged?.({ fresh, changed });
    yield { fresh, changed };
    report.created += fresh.length;
    report.updated += changed.length;
    report.unchanged += rows.length - fresh.length - renewed.length;
    report.refused += untouched.length;
    report.repeated += merged.length;
    await addRemarks(ctx, [...merged.splice(0), ...untouched.map((each) => leftAsItIs(each, list))]);
    const done = report.created + report.updated + report.unchanged + report.repeated;
    progress?.({ step: isDryRun ? "comparing" : "storing", rows: done, share: done / staged });
  }
}

/** What people have decided about since the last import: what the file says of it now is told, not done. */
function leftAsItIs({ row, isDeleted }: StoredRow & { row: ListRow }, { key, nameColumn }: ListKind): Remark {
  const claimed = key === "members" ? "imports.member-claimed" : "imports.claimed";
  return { line: row.line, field: nameColumn, reason: isDeleted ? "imports.deleted" : claimed };
}
