/** Undoes an import as a whole: what it added is taken away and what it changed gets its former values back, unless somebody has taken it over since. */
import type { ListKindKey } from "#contract/import-kinds.ts";
import { changed } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { liftTimeLimit } from "./queries.ts";
import type { IndexedList } from "./report.ts";
import { type Hindrance, listHindrances, lockChanged, lockImport, markUndone, restoreChanged } from "./undo-queries.ts";

export interface UndoResult {
  outcome: "undone" | "hindered" | "undone-before" | "unknown";
  /** Of an import that can be undone. */
  kind?: ListKindKey;
  /** Rows that were taken away or given their former values. */
  count: number;
  /** What stays as it is. */
  hindrances: Hindrance[];
}

export type ListKinds = Record<ListKindKey, IndexedList>;

const BATCH = 1000;

/** Nothing is undone when anything hinders it, unless `isPartial`: then all else is. */
export function undoImport(
  ctx: Handle,
  id: number,
  { now, kinds, isPartial }: { now: Date; kinds: ListKinds; isPartial: boolean },
): Promise<UndoResult> {
  return inTransaction(ctx, async (ctx): Promise<UndoResult> => {
    await liftTimeLimit(ctx);
    const found = await lockImport(ctx, id);
    if (!found) return { outcome: "unknown", count: 0, hindrances: [] };
    if (found.undone_at) return { outcome: "undone-before", count: 0, hindrances: [] };
    const { list, index } = kinds[found.kind];
    await lockChanged(ctx, list, id);
    const hindrances = await listHindrances(ctx, list, id);
    if (hindrances.length && !isPartial) return { outcome: "hindered", kind: found.kind, count: 0, hindrances };
    const except = hindrances.map((hindrance) => hindrance.id);
    const ids = [...(await list.removeAdded(ctx, id, except, now)), ...(await restoreChanged(ctx, list, id, except))];
    await index(ctx, batches(ids));
    await markUndone(ctx, id, now);
    await changed(ctx, "*");
    return { outcome: "undone", kind: found.kind, count: ids.length, hindrances };
  });
}

async function* batches(ids: string[]): AsyncGenerator<string[]> {
  for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH);
}
