/** What a granted exemption brings: one calendar year of the plan, without order, payment and receipt. */
import { newId } from "#base/ids.ts";
import { extendPlan } from "#server/features/members/plan-expiry.ts";
import type { Base } from "#server/platform/context.ts";
import { listPlans } from "../queries.ts";
import { insertGrant } from "./queries.ts";

/** Adds the year in the caller's transaction and answers its end. A second grant for the same exemption is refused by the database. */
export async function grantExemptYear(
  base: Base,
  { memberId, exemptionId }: { memberId: string; exemptionId: string },
): Promise<Date> {
  const now = base.clock.now();
  const plans = await listPlans(base);
  const plan = plans.find(({ on_sale }) => on_sale) ?? plans[0]!;
  const { previousEnd, startsAt, endsAt } = await extendPlan(base, memberId, { years: 1, now });
  await insertGrant(base, {
    id: newId(),
    exemption_id: exemptionId,
    member_id: memberId,
    plan_id: plan.id,
    previous_end: previousEnd,
    starts_at: startsAt,
    ends_at: endsAt,
    granted_at: now,
  });
  return endsAt;
}
