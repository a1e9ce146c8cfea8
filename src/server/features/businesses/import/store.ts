/** The second half of an import: the rows that were set aside are taken together by business, compared with what is stored, and stored where they say something new. */
import { batchesOf } from "#base/batches.ts";
import { newId } from "#base/ids.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { addCreated, addUpdated } from "./history-queries.ts";
import { businessesOf } from "./merge.ts";
import { tellOwners } from "./owner-notices.ts";
import { ensureOwners, findImported, type Imported, insertImported, lockImported, updateImported } from "./queries.ts";
import type { ImportOptions, ImportReport, Judgement } from "./report.ts";
import { type ImportRow, printOf, type Remark } from "./row.ts";
import { addRemarks, listStaged } from "./staging-queries.ts";

const BATCH = 1000;

/** Counts what would be stored. */
export async function judgeStaged(ctx: Handle, report: ImportReport, options: ImportOptions): Promise<void> {
  for await (const _ of judgements(ctx, findImported, report, options));
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
  for await (const { fresh, changed } of judgements(ctx, lockImported, report, options)) {
    const owners = await ensureOwners(ctx, fresh);
    const created = fresh.map((row) => ({ id: newId(), ownerId: owners.get(row.ownerPhone)!, row }));
    await insertImported(ctx, created, options.now);
    await addCreated(ctx, importId, created);
    await tellOwners(ctx, created, options.now);
    await addUpdated(ctx, importId, changed);
    await updateImported(ctx, changed, options.now);
    yield [...created, ...changed].map(({ id }) => id);
  }
}

async function* judgements(
  ctx: Handle,
  find: typeof findImported,
  report: ImportReport,
  { progress, judged, isDryRun }: ImportOptions,
): AsyncGenerator<Judgement> {
  const staged = report.rows - report.refused - report.asked;
  const merged: Remark[] = [];
  for await (const rows of batchesOf(businessesOf(listStaged(ctx), merged), BATCH)) {
    const known = await find(
      ctx,
      rows.map(({ key }) => key),
    );
    const renewed = rows.flatMap((row) => {
      const before = known.get(row.key);
      return before && before.print !== printOf(row) ? [{ ...before, row }] : [];
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
    await addRemarks(ctx, [...merged.splice(0), ...untouched.map(leftAsItIs)]);
    const done = report.created + report.updated + report.unchanged + report.repeated;
    progress?.({ step: isDryRun ? "comparing" : "storing", rows: done, share: done / staged });
  }
}

/** What people have decided about since the last import: what the file says of it now is told, not done. */
function leftAsItIs({ row, isDeleted }: Imported & { row: ImportRow }): Remark {
  return { line: row.line, field: "businessName", reason: isDeleted ? "imports.deleted" : "imports.claimed" };
}
