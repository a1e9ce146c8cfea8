/** Undoes an import as a whole: what it added is taken away and what it changed gets its former values back, unless somebody has taken it over since. */
import { changed } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { liftTimeLimit } from "./queries.ts";
import type { ImportOptions } from "./report.ts";
import { type Hindrance, listHindrances, lockChanged, lockImport, markUndone, undoChanges } from "./undo-queries.ts";

export interface UndoResult {
  outcome: "undone" | "hindered" | "undone-before" | "unknown";
  /** Businesses that were taken away or given their former values. */
  count: number;
  /** What stays as it is. */
  hindrances: Hindrance[];
}

const BATCH = 1000;

/** Nothing is undone when anything hinders it, unless `isPartial`: then all else is. */
export function undoImport(
  ctx: Handle,
  id: number,
  { now, index, isPartial }: Pick<ImportOptions, "now" | "index"> & { isPartial: boolean },
): Promise<UndoResult> {
  return inTransaction(ctx, async (ctx): Promise<UndoResult> => {
    await liftTimeLimit(ctx);
    const found = await lockImport(ctx, id);
    if (!found) return { outcome: "unknown", count: 0, hindrances: [] };
    if (found.undone_at) return { outcome: "undone-before", count: 0, hindrances: [] };
    await lockChanged(ctx, id);
    const hindrances = await listHindrances(ctx, id);
    if (hindrances.length && !isPartial) return { outcome: "hindered", count: 0, hindrances };
    const except = hindrances.map((hindrance) => hindrance.id);
    const ids = await undoChanges(ctx, id, except, now);
    await index(ctx, batches(ids));
    await markUndone(ctx, id, now);
    await changed(ctx, "*");
    return { outcome: "undone", count: ids.length, hindrances };
  });
}

async function* batches(ids: string[]): AsyncGenerator<string[]> {
  for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH);
}
