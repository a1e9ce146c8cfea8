/** The SQL of an owner's work on leads. */
import type { Selectable, Updateable } from "kysely";
import { LEAD_STAGES } from "#contract/lead-views.ts";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Leads } from "#server/tables/database.ts";
import { COLUMNS, type LeadRow, leadsOf, type OwnList } from "./lead-queries.ts";

/** Held until the transaction ends. A lead that waits for a plan is nobody's to work on yet. */
export function findOwnLead(
  ctx: Handle,
  kind: Kind,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<(LeadRow & Pick<Selectable<Leads>, "answered_at">) | undefined> {
  return ctx.db
    .selectFrom("leads")
    .select([...COLUMNS, "answered_at"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("item_kind", "=", kind.number)
    .where("waiting", "=", false)
    .where(notBlockedBetween("owner_id", "member_id"))
    .forUpdate()
    .executeTakeFirst();
}

export function updateWork(ctx: Handle, id: string, work: Updateable<Leads>): Promise<LeadRow> {
  return ctx.db.updateTable("leads").set(work).where("id", "=", id).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** How many leads of a list are in each stage. */
export async function countStages(ctx: Handle, list: OwnList): Promise<Record<LeadRow["stage"], number>> {
  const rows = await leadsOf(ctx, list)
    .select(["stage", (e) => e.fn.countAll<number>().as("total")])
    .where(notBlockedBetween("owner_id", "member_id"))
    .groupBy("stage")
    .execute();
  const totals = new Map(rows.map(({ stage, total }) => [stage, total]));
  return Object.fromEntries(LEAD_STAGES.map((stage) => [stage, totals.get(stage) ?? 0])) as Record<
    LeadRow["stage"],
    number
  >;
}

/** Leads whose owner is to be reminded, up to that day, and can open them. */
export async function listFollowUps(
  ctx: Handle,
  { until, now, limit }: { until: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("leads as l")
    .innerJoin("members as m", "m.id", "l.owner_id")
    .select("l.id")
    .where("l.follow_up_on", "is not", null)
    .where("l.follow_up_on", "<=", until)
    .where((e) => e("l.reminded_on", "is distinct from", e.ref("l.follow_up_on")))
    .where("l.waiting", "=", false)
    .where("m.plan_expires_at", ">", now)
    .where("m.blocked_at", "is", null)
    .where(notBlockedBetween("l.owner_id", "l.member_id"))
    .orderBy("l.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a lead as told; undefined when it is no longer due. */
export function takeFollowUp(ctx: Handle, { id, until }: { id: string; until: string }) {
  return ctx.db
    .updateTable("leads")
    .set((e) => ({ reminded_on: e.ref("follow_up_on") }))
    .where("id", "=", id)
    .where("follow_up_on", "<=", until)
    .where((e) => e("reminded_on", "is distinct from", e.ref("follow_up_on")))
    .returning(["id", "owner_id", "item_kind", "item_id", "contact_id", "contact_person", "city", "follow_up_on"])
    .executeTakeFirst();
}
