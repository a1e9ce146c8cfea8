/** The leads of a business and of its offerings go along when it gets another owner. */
import { isPaid } from "#contract/access.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { handOverLeads, planOf, uncountOwnLeads } from "./handover-queries.ts";
import { releaseWaitingLeads } from "./waiting.ts";

export interface Handover {
  businessId: string;
  from: string;
  to: string;
}

/** They are open to the new owner at once where a plan runs, and wait for one otherwise. What the new owner once asked there as a member stays as it was and is counted no more. */
export async function handLeadsOver(ctx: Handle & Pick<Ctx, "clock">, handover: Handover): Promise<void> {
  await handOverLeads(ctx, handover);
  await uncountOwnLeads(ctx, handover);
  if (isPaid(await planOf(ctx, handover.to, ctx.clock.now()))) await releaseWaitingLeads(ctx, handover.to);
}
