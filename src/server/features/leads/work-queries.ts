/** The SQL of an owner's work on leads. */
import type { Updateable } from "kysely";
import { LEAD_STAGES } from "#contract/lead-views.ts";
import type { Item, Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Leads } from "#server/tables/database.ts";
import { COLUMNS, type LeadRow } from "./lead-queries.ts";

/** Held until the transaction ends. A lead that waits for a plan is nobody's to work on yet. */
export function findOwnLead(
  ctx: Handle,
  kind: Kind,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<LeadRow | undefined> {
  return ctx.db
    .selectFrom("leads")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("item_kind", "=", kind.number)
    .where("waiting", "=", false)
    .forUpdate()
    .executeTakeFirst();
}

export function updateWork(ctx: Handle, id: string, work: Updateable<Leads>): Promise<LeadRow> {
  return ctx.db.updateTable("leads").set(work).where("id", "=", id).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** How many leads of an item are in each stage. */
export async function countStages(ctx: Handle, { kind, id }: Item): Promise<Record<LeadRow["stage"], number>> {
  const rows = await ctx.db
    .selectFrom("leads")
    .select(["stage", (e) => e.fn.countAll<number>().as("total")])
    .where("item_kind", "=", kind.number)
    .where("item_id", "=", id)
    .groupBy("stage")
    .execute();
  const totals = new Map(rows.map(({ stage, total }) => [stage, total]));
  return Object.fromEntries(LEAD_STAGES.map((stage) => [stage, totals.get(stage) ?? 0])) as Record<
    LeadRow["stage"],
    number
  >;
}
