/** The end of a member's plan, and how a payment moves it. */
import { addYear } from "#base/dates.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { lockPlanEnd, updateMember } from "./account-queries.ts";

export interface PlanPeriod {
  previousEnd: Date | null;
  startsAt: Date;
  endsAt: Date;
}

/** Adds calendar years to the later of now and the present end, in the caller's transaction, and opens the leads that waited for it; the member's row stays locked until its commit, so that two payments add one after the other. */
export async function extendPlan(
  ctx: Handle & Pick<Ctx, "clock" | "ports">,
  memberId: string,
  { years, now }: { years: number; now: Date },
): Promise<PlanPeriod> {
  const previousEnd = await lockPlanEnd(ctx, memberId);
  const startsAt = previousEnd && previousEnd > now ? previousEnd : now;
  let endsAt = startsAt;
  for (let year = 0; year < years; year += 1) endsAt = addYear(endsAt);
  await updateMember(ctx, memberId, { plan_expires_at: endsAt, updated_at: now });
  await ctx.ports.releaseWaitingLeads(ctx, memberId);
  return { previousEnd, startsAt, endsAt };
}
