/** The end of a member's plan: how it moves when a plan was bought. */
import { addYear } from "#base/dates.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

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
  const { plan_expires_at: previousEnd } = await ctx.db
    .selectFrom("members")
    .select("plan_expires_at")
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const startsAt = previousEnd && previousEnd > now ? previousEnd : now;
  let endsAt = startsAt;
  for (let year = 0; year < years; year += 1) endsAt = addYear(endsAt);
  await ctx.db
    .updateTable("members")
    .set({ plan_expires_at: endsAt, updated_at: now })
    .where("id", "=", memberId)
    .execute();
  await ctx.ports.releaseWaitingLeads(ctx, memberId);
  return { previousEnd, startsAt, endsAt };
}
