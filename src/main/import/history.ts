/** The imports there were, and how one is undone, said in lines. */
import { showDate, showTime } from "#base/dates.ts";
import type { Words } from "#messages/words.ts";
import { listImports } from "#server/features/businesses/import/history-queries.ts";
import { undoImport } from "#server/features/businesses/import/undo.ts";
import { listKinds } from "#server/features/imports/list-kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

type Print = (text: string) => void;

export async function printImports(ctx: Handle, print: Print, say: Words): Promise<number> {
  const imports = await listImports(ctx);
  for (const { id, file_name, rows, created, updated, stored_at, undone_at } of imports) {
    const when = (at: Date) => `${showDate(at, say.language)}, ${showTime(at, say.language)}`;
    const values = { id: String(id), at: when(stored_at), file: file_name, rows, created, updated };
    print(
      undone_at
        ? say("imports.list-row-undone", { ...values, undone: when(undone_at) })
        : say("imports.list-row", values),
    );
  }
  if (!imports.length) print(say("imports.list-empty"));
  return 0;
}

export async function printUndo(
  ctx: Handle,
  { id, isPartial, now }: { id: number; isPartial: boolean; now: Date },
  print: Print,
  say: Words,
): Promise<number> {
  const {
    outcome,
    kind = "businesses",
    count,
    hindrances,
  } = await undoImport(ctx, id, { now, isPartial, kinds: listKinds });
  for (const { name, phone, why } of hindrances) print(say(`imports.undo-${why}`, { name, phone }));
  const [number, kept] = [{ id: String(id) }, { kind, n: hindrances.length }];
  if (outcome === "unknown") print(say("imports.undo-unknown", number));
  if (outcome === "undone-before") print(say("imports.undone-before", number));
  if (outcome === "hindered") print(say("imports.undo-hindered", kept));
  if (outcome === "undone") print(say("imports.undone", { ...number, kind, n: count }));
  if (outcome === "undone" && hindrances.length) print(say("imports.undo-kept", kept));
  return outcome === "undone" ? 0 : 1;
}
