/** Another name for an area of work or a qualification: cards and search of the openings that name it follow, in portions. */
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Base, type Ctx, changed } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { jobKind } from "./job-kind.ts";
import { findNamesake, listNaming, lockEntry, type Table, updateEntry } from "./reference-queries.ts";

export const REFRESH_OPENINGS = "refresh-openings";
const AT_ONCE = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Its slug stays, which stands in addresses. Refuses a name that another has. */
export function renameEntry(
  ctx: Ctx,
  table: Table,
  { id, name, nameHi }: { id: number; name: string; nameHi: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = (await lockEntry(ctx, table, id)) ?? refuse("job.entry-not-found");
    const names = { name, name_hi: nameHi };
    if (await findNamesake(ctx, table, { id, ...names })) refuse("job.entry-there");
    await updateEntry(ctx, table, id, names);
    await logStaffAction(ctx, {
      action: `${table === "functional_areas" ? "functional-areas" : "qualifications"}.renamed`,
      kind: table,
      name,
      detail: { before: before.name },
    });
    await changed(ctx, "results");
    await ctx.ports.addJob(ctx, REFRESH_OPENINGS, { table, entryId: id });
  });
}

/** The job behind it. */
export async function refreshOpenings(
  base: Base,
  { table, entryId }: { table: Table; entryId: number },
): Promise<void> {
  for (let after = FIRST_ID, more = true; more; ) {
    const rows = await inTransaction(base, async (base) => {
      const rows = await listNaming(base, { table, entryId, after }, AT_ONCE);
      await itemsChanged(base, jobKind, rows);
      return rows;
    });
    after = rows.at(-1)?.id ?? after;
    more = rows.length === AT_ONCE;
  }
}
