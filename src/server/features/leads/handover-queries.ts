/** The SQL of leads that get another owner. */
import { type PlanStatus, planStatus } from "#contract/access.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Nobody is the owner of a lead of their own. */
export async function handOverLeads(
  { db }: Handle,
  { businessId, from, to }: { businessId: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable("leads")
    .set({ owner_id: to })
    .where("contact_id", "=", businessId)
    .where("owner_id", "=", from)
    .where("member_id", "<>", to)
    .execute();
}

export async function planOf({ db }: Handle, memberId: string, now: Date): Promise<PlanStatus> {
  const { plan_expires_at } = await db
    .selectFrom("members")
    .select("plan_expires_at")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return planStatus(plan_expires_at, now);
}
