/** Undoing an import from the console: what hinders it is said at once, and the work itself is a job. */
import {
  endUndo,
  findHindrances,
  type Hindrance,
  lockImport,
  startUndo,
} from "#server/features/businesses/import/undo-queries.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logEndedStaffAction } from "#server/platform/staff-log.ts";
import { listKinds } from "./list-kinds.ts";
import { IMPORTS_LINE } from "./lists.ts";

export const UNDO_IMPORT = "undo-import";

/** More would take longer than a step may; the operator's command has no such limit. */
const MOST_BUSINESSES = 50_000;
const MOST_HINDRANCES = 20;

/** Answers what hinders it, twenty at most, and how many there are; nothing is begun while anything does, unless `isPartial`. The businesses are not held: the job looks again. */
export function askToUndo(
  ctx: Ctx,
  importNo: number,
  isPartial: boolean,
): Promise<{ isBegun: boolean; hindrances: Hindrance[]; hindered: number }> {
  return inTransaction(ctx, async (ctx) => {
    const found = (await lockImport(ctx, importNo)) ?? refuse("import.not-found");
    if (found.undone_at || found.undo_asked_at) refuse("import.undone-before");
    if (found.created + found.updated > MOST_BUSINESSES)
      refuse("import.too-long-to-undo", { n: MOST_BUSINESSES, id: String(importNo) });
    const hindrances = await findHindrances(ctx, listKinds[found.kind].list, importNo, MOST_HINDRANCES);
    if (hindrances.hindered && !isPartial) return { isBegun: false, ...hindrances };
    await startUndo(ctx, importNo, ctx.clock.now());
    const job = { importNo, isPartial, askedBy: memberOf(ctx).id };
    await ctx.ports.addJob(ctx, UNDO_IMPORT, job, { line: IMPORTS_LINE });
    return { isBegun: true, ...hindrances };
  });
}

interface UndoJob {
  importNo: number;
  isPartial: boolean;
  /** Who of the staff; missing in jobs from before the log was written here. */
  askedBy?: string;
}

/** The job: what came of it stands with the import, and in the log once it is done; if it is not, it can be asked for again. */
export async function undoApart(base: Base, { importNo, isPartial, askedBy }: UndoJob): Promise<void> {
  const step = await base.ports.importStep({ undo: importNo, isPartial });
  await inTransaction(base, async (base) => {
    const found = await lockImport(base, importNo);
    if (!found?.undo_asked_at) return;
    if (!found.undone_at) return endUndo(base, importNo, step === "done" ? "hindered" : step);
    await endUndo(base, importNo, null);
    if (!askedBy) return;
    await logEndedStaffAction(base, askedBy, { action: "import.undone", kind: "import", name: found.file_name });
  });
}
