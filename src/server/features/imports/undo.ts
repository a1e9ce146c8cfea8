/** Undoing an import from the console: what hinders it is said at once, and the work itself is a job. */
import {
  endUndo,
  type Hindrance,
  listHindrances,
  lockChanged,
  lockImport,
  startUndo,
} from "#server/features/businesses/import/undo-queries.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { IMPORTS_LINE } from "./lists.ts";

export const UNDO_IMPORT = "undo-import";

/** Answers what hinders it; nothing is begun while anything does, unless `isPartial`. */
export function askToUndo(
  ctx: Ctx,
  importNo: number,
  isPartial: boolean,
): Promise<{ isBegun: boolean; hindrances: Hindrance[] }> {
  return inTransaction(ctx, async (ctx) => {
    const found = (await lockImport(ctx, importNo)) ?? refuse("import.not-found");
    if (found.undone_at || found.undo_asked_at) refuse("import.undone-before");
    await lockChanged(ctx, importNo);
    const hindrances = await listHindrances(ctx, importNo);
    if (hindrances.length && !isPartial) return { isBegun: false, hindrances };
    await startUndo(ctx, importNo, ctx.clock.now());
    await ctx.ports.addJob(ctx, UNDO_IMPORT, { importNo, isPartial }, { line: IMPORTS_LINE });
    await logStaffAction(ctx, { action: "import.undone", kind: "import", name: found.file_name });
    return { isBegun: true, hindrances };
  });
}

/** The job: whether it was undone stands with the import; if not, it can be asked for again. */
export async function undoApart(
  base: Base,
  { importNo, isPartial }: { importNo: number; isPartial: boolean },
): Promise<void> {
  await base.ports.importStep({ undo: importNo, isPartial });
  await endUndo(base, importNo);
}
